import { useTranslation } from 'react-i18next';
import type { Instance } from '#shared/cart/instance.ts';
import { explainInstance, type PriceShare } from '#shared/pricing/explain-instance.ts';
import { useFormat } from '../../../i18n/use-format.ts';
import { Facts } from '../../../ui/facts.tsx';
import type { Offer } from '../../parts/offer.ts';

/** The room total, share by share; the tile minimum is the whole job's and stands with its meter. */
export function TileStory({ instance, offer }: { instance: Instance; offer: Offer }) {
  const { t } = useTranslation('tile');
  const { money } = useFormat();
  const nameOf = useShareName();
  const { shares, amountCents } = explainInstance(instance, offer.service, null, offer.rates);
  return (
    <section aria-label={t('story.title')}>
      <Facts
        look="lines"
        facts={[
          ...shares.map((share) => ({ label: nameOf(share), value: money(share.cents) })),
          { label: t('story.total'), value: <strong>{money(amountCents)}</strong> },
        ]}
      />
    </section>
  );
}

function useShareName(): (share: PriceShare) => string {
  const { t } = useTranslation('tile');
  const { money, number } = useFormat();
  return ({ name, qty, cents }) => {
    const each = { area: number(qty), price: money(Math.round(cents / qty)) };
    if (name === 'area') return t('story.area', each);
    if (name === 'deepSoil') return t('story.deep', each);
    return name === 'sealant' ? t('story.sealant', each) : t('story.room');
  };
}
