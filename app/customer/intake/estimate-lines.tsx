import { useTranslation } from 'react-i18next';
import type { Offer } from '../../booking/offer/offer.ts';
import { PriceBreakdown } from '../../booking/offer/price-breakdown.tsx';
import { toInstance } from './intake-draft.ts';
import type { RequestForm } from './use-request-form.ts';

/** The arithmetic of the estimate: first hour, the time after it, miles; and that it is one. */
export function EstimateLines({ form: { kind, draft }, offer }: { form: RequestForm; offer: Offer }) {
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
