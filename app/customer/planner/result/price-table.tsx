import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { PlannerValue } from '#shared/delivery/plan/planner-value.ts';
import type { Cents } from '#shared/kernel/money.ts';
import type { BreakdownLine } from '#shared/pricing/explain-instance.ts';
import type { Offer } from '../../../booking/offer/offer.ts';
import { useFormat } from '../../../i18n/use-format.ts';
import { planPrice } from '../plan-price.ts';
import styles from './result.module.css';

type PriceTableProps = { plan: PlannerValue; offer: Offer };

/** Base, pickups, miles, each with its rule (D313); the sum is the cart's, cent for cent. Nothing for a road that is quoted. */
export function PriceTable({ plan, offer }: PriceTableProps) {
  const { t } = useTranslation('planner');
  const { money } = useExactMoney();
  const { kind, breakdown, amountCents, isAsBooked } = planPrice(plan, offer);
  const shareWords = useShareRows(plan, offer);
  if (kind === 'quote') return null;
  const totals = {
    exact: t('result.total'),
    estimate: t('result.totalEstimate'),
    from: t('result.totalFrom'),
  };
  return (
    <table className={styles.price}>
      <caption className="visually-hidden">{t('result.title')}</caption>
      <tbody>
        {breakdown.map((share) => (
          <Row key={share.name} {...shareWords(share)} value={money(share.cents)} />
        ))}
        {kind === 'from' && !isAsBooked && (
          <Row
            name={t('result.milesRow')}
            rule={t('result.milesOpen', { price: money(offer.rates.deliveryMileCents) })}
            value={t('result.open')}
          />
        )}
      </tbody>
      <tfoot>
        <Row
          name={totals[kind]}
          rule={isAsBooked ? t('result.asBooked') : undefined}
          value={money(amountCents)}
        />
      </tfoot>
    </table>
  );
}

/** Every price to the cent, also a round one (D313). */
function useExactMoney() {
  const { money, number } = useFormat();
  return { number, money: (cents: Cents) => money(cents, 'exact') };
}

function Row({ name, rule, value }: { name: string; rule?: string | undefined; value: ReactNode }) {
  return (
    <tr>
      <th scope="row">
        {name} {rule && <small>{rule}</small>}
      </th>
      <td>{value}</td>
    </tr>
  );
}

/** Miles with two decimals: with the one of the distance the product would seem wrong (D51). */
function useShareRows({ mode }: PlannerValue, { rates }: Offer) {
  const { t } = useTranslation('planner');
  const { money, number } = useExactMoney();
  return ({ name, qty }: BreakdownLine): { name: string; rule: string } => {
    if (name === 'miles') {
      const price = money(rates.deliveryMileCents);
      return { name: t('result.milesRow'), rule: t('result.milesRule', { miles: number(qty, 2, 2), price }) };
    }
    if (name === 'morePickups') {
      const price = money(rates.extraPickupCents);
      return { name: t('result.stops'), rule: t('result.stopsRule', { count: qty, price }) };
    }
    return { name: t('result.base'), rule: t(`result.baseRule.${mode}`) };
  };
}
