import { useTranslation } from 'react-i18next';
import type { Instance } from '#shared/cart/instance.ts';
import type { Product } from '#shared/catalogue/product.ts';
import { explainInstance } from '#shared/pricing/explain-instance.ts';
import { useFormat } from '../../i18n/use-format.ts';
import { Facts } from '../../ui/layout/facts.tsx';
import type { Offer } from './offer.ts';
import styles from './price-breakdown.module.css';
import { useBreakdownWords } from './use-breakdown-words.ts';

type PriceBreakdownProps = {
  instance: Instance;
  product: Product | null;
  offer: Offer;
  /** What the sum is called where "Total" says too much or too little: an estimate, one room of several. */
  total?: string | undefined;
  /** How many alike the sum is of; a single share is then not told beside it. */
  count?: number | undefined;
};

/** The arithmetic of one price, addend by addend as the shared rules make it. The tile minimum is not in it (PR27). */
export function PriceBreakdown({ instance, product, offer, total, count }: PriceBreakdownProps) {
  const { t } = useTranslation('configure');
  const { money } = useFormat();
  const wordsOf = useBreakdownWords(product);
  const { breakdown, floorCents, amountCents, isAsBooked } = breakdownOf(instance, product, offer);
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
        ...(count !== undefined && breakdown.length < 2 ? [] : breakdown).map((share, index) => ({
          label: wordsOf(share),
          value: `${index > 0 && share.cents > 0 ? '+' : ''}${money(share.cents)}`,
        })),
        { label: t('story.floor'), value: floorCents === 0 ? null : `+${money(floorCents)}` },
        { label: total ?? t('story.total'), value: <strong>{money(amountCents * (count ?? 1))}</strong> },
      ]}
    />
  );
}

function breakdownOf(instance: Instance, product: Product | null, { service, rates, bookedCents }: Offer) {
  return explainInstance(instance, service, product, rates, bookedCents?.(instance));
}

/** Folded away until it is opened; a single share needs no arithmetic, and a booked price has none. */
export function FoldedPriceBreakdown(props: PriceBreakdownProps) {
  const { t } = useTranslation('configure');
  const { breakdown, isAsBooked } = breakdownOf(props.instance, props.product, props.offer);
  if (isAsBooked) return <PriceBreakdown {...props} />;
  if (breakdown.length < 2) return null;
  return (
    <details className={styles.folded}>
      <summary>{t('story.open')}</summary>
      <PriceBreakdown {...props} />
    </details>
  );
}
