import { useTranslation } from 'react-i18next';
import { serviceKinds } from '#shared/kinds/kinds.ts';
import { type Offer, offeredPrice } from '../../booking/offer/offer.ts';
import { toInstance } from '../../booking/request/request-draft.ts';
import type { RequestForm } from '../../booking/request/use-request-form.ts';
import { useFormat } from '../../i18n/use-format.ts';
import { PriceTag } from '../../ui/layout/price-tag.tsx';
import { useAnnouncedTotal } from '../parts/order/use-announced-total.ts';

/** What the bar says about money: an estimate that follows the form, or that there is no price yet (D304). */
export function RequestPrice({ form, offer }: { form: RequestForm; offer: Offer }) {
  const { t } = useTranslation('intake');
  const { money } = useFormat();
  const { kind, draft } = form;
  const { vehicle } = serviceKinds[kind].request;
  const price = offeredPrice(toInstance(draft, kind), null, offer);
  const { amountCents } = price;
  useAnnouncedTotal(price.quote ? undefined : `${t('price.total')} ${money(amountCents)}`);
  if (price.quote) {
    return (
      <>
        <strong>{t('bar.quote')}</strong>
        <small className="soft">{t('bar.quoteWhy')}</small>
      </>
    );
  }
  return (
    <>
      <PriceTag text={money(amountCents)} amount={amountCents} textOf={money} size="l" />
      <small className="soft">{vehicle === null ? t('bar.estimate') : t('bar.estimateMiles')}</small>
    </>
  );
}
