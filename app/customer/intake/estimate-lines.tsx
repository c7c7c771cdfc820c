import { useTranslation } from 'react-i18next';
import { priceInstance } from '#shared/pricing/price-instance.ts';
import { useFormat } from '../../i18n/use-format.ts';
import { Facts } from '../../ui/facts.tsx';
import type { Offer } from '../parts/offer.ts';
import { LEAST_MIN, toInstance } from './intake-draft.ts';
import type { RequestForm } from './use-request-form.ts';

/** The arithmetic of the estimate: first hour, the time after it, miles. The sums are the shared rules'. */
export function EstimateLines({ form: { kind, draft }, offer }: { form: RequestForm; offer: Offer }) {
  const { t } = useTranslation('intake');
  const { money, duration, number } = useFormat();
  const { service, rates } = offer;
  const price = priceInstance(toInstance(draft, kind), service, null, rates);
  const isHandyman = kind === 'handyman';
  const firstCents = isHandyman ? rates.handymanFirstHourCents : rates.rentmeFirstHourCents;
  const hourCents = isHandyman ? rates.handymanExtraHourCents : rates.rentmeExtraHourCents;
  const moreMin = draft.minutes - LEAST_MIN;
  const miles = draft.vehicle && typeof draft.miles === 'number' ? draft.miles : 0;
  return (
    <div className="stack">
      <Facts
        look="lines"
        facts={[
          { label: t('price.first'), value: money(firstCents) },
          {
            label: t('price.further', { time: duration(moreMin), rate: money(hourCents) }),
            value: moreMin > 0 ? `+${money(price.productBaseCents - firstCents)}` : null,
          },
          {
            label: t('price.miles', { miles: number(miles), rate: money(rates.rentmeMileCents) }),
            value: price.optionsSumCents > 0 ? `+${money(price.optionsSumCents)}` : null,
          },
          { label: t('price.total'), value: <strong>{money(price.amountCents)}</strong> },
        ]}
      />
      <p className="soft">
        <small>{t('price.estimateWhy')}</small>
      </p>
    </div>
  );
}
