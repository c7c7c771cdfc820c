import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { isStaffDiscount } from '#shared/coupons/staff-discount.ts';
import { withBookedServices } from '#shared/pricing/booked-services.ts';
import { openPart } from '#shared/pricing/open-part.ts';
import type { Totals } from '#shared/pricing/totals.ts';
import type { LocalCart } from '../../../data/cart/read-cart.ts';
import { useKnownCatalogue } from '../../../frame/served-page.ts';
import { useFormat } from '../../../i18n/use-format.ts';
import { useTotalWords } from '../../../i18n/use-total-words.ts';
import { type Fact, Facts } from '../../../ui/layout/facts.tsx';
import { PriceTag } from '../../../ui/layout/price-tag.tsx';
import { Tag } from '../../../ui/layout/tag.tsx';
import { listServiceSums } from '../booking/list-service-sums.ts';
import styles from './order-summary.module.css';

export type OrderTotalsProps = {
  cart: LocalCart;
  /** One line for each service, above the subtotal. */
  showServices?: boolean | undefined;
  /** Between the subtotal and the discounts: the cart's promo box. */
  promo?: ReactNode;
};

/**
 * `<OrderTotals cart showServices promo>` The sums of a cart without a frame or heading: services, subtotal, service
 * charge, discounts, total with its estimate and quote words, length of the visit, taxes. Money is never made here.
 */
export function OrderTotals({ cart, showServices = true, promo }: OrderTotalsProps) {
  const { t } = useTranslation('cart');
  const { totals } = cart;
  if (totals === undefined) return <p className={styles.small}>{t('summary.unpriced')}</p>;
  return (
    <div className={`stack ${styles.summary}`}>
      {showServices && <ServiceLines cart={cart} totals={totals} />}
      {totals.quote ? <QuoteLine /> : <Sums totals={totals} unsent={cart.estimateOnly} promo={promo} />}
      {/* The cart says it at the delivery itself. */}
      <Notes totals={totals} unsent={cart.estimateOnly} doubted={showServices && hasDoubt(cart)} />
    </div>
  );
}

/** Some point of a delivery is not where its address says (RT43). */
function hasDoubt({ items }: LocalCart): boolean {
  return items.some(({ instances }) => instances.some(({ deliveryMeta }) => deliveryMeta?.doubt));
}

function ServiceLines({ cart, totals }: { cart: LocalCart; totals: Totals }) {
  const { t } = useTranslation('cart');
  const { money, locale } = useFormat();
  const catalogue = useKnownCatalogue();
  if (catalogue === undefined) return null;
  const { services } = withBookedServices(catalogue.book, cart.booked);
  const facts: Fact[] = listServiceSums(totals.lines).map((sum) => {
    const title = services.get(sum.serviceId)?.title[locale] ?? t('group.unknown');
    return {
      label: t(sum.estimate ? 'summary.lineEstimate' : 'summary.line', { title, qty: sum.qty }),
      value: sum.withdrawn
        ? t('item.withdrawn')
        : sum.quote
          ? t('summary.quote')
          : sum.provisional
            ? t('item.from', { price: money(sum.amountCents) })
            : money(sum.amountCents),
    };
  });
  return cart.items.length > 0 ? <Facts facts={facts} look="lines" /> : null;
}

function Sums({ totals, unsent, promo }: { totals: Totals; unsent: boolean; promo: ReactNode }) {
  const { t } = useTranslation('cart');
  const { money } = useFormat();
  const { toQuote } = openPart(totals.lines);
  const active = totals.promotions.filter((coupon) => coupon.active);
  return (
    <>
      <Facts
        look="lines"
        facts={[
          { label: t('summary.subtotal'), value: money(totals.subtotalCents) },
          {
            label: t('summary.serviceCharge'),
            value: totals.serviceChargeCents > 0 ? money(totals.serviceChargeCents) : null,
          },
        ]}
      />
      {promo}
      {active.length > 0 && (
        <Facts
          look="lines"
          facts={[
            ...active.map((coupon) => ({
              label: isStaffDiscount(coupon)
                ? t('summary.staffDiscount', { reason: coupon.label })
                : t('summary.coupon', { label: coupon.label, code: coupon.code }),
              value: <span className={styles.saving}>−{money(coupon.discountCents)}</span>,
            })),
            {
              label: t('summary.discount'),
              value:
                active.length > 1 ? (
                  <span className={styles.saving}>−{money(totals.discountCents)}</span>
                ) : null,
            },
          ]}
        />
      )}
      <TotalLine totals={totals} unsent={unsent} />
      {toQuote > 0 && <p className={styles.small}>{t('summary.plusQuotes', { count: toQuote })}</p>}
    </>
  );
}

function TotalLine({ totals, unsent }: { totals: Totals; unsent: boolean }) {
  const { t } = useTranslation('cart');
  const words = useTotalWords();
  const open = openPart(totals.lines);
  return (
    <div className={styles.total}>
      <span className={styles.words}>
        {words.label({ ...open, estimate: totals.estimate })}
        {unsent && <Tag tone="sun">{t('summary.estimate')}</Tag>}
      </span>
      <PriceTag
        text={words.amount(totals.totalCents, open)}
        amount={totals.totalCents}
        textOf={(cents) => words.amount(cents, open)}
        size="l"
      />
    </div>
  );
}

/** A cart of quotes alone has no total to show (D46). */
function QuoteLine() {
  const { t } = useTranslation('cart');
  return <p className={styles.total}>{t('summary.quote')}</p>;
}

/** The small print, each line only when it is true. */
function Notes({ totals, unsent, doubted }: { totals: Totals; unsent: boolean; doubted: boolean }) {
  const { t } = useTranslation('cart');
  const { money, duration } = useFormat();
  const notes = [
    totals.quote && t('summary.quoteOnly'),
    totals.tileMinimumCents > 0 && t('summary.tileMinimum', { amount: money(totals.tileMinimumCents) }),
    unsent && t('summary.unsent'),
    doubted && t('summary.doubtWhy'),
    totals.estimate && t('summary.estimateWhy'),
    !totals.quote && t('summary.tax'),
  ].filter((note) => note !== false);
  return (
    <>
      <Facts
        look="lines"
        facts={[{ label: t('summary.booking'), value: totals.minutes > 0 ? duration(totals.minutes) : null }]}
      />
      {notes.map((note) => (
        <p key={note} className={styles.small}>
          {note}
        </p>
      ))}
    </>
  );
}
