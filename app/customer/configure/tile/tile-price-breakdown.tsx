import { useTranslation } from 'react-i18next';
import type { Instance } from '#shared/cart/instance.ts';
import type { Offer } from '../../../booking/offer/offer.ts';
import { PriceBreakdown } from '../../../booking/offer/price-breakdown.tsx';

/** The room total, share by share; the tile minimum is the whole job's and stands with its meter. */
export function TilePriceBreakdown({ instance, offer }: { instance: Instance; offer: Offer }) {
  const { t } = useTranslation('tile');
  return (
    <section aria-label={t('story.title')}>
      <PriceBreakdown instance={instance} product={null} offer={offer} total={t('story.total')} />
    </section>
  );
}
