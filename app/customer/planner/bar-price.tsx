import { useTranslation } from 'react-i18next';
import type { Cents } from '#shared/kernel/money.ts';
import type { Offer } from '../../booking/offer/offer.ts';
import type { Plan } from '../../booking/plan/use-plan.ts';
import { useFormat } from '../../i18n/use-format.ts';
import { PriceTag } from '../../ui/layout/price-tag.tsx';
import { useRouteWords } from '../parts/delivery/use-route-words.ts';
import { useAnnouncedTotal } from '../parts/order/use-announced-total.ts';
import { planPrice } from './plan-price.ts';
import styles from './planner.module.css';
import { useAnnouncedRoute } from './result/use-announced-route.ts';
import { useFromWords } from './use-from-words.ts';

/** What the bar says about money: the price of the road, from which price, or that this one is quoted. */
export function BarPrice({ plan, offer }: { plan: Plan; offer: Offer }) {
  const { t } = useTranslation('planner');
  const { money } = useFormat();
  const wordsOf = useRouteWords();
  const fromWords = useFromWords();
  const shown = plan.shown ?? plan.value;
  const { kind, amountCents } = planPrice(shown, offer);
  const isOpen = kind === 'from';
  const exact = (cents: Cents) => money(cents, 'exact');
  useAnnouncedTotal(isOpen || kind === 'quote' ? undefined : exact(amountCents));
  // After the total: of two that become known together the later one is said.
  useAnnouncedRoute(plan, offer);
  if (kind === 'quote') {
    return (
      <>
        <strong>{t('result.quote')}</strong>
        <small className="soft">{t('bar.quoteText')}</small>
      </>
    );
  }
  if (isOpen) {
    return (
      <>
        <strong className="tabular">{fromWords(shown, offer)}</strong>
        <small className="soft">{plan.status === 'computing' ? t('bar.computing') : t('bar.pending')}</small>
      </>
    );
  }
  const miles = shown.route ? (wordsOf({ ...shown.route, routePending: false })?.distance ?? '') : '';
  const isStale = shown !== plan.value;
  const road = kind === 'estimate' ? t('bar.estimate', { miles }) : miles;
  return (
    <span className={styles.barPrice} data-dimmed={isStale || undefined}>
      <PriceTag text={exact(amountCents)} amount={amountCents} textOf={exact} size="l" />
      <small className="soft">{isStale ? t('bar.stale') : road}</small>
    </span>
  );
}
