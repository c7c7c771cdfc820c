import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { refreshCart } from '../../local/commands/refresh-cart.ts';
import { refreshCatalogue } from '../../local/commands/refresh-catalogue.ts';
import { readBookingIntent } from '../../local/reads/booking-intent.ts';
import { readCart } from '../../local/reads/cart.ts';
import { readCatalogue } from '../../local/reads/catalogue.ts';
import { readDraft } from '../../local/reads/draft.ts';
import { readSlotSelection } from '../../local/reads/slot-selection.ts';
import { useScreenTitle } from '../../shell/use-screen-title.ts';
import { Skeleton, SkeletonGroup } from '../../ui/skeleton.tsx';
import { BookingSteps } from '../parts/booking-steps.tsx';
import { CONTACT_DRAFT } from '../parts/contact-draft.ts';
import { EmptyUnlessComing } from '../parts/empty-unless-coming.tsx';
import { NoCatalogue } from '../parts/no-catalogue.tsx';
import { useNow } from '../parts/use-now.ts';
import { useReleaseOnLeave } from '../parts/use-release-on-leave.ts';
import { useStored } from '../parts/use-stored.ts';
import { CheckingPanel } from './checking-panel.tsx';
import { emptyContact } from './contact.ts';
import { ContactForm } from './contact-form.tsx';
import styles from './finalize.module.css';
import { type Booking, type Order, useBooking } from './use-booking.ts';
import { useKeepHold } from './use-keep-hold.ts';

const contactShape = async () => (await import('./contact-shape.ts')).contactShape;

/** Step 3 of 3: who, where, and the tap that books (A§2, A§5, decisions 74-79, 118-134). */
export function FinalizeScreen() {
  const { t } = useTranslation('finalize');
  useScreenTitle(t('title'));
  useReleaseOnLeave();
  useEffect(() => {
    void refreshCatalogue();
    void refreshCart();
  }, []);
  return (
    <div className={`page stack ${styles.screen}`}>
      <BookingSteps current={2} />
      <Content />
    </div>
  );
}

function Content() {
  const booking = useBooking();
  const cart = useStored(readCart);
  const catalogue = useStored(readCatalogue);
  const selection = useStored(readSlotSelection);
  const intent = useStored(readBookingIntent);
  if (!cart || !catalogue || !selection || !intent) return <Loading />;

  const timeZone = catalogue.value?.timeZone;
  const isIdle = booking.stage === 'idle';
  if (isIdle && intent.value && timeZone) {
    return <CheckingPanel intent={intent.value} timeZone={timeZone} onSettled={booking.settle} />;
  }
  if (isIdle && cart.value.count === 0) return <EmptyUnlessComing loading={<Loading />} />;
  const { totals } = cart.value;
  const live = totals && { cart: cart.value, totals, selection: selection.value };
  // While it is being sent the screen keeps showing what was sent.
  const order = isIdle ? live : (booking.sent ?? live);
  if (!order || !timeZone) return <WithoutCatalogue />;
  return <Details order={order} booking={booking} timeZone={timeZone} />;
}

type DetailsProps = { order: Order; booking: Booking; timeZone: string };

function Details({ order, booking, timeZone }: DetailsProps) {
  const draft = useStored(() => readDraft(CONTACT_DRAFT, contactShape));
  const at = useNow(order.selection !== undefined);
  useKeepHold(booking.stage === 'idle' ? order.selection : undefined, at);
  const { minutes } = order.totals;
  const isSynced = order.cart.sync === 'synced';
  const lockId = order.selection?.lockId;
  // biome-ignore lint/correctness/useExhaustiveDependencies: once per length and hold; a refusal must not loop.
  useEffect(() => {
    if (isSynced && lockId) void booking.fit(order);
  }, [minutes, lockId, isSynced]);
  if (!draft) return <Loading />;
  return <ContactForm {...{ order, booking, timeZone, at }} initial={draft.value ?? emptyContact} />;
}

function WithoutCatalogue() {
  const { t } = useTranslation('finalize');
  return <NoCatalogue title={t('failed')} retry={t('retry')} loading={<Loading />} />;
}

function Loading() {
  const { t } = useTranslation('finalize');
  return (
    <SkeletonGroup label={t('loading')}>
      <Skeleton width="min(20rem, 80%)" height="2.5rem" />
      <Skeleton shape="box" height="6rem" />
      <Skeleton shape="box" height="20rem" />
    </SkeletonGroup>
  );
}
