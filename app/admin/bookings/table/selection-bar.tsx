import { CircleCheck, CircleX, Trash2, Undo2, X } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../../ui/actions/button.tsx';
import { IconButton } from '../../../ui/actions/icon-button.tsx';
import { useWhyWait } from '../../parts/use-why-wait.ts';
import type { BulkKind } from '../bulk/bulk-steps.ts';
import styles from './bookings-cards.module.css';
import rowStyles from './row.module.css';

type SelectionBarProps = {
  selected: number;
  /** Others that answer the filter and are not loaded, if it is known how many; told once all loaded ones are selected. */
  beyond: number | 'some';
  count: number;
  busy: boolean;
  /** What can be done with at least one of them. */
  kinds: readonly BulkKind[];
  onSelectBeyond: () => void;
  onClear: () => void;
  onBulk: (kind: BulkKind) => void;
};

const looks = {
  confirm: {
    words: 'booking.confirm.action',
    variant: 'primary',
    icon: <CircleCheck aria-hidden="true" />,
  },
  cancel: { words: 'bookings.bulk.cancel', variant: 'secondary', icon: <CircleX aria-hidden="true" /> },
  remove: { words: 'bookings.bulk.remove', variant: 'danger', icon: <Trash2 aria-hidden="true" /> },
  restore: { words: 'bookings.bulk.undo', variant: 'primary', icon: <Undo2 aria-hidden="true" /> },
} as const satisfies Record<BulkKind, unknown>;

/** What can be done with the ticked rows; stays in sight at the foot of the page. */
export function SelectionBar(props: SelectionBarProps) {
  const { selected, beyond, count, busy, kinds, onSelectBeyond, onClear, onBulk } = props;
  const { t } = useTranslation('admin');
  const whyWait = useWhyWait();
  if (selected === 0) return null;
  const isSome = beyond === 'some';
  return (
    <section className={styles.bar} aria-label={t('bookings.bulk.label')} data-sticky-bar="always">
      <IconButton label={t('bookings.unselect')} icon={<X aria-hidden="true" />} onClick={onClear} />
      <p className={styles.barWords} role="status">
        <strong>{t('bookings.selected', { count: selected })}</strong>
        {beyond !== 0 && (
          <span> {isSome ? t('bookings.beyondSome') : t('bookings.beyond', { count: beyond })}</span>
        )}
      </p>
      {beyond !== 0 && (
        <Button variant="quiet" busy={busy} disabled={whyWait !== undefined} onClick={onSelectBeyond}>
          {isSome ? t('bookings.selectAll') : t('bookings.selectBeyond', { count })}
        </Button>
      )}
      {whyWait !== undefined && <p className={rowStyles.small}>{whyWait}</p>}
      {kinds.map((kind) => (
        <Button
          key={kind}
          variant={looks[kind].variant}
          disabled={whyWait !== undefined}
          icon={looks[kind].icon}
          onClick={() => onBulk(kind)}
        >
          {t(looks[kind].words)}
        </Button>
      ))}
    </section>
  );
}
