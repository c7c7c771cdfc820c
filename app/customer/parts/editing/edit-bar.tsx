import { Check } from 'lucide-react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { Cents } from '#shared/kernel/money.ts';
import { useFormat } from '../../../i18n/use-format.ts';
import { Button } from '../../../ui/actions/button.tsx';
import { PriceTag } from '../../../ui/layout/price-tag.tsx';
import { StickyBar } from '../../../ui/layout/sticky-bar.tsx';
import { useAnnouncedTotal } from '../order/use-announced-total.ts';
import styles from './edit-bar.module.css';

type EditBarProps = {
  /** In place of the prices, for what has none. */
  instead?: ReactNode;
  priceCents: Cents;
  wasCents: Cents;
  complete: boolean;
  locked: boolean;
  onCancel: () => void;
  onSave: () => void;
};

/** The new price of what is being edited beside the old one, Cancel and Save. */
export function EditBar({ instead, priceCents, wasCents, complete, locked, onCancel, onSave }: EditBarProps) {
  const { t } = useTranslation('configure');
  const { money } = useFormat();
  useAnnouncedTotal(money(priceCents));
  return (
    <StickyBar
      label={t('bar.label')}
      action={
        <div className={`cluster ${styles.ways}`}>
          <Button variant="quiet" onClick={onCancel}>
            {t('edit.cancel')}
          </Button>
          <Button
            size="l"
            icon={<Check aria-hidden="true" />}
            busy={locked}
            disabled={!complete}
            why={t('bar.unavailable')}
            onClick={onSave}
          >
            {t('edit.save')}
          </Button>
        </div>
      }
    >
      {instead || (
        <PriceTag
          text={money(priceCents)}
          amount={priceCents}
          textOf={money}
          was={priceCents === wasCents ? undefined : { label: t('edit.was'), text: money(wasCents) }}
          size="l"
        />
      )}
    </StickyBar>
  );
}
