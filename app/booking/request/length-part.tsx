import { useTranslation } from 'react-i18next';
import type { TimeQuestion } from '#shared/kinds/service-kind.ts';
import type { Offer } from '../offer/offer.ts';
import { PriceBreakdown } from '../offer/price-breakdown.tsx';
import { PartCard } from './part-card.tsx';
import { toInstance } from './request-draft.ts';
import type { RequestForm } from './use-request-form.ts';
import { useLengthTitle, WorkLength } from './work-length.tsx';

type LengthPartProps = { form: RequestForm; time: TimeQuestion; offer: Offer };

/** How long, and what that comes to. */
export function LengthPart({ form, time, offer }: LengthPartProps) {
  const { draft, isCompact } = form;
  const title = useLengthTitle(time);
  return (
    <PartCard form={form} part="time" title={title}>
      <WorkLength
        time={time}
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
