import { CircleX, Trash2, X } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../ui/button.tsx';
import { IconButton } from '../../ui/icon-button.tsx';
import { useWhyWait } from '../parts/use-why-wait.ts';
import type { BulkKind } from './use-bulk.ts';

type SelectionBarProps = {
  selected: number;
  /** Others that answer the filter and are not loaded; told once all loaded ones are selected. */
  beyond: number;
  count: number;
  busy: boolean;
  onSelectBeyond: () => void;
  onClear: () => void;
  onBulk: (kind: BulkKind) => void;
};

/** What can be done with the ticked rows; stays in sight at the foot of the page. */
export function SelectionBar(props: SelectionBarProps) {
  const { selected, beyond, count, busy, onSelectBeyond, onClear, onBulk } = props;
  const { t } = useTranslation('admin');
  const whyWait = useWhyWait();
  if (selected === 0) return null;
  return (
    <section className="rows-bar" aria-label={t('bookings.bulk.label')} data-sticky-bar="always">
      <IconButton label={t('bookings.unselect')} icon={<X aria-hidden="true" />} onClick={onClear} />
      <p className="rows-bar-words" role="status">
        <strong>{t('bookings.selected', { count: selected })}</strong>
        {beyond > 0 && <span> {t('bookings.beyond', { count: beyond })}</span>}
      </p>
      {beyond > 0 && (
        <Button variant="quiet" busy={busy} onClick={onSelectBeyond}>
          {t('bookings.selectBeyond', { count })}
        </Button>
      )}
      {whyWait !== undefined && <p className="rows-small">{whyWait}</p>}
      <Button
        variant="secondary"
        disabled={whyWait !== undefined}
        icon={<CircleX aria-hidden="true" />}
        onClick={() => onBulk('cancel')}
      >
        {t('bookings.bulk.cancel')}
      </Button>
      <Button
        variant="danger"
        disabled={whyWait !== undefined}
        icon={<Trash2 aria-hidden="true" />}
        onClick={() => onBulk('remove')}
      >
        {t('bookings.bulk.remove')}
      </Button>
    </section>
  );
}
