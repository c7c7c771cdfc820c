import { useTranslation } from 'react-i18next';
import { toCents } from '#shared/kernel/money.ts';
import { useFormat } from '../../../i18n/use-format.ts';
import { Facts } from '../../../ui/layout/facts.tsx';
import styles from './delivery.module.css';
import { DeliveryWay } from './delivery-way.tsx';
import type { ShownDelivery } from './shown-delivery.ts';

type DeliveryCardProps = {
  delivery: ShownDelivery;
  /** With the table of prices; where the sums stand elsewhere it is left out. */
  withPricing?: boolean | undefined;
};

/** Everything about a booked delivery: the way, what was written to it, what it costs. */
export function DeliveryCard({ delivery, withPricing = false }: DeliveryCardProps) {
  const { t } = useTranslation('delivery');
  const { instructions, reference, estimatedBasketAmount: basket } = delivery;
  return (
    <div className="stack">
      <DeliveryWay delivery={delivery} withNotes sketchAlways />
      {(instructions || reference || basket !== null) && (
        <Facts
          facts={[
            { label: t('facts.reference'), value: reference },
            { label: t('facts.instructions'), value: instructions && <Written text={instructions} /> },
            {
              label: t('facts.basket'),
              value: basket !== null ? <Basket amount={basket} /> : null,
            },
          ]}
        />
      )}
      {!delivery.quote && (withPricing ? <Pricing delivery={delivery} /> : <OpenPrice {...delivery} />)}
    </div>
  );
}

/** What the errand may buy; it is not charged here (D52). */
function Basket({ amount }: { amount: number }) {
  const { t } = useTranslation('delivery');
  const { money } = useFormat();
  return (
    <>
      {money(toCents(amount))}
      <br />
      <small className={styles.note}>{t('facts.basketWhy')}</small>
    </>
  );
}

function Written({ text }: { text: string }) {
  return (
    <span className={styles.text} dir="auto">
      {text}
    </span>
  );
}

/** D50: what the price is made of while no road is known. */
function OpenPrice({ pricing }: ShownDelivery) {
  const { t } = useTranslation('delivery');
  const { money } = useFormat();
  if (pricing === undefined || pricing.mileageFee !== null) return null;
  const base = money(toCents(pricing.total));
  const rate = money(toCents(pricing.mileageRate));
  return <p className={styles.note}>{t('price.open', { base, rate })}</p>;
}

/** D313: base, more pickups, miles with full precision (D51). */
function Pricing({ delivery: { kind, stops, pricing, estimated } }: { delivery: ShownDelivery }) {
  const { t } = useTranslation('delivery');
  const { money } = useFormat();
  if (pricing === undefined) return null;
  const dollars = (amount: number) => money(toCents(amount));
  const isOpen = pricing.mileageFee === null;
  const more = stops.filter(({ type }) => type !== 'dropoff').length - 1;
  return (
    <Facts
      look="lines"
      facts={[
        { label: t(`price.base.${kind}`), value: dollars(pricing.baseFee) },
        {
          label: t('price.pickups', { count: more }),
          value: pricing.pickupFee > 0 ? dollars(pricing.pickupFee) : null,
        },
        {
          label: t('price.miles', { rate: dollars(pricing.mileageRate) }),
          value: pricing.mileageFee === null ? t('price.milesOpen') : dollars(pricing.mileageFee),
        },
        ...pricing.extras.map(({ label, amount }) => ({ label, value: dollars(amount) })),
        {
          label: estimated ? t('price.estimatedTotal') : t('price.total'),
          value: (
            <strong>
              {isOpen ? t('price.from', { price: dollars(pricing.total) }) : dollars(pricing.total)}
            </strong>
          ),
        },
      ]}
    />
  );
}
