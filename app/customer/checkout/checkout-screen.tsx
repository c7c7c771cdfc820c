import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { errorText } from '../../i18n/error-text.ts';
import { refreshCart } from '../../local/commands/refresh-cart.ts';
import { refreshCatalogue } from '../../local/commands/refresh-catalogue.ts';
import { readCart } from '../../local/reads/cart.ts';
import { readCatalogue } from '../../local/reads/catalogue.ts';
import { readFetch } from '../../local/reads/fetch-state.ts';
import { readSlotSelection } from '../../local/reads/slot-selection.ts';
import { useScreenTitle } from '../../shell/use-screen-title.ts';
import { Button } from '../../ui/button.tsx';
import { ErrorPanel } from '../../ui/error-panel.tsx';
import { Skeleton, SkeletonGroup } from '../../ui/skeleton.tsx';
import { BookingSteps } from '../parts/booking-steps.tsx';
import { NoCart } from '../parts/no-cart.tsx';
import { useReleaseOnLeave } from '../parts/use-release-on-leave.ts';
import { useStored } from '../parts/use-stored.ts';
import styles from './checkout.module.css';
import { PickTime } from './pick-time.tsx';

/** Step 2 of 3: a day and a time, held for ten minutes at the first tap (A§2, decisions 84-93). */
export function CheckoutScreen() {
  const { t } = useTranslation('checkout');
  useScreenTitle(t('title'));
  useReleaseOnLeave();
  useEffect(() => {
    void refreshCatalogue();
    void refreshCart();
  }, []);
  return (
    <div className={`page stack ${styles.screen}`}>
      <BookingSteps current={1} />
      <Content />
    </div>
  );
}

function Content() {
  const cart = useStored(readCart);
  const catalogue = useStored(readCatalogue);
  const selection = useStored(readSlotSelection);
  if (!cart || !catalogue || !selection) return <Loading />;
  if (cart.value.count === 0) return <EmptyUnlessComing />;
  if (!catalogue.value || !cart.value.totals) return <NoCatalogue />;
  return (
    <PickTime
      cart={cart.value}
      totals={cart.value.totals}
      timeZone={catalogue.value.timeZone}
      selection={selection.value}
    />
  );
}

/** A device that lost its database still knows the cart's id; its lines are on their way. */
function EmptyUnlessComing() {
  const fetch = useStored(() => readFetch('cart'));
  if (!fetch || fetch.value?.status === 'loading') return <Loading />;
  return <NoCart />;
}

function NoCatalogue() {
  const { t } = useTranslation('checkout');
  const fetch = useStored(() => readFetch('catalogue'))?.value;
  if (fetch?.status !== 'failed') return <Loading />;
  return (
    <ErrorPanel
      title={t('day.failed')}
      action={
        <Button variant="secondary" onClick={() => void refreshCatalogue({ force: true })}>
          {t('retry')}
        </Button>
      }
    >
      {errorText(fetch.code ?? '')}
    </ErrorPanel>
  );
}

function Loading() {
  const { t } = useTranslation('checkout');
  return (
    <SkeletonGroup label={t('day.loading')}>
      <Skeleton width="min(20rem, 80%)" height="2.5rem" />
      <Skeleton shape="box" height="5rem" />
      <Skeleton shape="box" height="22rem" />
    </SkeletonGroup>
  );
}
