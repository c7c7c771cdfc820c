import { useTranslation } from 'react-i18next';
import type { Instance } from '#shared/cart/instance.ts';
import type { Product } from '#shared/catalogue/product.ts';
import { explainInstance } from '#shared/pricing/explain-instance.ts';
import { useFormat } from '../../../i18n/use-format.ts';
import { Facts } from '../../../ui/layout/facts.tsx';
import type { Offer } from './offer.ts';
import styles from './price-story.module.css';
import { useShareWords } from './use-share-words.ts';

type PriceStoryProps = {
  instance: Instance;
  product: Product | null;
  offer: Offer;
  /** What the sum is called where "Total" says too much or too little: an estimate, one room of several. */
  total?: string | undefined;
};

/** The arithmetic of one price, addend by addend as the shared rules make it. The tile minimum is not in it (PR27). */
export function PriceStory({ instance, product, offer, total }: PriceStoryProps) {
  const { t } = useTranslation('configure');
  const { money } = useFormat();
  const wordsOf = useShareWords(offer, product);
  const { shares, floorCents, amountCents, isAsBooked } = storyOf(instance, product, offer);
  if (isAsBooked) {
    return (
      <Facts
        look="lines"
        facts={[{ label: t('story.asBooked'), value: <strong>{money(amountCents)}</strong> }]}
      />
    );
  }
  return (
    <Facts
      look="lines"
      facts={[
        ...shares.map((share, index) => ({
          label: wordsOf(share),
          value: `${index > 0 && share.cents > 0 ? '+' : ''}${money(share.cents)}`,
        })),
        { label: t('story.floor'), value: floorCents === 0 ? null : `+${money(floorCents)}` },
        { label: total ?? t('story.total'), value: <strong>{money(amountCents)}</strong> },
      ]}
    />
  );
}

function storyOf(instance: Instance, product: Product | null, { service, rates, bookedCents }: Offer) {
  return explainInstance(instance, service, product, rates, bookedCents?.(instance));
}

/** Folded away until it is opened; a single share needs no arithmetic, and a booked price has none. */
export function FoldedPriceStory(props: PriceStoryProps) {
  const { t } = useTranslation('configure');
  const { shares, isAsBooked } = storyOf(props.instance, props.product, props.offer);
  if (isAsBooked) return <PriceStory {...props} />;
  if (shares.length < 2) return null;
  return (
    <details className={styles.folded}>
      <summary>{t('story.open')}</summary>
      <PriceStory {...props} />
    </details>
  );
}
