import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { Navigate } from 'react-router-dom';
import { refreshCart } from '../../local/commands/refresh-cart.ts';
import { refreshCatalogue } from '../../local/commands/refresh-catalogue.ts';
import { readCart } from '../../local/reads/cart.ts';
import { readCatalogue } from '../../local/reads/catalogue.ts';
import { readEditServices } from '../../local/reads/edit-services.ts';
import { readSlotSelection } from '../../local/reads/slot-selection.ts';
import { useScreenTitle } from '../../shell/use-screen-title.ts';
import { Skeleton, SkeletonGroup } from '../../ui/skeleton.tsx';
import { BookingSteps } from '../parts/booking-steps.tsx';
import { EmptyUnlessComing } from '../parts/empty-unless-coming.tsx';
import { NoCatalogue } from '../parts/no-catalogue.tsx';
import { useBookedMeanwhile } from '../parts/use-booked-meanwhile.ts';
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
  const edit = useStored(readEditServices);
  const isBookedMeanwhile = useBookedMeanwhile();
  if (!cart || !catalogue || !selection || !edit) return <Loading />;
  if (isBookedMeanwhile && !edit.value) return <Navigate to="/confirmation" replace />;
  if (cart.value.count === 0) return <EmptyUnlessComing loading={<Loading />} />;
  if (!catalogue.value || !cart.value.totals) return <WithoutCatalogue />;
  const { timeZone, horizonDays } = catalogue.value;
  return (
    <PickTime
      {...{ timeZone, horizonDays }}
      cart={cart.value}
      totals={cart.value.totals}
      selection={selection.value}
      current={edit.value?.initialStartAt}
    />
  );
}

function WithoutCatalogue() {
  const { t } = useTranslation('checkout');
  return <NoCatalogue title={t('day.failed')} retry={t('retry')} loading={<Loading />} />;
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
