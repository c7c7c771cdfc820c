import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { Navigate, useSearchParams } from 'react-router-dom';
import { anyJob } from '#shared/agenda/fit-crew.ts';
import { remote } from '../../data/remote.ts';
import { readCheckout } from '../../data/slots/read-checkout.ts';
import { ignoredZip } from '../../data/slots/read-visit.ts';
import { visitKey } from '../../data/slots/visit-key.ts';
import { useKnownCatalogue } from '../../frame/served-page.ts';
import { useScreenTitle } from '../../frame/use-screen-title.ts';
import { useFormat } from '../../i18n/use-format.ts';
import { Skeleton, SkeletonGroup } from '../../ui/feedback/skeleton.tsx';
import { useStore } from '../../ui/use-store.ts';
import { BookingSteps } from '../parts/booking/booking-steps.tsx';
import { EmptyUnlessComing } from '../parts/booking/empty-unless-coming.tsx';
import { useBookedMeanwhile } from '../parts/booking/use-booked-meanwhile.ts';
import { useReleaseOnLeave } from '../parts/booking/use-release-on-leave.ts';
import { NoCatalogue } from '../parts/page/no-catalogue.tsx';
import { useStored } from '../parts/page/use-stored.ts';
import styles from './checkout.module.css';
import { PickTime } from './pick-time.tsx';
import { TimeTitle } from './time-title.tsx';

/** Step 2 of 3: a day and a time, held for ten minutes at the first tap (D303, D84–D93). */
export function CheckoutScreen() {
  const { t } = useTranslation('checkout');
  useScreenTitle(t('title'));
  useReleaseOnLeave();
  useEffect(() => {
    void remote.refreshCatalogue();
    void remote.refreshCart();
  }, []);
  return (
    <div className={`page stack ${styles.screen}`}>
      <BookingSteps current={1} />
      <Content />
    </div>
  );
}

function Content() {
  const checkout = useStored(readCheckout, [useStore(ignoredZip)])?.value;
  const isBookedMeanwhile = useBookedMeanwhile();
  if (!checkout) return <Loading />;
  const { cart, catalogue, selection, edit, visit } = checkout;
  if (isBookedMeanwhile && !edit) return <Navigate to="/confirmation" replace />;
  if (cart.count === 0) return <EmptyUnlessComing loading={<Loading />} />;
  const { totals } = cart;
  if (!catalogue || !totals) return <WithoutCatalogue />;
  const { timeZone, horizonDays } = catalogue;
  return (
    <PickTime
      {...{ cart, totals, selection, timeZone, horizonDays }}
      visit={visit ?? visitKey(totals.minutes, anyJob)}
      current={edit?.initialStartAt}
    />
  );
}

function WithoutCatalogue() {
  const { t } = useTranslation('checkout');
  return <NoCatalogue title={t('day.failed')} retry={t('retry')} loading={<Loading />} />;
}

/** What the server draws too (D491). What `?kind=` names stands above while the cart is not known; after that the cart decides (D15). */
function Loading() {
  const { t } = useTranslation('checkout');
  const { locale } = useFormat();
  const kind = useSearchParams()[0].get('kind');
  const service = useKnownCatalogue()?.services.find((each) => each.kind === kind);
  return (
    <div className="sidebar">
      <div className={`stack ${styles.main}`}>
        <TimeTitle eyebrow={service?.title[locale]} takes={<Skeleton />} />
        <SkeletonGroup label={t('day.loading')} className={`stack ${styles.coming}`}>
          <Skeleton shape="box" />
          <Skeleton shape="box" />
        </SkeletonGroup>
      </div>
      <Skeleton shape="box" />
    </div>
  );
}
