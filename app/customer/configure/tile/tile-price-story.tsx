import { useTranslation } from 'react-i18next';
import type { Instance } from '#shared/cart/instance.ts';
import type { Offer } from '../../parts/offer/offer.ts';
import { PriceStory } from '../../parts/offer/price-story.tsx';

/** The room total, share by share; the tile minimum is the whole job's and stands with its meter. */
export function TilePriceStory({ instance, offer }: { instance: Instance; offer: Offer }) {
  const { t } = useTranslation('tile');
  return (
    <section aria-label={t('story.title')}>
      <PriceStory instance={instance} product={null} offer={offer} total={t('story.total')} />
    </section>
  );
}
