import { ArrowRight } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import type { Id } from '#shared/kernel/ids.ts';
import { openPart } from '#shared/pricing/open-part.ts';
import type { Totals } from '#shared/pricing/totals.ts';
import type { LocalCart } from '../../data/cart/read-cart.ts';
import type { Catalogue } from '../../data/catalogue/read-catalogue.ts';
import { officePath, staffEditedId } from '../../data/device/tab/edit-tab.ts';
import { lazyPart } from '../../frame/lazy-part.tsx';
import { useCancelPolicy } from '../../frame/use-cancel-policy.ts';
import { useTotalWords } from '../../i18n/use-total-words.ts';
import { Button, ButtonLink } from '../../ui/actions/button.tsx';
import { StepsBar } from '../../ui/feedback/steps-bar.tsx';
import { PageTitle } from '../../ui/layout/page-title.tsx';
import { StickyBar } from '../../ui/layout/sticky-bar.tsx';
import { BarTotal } from '../parts/order/bar-total.tsx';
import { OrderSummary } from '../parts/order/order-summary.tsx';
import { PriceNotice } from '../parts/order/price-notice.tsx';
import { usePriceConsent } from '../parts/order/use-price-consent.ts';
import styles from './cart.module.css';
import { CartNotices, CartWithoutConnection } from './cart-notices.tsx';
import { CouponBox } from './coupon-box.tsx';
import { groupCart } from './entry/group-cart.ts';
import { ServiceGroup } from './entry/service-group.tsx';

const EditChanges = lazyPart(() => import('../parts/editing/edit-changes.tsx'), 'EditChanges');

type CartContentsProps = { cart: LocalCart; totals: Totals; catalogue: Catalogue };

/** The populated cart: what was chosen on one side, what it costs and the way on at the other. */
export function CartContents({ cart, totals, catalogue }: CartContentsProps) {
  const { t } = useTranslation('cart');
  const officeId = cart.editingBookingId === null ? undefined : staffEditedId();
  const groups = groupCart(cart.items, totals, catalogue.book);
  const consent = usePriceConsent(cart, true);
  const blocked = groups.some((group) => group.withdrawn)
    ? t('checkout.blocked')
    : consent.change?.kind === 'asks'
      ? t('price.why')
      : undefined;
  return (
    <div className={`page stack ${styles.screen}`}>
      {officeId === undefined && <CartSteps />}
      <PageTitle>{t('title')}</PageTitle>
      <CartNotices cart={cart} />
      <PriceNotice {...{ consent, totals }} />
      <div className="sidebar">
        <div className="stack">
          {groups.map((group) => (
            <ServiceGroup
              key={group.serviceId}
              group={group}
              rates={catalogue.rates}
              booked={cart.booked}
              gone={catalogue.gone}
            />
          ))}
          <CartWithoutConnection cart={cart} />
        </div>
        <div className={`stack ${styles.side}`}>
          {cart.editingBookingId !== null && <EditChanges cart={cart} />}
          <OrderSummary
            cart={cart}
            showServices={false}
            promo={totals.quote ? undefined : <CouponBox cart={cart} totals={totals} />}
          >
            <div className={`stack ${styles.bottom}`}>
              <CheckoutButton {...{ blocked, officeId }} />
              <ButtonLink to="/services" variant="quiet" wide>
                {t('checkout.more')}
              </ButtonLink>
              <small className="soft">{officeId === undefined ? <FreeToCancel /> : t('office.note')}</small>
            </div>
          </OrderSummary>
        </div>
      </div>
      <TotalBar unsent={cart.estimateOnly} {...{ totals, blocked, officeId }} />
    </div>
  );
}

function FreeToCancel() {
  const { t } = useTranslation('cart');
  const { ahead } = useCancelPolicy();
  return ahead ? t('checkout.freeBefore', { ahead }) : t('checkout.free');
}

function CartSteps() {
  const { t } = useTranslation('cart');
  return (
    <StepsBar
      label={t('steps.label')}
      current={0}
      doneLabel={t('steps.done')}
      steps={[{ label: t('steps.cart') }, { label: t('steps.date') }, { label: t('steps.details') }]}
    />
  );
}

const toCheckout = { long: 'checkout.go', short: 'checkout.goShort' } as const;
const toOffice = { long: 'office.go', short: 'office.goShort' } as const;

/** `officeId`: the booking that staff edit here, which is saved in the back office and not at a checkout. */
type NextProps = { blocked: string | undefined; officeId: Id | undefined };

function CheckoutButton({ blocked, officeId, short = false }: NextProps & { short?: boolean }) {
  const { t } = useTranslation('cart');
  const keys = officeId === undefined ? toCheckout : toOffice;
  const words = t(short ? keys.short : keys.long);
  const next = officeId === undefined ? '/checkout' : officePath(officeId);
  if (blocked !== undefined) {
    return (
      <Button size="l" wide={!short} disabled why={blocked}>
        {words}
      </Button>
    );
  }
  return (
    <ButtonLink to={next} size="l" wide={!short} iconAfter={<ArrowRight aria-hidden="true" />}>
      {words}
    </ButtonLink>
  );
}

type TotalBarProps = NextProps & { totals: Totals; unsent: boolean };

/** Phones only: the summary is at the end of a long page, its total and button stay under the thumb. */
function TotalBar({ totals, unsent, ...next }: TotalBarProps) {
  const { t } = useTranslation('cart');
  const words = useTotalWords();
  return (
    <StickyBar label={t('checkout.bar')} phonesOnly action={<CheckoutButton {...next} short />}>
      <BarTotal
        totals={totals}
        totalCents={totals.totalCents}
        label={words.label({ ...openPart(totals.lines), estimate: totals.estimate || unsent })}
      />
    </StickyBar>
  );
}
