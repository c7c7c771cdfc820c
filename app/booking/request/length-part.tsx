import { useTranslation } from 'react-i18next';
import type { Offer } from '../offer/offer.ts';
import { PriceBreakdown } from '../offer/price-breakdown.tsx';
import { PartCard } from './part-card.tsx';
import { toInstance } from './request-draft.ts';
import type { RequestForm } from './use-request-form.ts';
import { WorkLength } from './work-length.tsx';

type LengthPartProps = { form: RequestForm; kind: 'handyman' | 'rentme'; offer: Offer };

/** How long, and what that comes to. */
export function LengthPart({ form, kind, offer }: LengthPartProps) {
  const { t } = useTranslation('intake');
  const { draft, isCompact } = form;
  return (
    <PartCard form={form} part="time" title={kind === 'handyman' ? t('handyman.time') : t('rentme.hours')}>
      <WorkLength
        kind={kind}
        minutes={draft.minutes}
        labelHidden={!isCompact}
        onChange={(minutes) => form.set({ minutes })}
      />
      {!isCompact && <EstimateLines form={form} offer={offer} />}
    </PartCard>
  );
}

/** The arithmetic of the estimate: first hour, the time after it, miles; and that it is one. */
function EstimateLines({ form: { kind, draft }, offer }: { form: RequestForm; offer: Offer }) {
  const { t } = useTranslation('intake');
  return (
    <div className="stack">
      <PriceBreakdown
        instance={toInstance(draft, kind)}
        product={null}
        offer={offer}
        total={t('price.total')}
      />
      <p className="soft">
        <small>{t('price.estimateWhy')}</small>
      </p>
    </div>
  );
}
