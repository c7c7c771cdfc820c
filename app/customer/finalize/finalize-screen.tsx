import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Navigate } from 'react-router-dom';
import { CONTACT_DRAFT } from '../../data/drafts/contact-draft.ts';
import { followDraft } from '../../data/drafts/follow-draft.ts';
import { readLastContact } from '../../data/drafts/last-contact.ts';
import type { BookingIntent } from '../../data/place/read-booking-intent.ts';
import { readOrder } from '../../data/place/read-order.ts';
import { remote } from '../../data/remote.ts';
import type { SlotSelection } from '../../data/slots/read-slot-selection.ts';
import { useDraft } from '../../frame/use-draft.ts';
import { useScreenTitle } from '../../frame/use-screen-title.ts';
import { Skeleton, SkeletonGroup } from '../../ui/feedback/skeleton.tsx';
import { useWhenChanged } from '../../ui/use-when-changed.ts';
import { BookingSteps } from '../parts/booking/booking-steps.tsx';
import { EmptyUnlessComing } from '../parts/booking/empty-unless-coming.tsx';
import { useBookedMeanwhile } from '../parts/booking/use-booked-meanwhile.ts';
import { useReleaseOnLeave } from '../parts/booking/use-release-on-leave.ts';
import { NoCatalogue } from '../parts/page/no-catalogue.tsx';
import { useNow } from '../parts/page/use-now.ts';
import { useStored } from '../parts/page/use-stored.ts';
import { CheckingPanel } from './checking-panel.tsx';
import { beginContact } from './contact/begin-contact.ts';
import { type Contact, contactSchema } from './contact/contact.ts';
import { ContactForm, type ContactFormProps } from './contact/contact-form.tsx';
import styles from './finalize.module.css';
import { requestNow } from './request-now.ts';
import { SavedRequest } from './saved-request.tsx';
import { type Booking, type Order, useBooking } from './use-booking.ts';
import { useKeepHold } from './use-keep-hold.ts';

/** Step 3 of 3: who, where, and the tap that books (D303, D307, D74–D79, D118–D134). */
export function FinalizeScreen() {
  const { t } = useTranslation('finalize');
  useScreenTitle(t('title'));
  useReleaseOnLeave();
  useEffect(() => {
    void remote.refreshCatalogue();
    void remote.refreshCart();
  }, []);
  return (
    <div className={`page stack ${styles.screen}`}>
      <BookingSteps current={2} />
      <Content />
    </div>
  );
}

function Content() {
  const [isEditing, setEditing] = useState(false);
  const booking = useBooking(() => setEditing(false));
  const stored = useStored(readOrder)?.value;
  const isBookedMeanwhile = useBookedMeanwhile();
  if (!stored) return <Loading />;

  const { cart, catalogue, selection, asked, intent } = stored;
  const timeZone = catalogue?.timeZone;
  const { totals } = cart;
  const live = totals && { cart, totals, selection, asked };
  // While it is being sent the screen keeps showing what was sent.
  const order = booking.stage === 'idle' ? live : (booking.sent ?? live);
  if (booking.stage === 'idle') {
    if (isBookedMeanwhile) return <Navigate to="/confirmation" replace />;
    const wait = waitOf(intent, isEditing, live);
    if (intent && timeZone && wait === 'checking')
      return <CheckingPanel {...{ timeZone, intent }} onSettled={booking.settle} />;
    if (intent && timeZone && wait === 'saved' && live)
      return (
        <SavedRequest
          now={requestNow(intent, live.cart, live.totals)}
          {...{ timeZone, intent }}
          onEdit={() => setEditing(true)}
        />
      );
    if (cart.count === 0) return <EmptyUnlessComing loading={<Loading />} />;
  }
  if (!order || !timeZone) return <WithoutCatalogue />;
  return <Details {...{ order, booking, timeZone }} refused={intent?.fields} />;
}

/** Whether a booking that is open stands instead of the form: one that is out, or a request that waits. */
function waitOf(intent: BookingIntent | undefined, isEditing: boolean, live: Order | undefined) {
  if (intent === undefined) return undefined;
  if (intent.body !== null) return 'checking';
  return isEditing || isHeldInstead(live?.selection, intent) ? undefined : 'saved';
}

/** Another time was held since the request was kept: the person books it now. */
function isHeldInstead(
  selection: SlotSelection | undefined,
  { wishes, alternatives }: BookingIntent,
): boolean {
  if (selection?.status !== 'held') return false;
  return ![...wishes, ...alternatives].some(({ startAt }) => startAt === selection.startAt);
}

type DetailsProps = {
  order: Order;
  booking: Booking;
  timeZone: string;
  refused: Readonly<Record<string, string>> | undefined;
};

function Details({ order, booking, timeZone, refused }: DetailsProps) {
  const last = useStored(readLastContact);
  const at = useNow(order.selection !== undefined);
  useKeepHold(booking.stage === 'idle' ? order.selection : undefined, at);
  const { minutes } = order.totals;
  const isSynced = order.cart.sync === 'synced';
  const lockId = order.selection?.lockId;
  // Once per length and hold: a refusal must not loop.
  useWhenChanged(() => {
    if (isSynced && lockId) void booking.fit(order);
  }, [minutes, lockId, isSynced]);
  return last ? <Form {...{ order, booking, timeZone, at, refused }} last={last.value} /> : <Loading />;
}

function Form(props: Omit<ContactFormProps, 'draft' | 'fresh'>) {
  const { last, order } = props;
  // As it was when the form began: neither what the booking leaves behind nor a newer cart changes what is written.
  const [begin] = useState(() => (typed?: Contact) => beginContact(typed, last, order.cart.items));
  const fresh = begin();
  const draft = useDraft(CONTACT_DRAFT, contactSchema, fresh, begin);
  const { isRead, follow } = draft;
  useWhenChanged(() => {
    if (isRead) return followDraft(CONTACT_DRAFT, contactSchema, (typed) => follow(begin(typed)));
  }, [isRead]);
  return isRead ? <ContactForm {...props} {...{ draft, fresh }} /> : <Loading />;
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
