import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Id } from '#shared/kernel/ids.ts';
import { readManagedBooking } from '../../../data/bookings/read-managed-booking.ts';
import { readCart } from '../../../data/cart/read-cart.ts';
import { type CustomerEdit, readEditServices } from '../../../data/changes/read-edit-services.ts';
import { editContactDraft } from '../../../data/drafts/edit-contact-draft.ts';
import { keepChanges } from '../../../data/drafts/typed-changes.ts';
import { remote } from '../../../data/remote.ts';
import { readSlotSelection } from '../../../data/slots/read-slot-selection.ts';
import { lazyPart } from '../../../frame/lazy-part.tsx';
import { type Draft, useDraft } from '../../../frame/use-draft.ts';
import { useScreenTitle } from '../../../frame/use-screen-title.ts';
import { Skeleton, SkeletonGroup } from '../../../ui/feedback/skeleton.tsx';
import { BookingSteps } from '../../parts/booking/booking-steps.tsx';
import { useReleaseOnLeave } from '../../parts/booking/use-release-on-leave.ts';
import { NoCatalogue } from '../../parts/page/no-catalogue.tsx';
import { useStored } from '../../parts/page/use-stored.ts';
import type { Contact } from '../contact/contact.ts';
import styles from '../finalize.module.css';
import { ConfirmEdit } from './confirm-edit.tsx';
import { bookedContact, contactChanges, contactChangesSchema, noChanges } from './edited-contact.ts';

const EditChanges = lazyPart(() => import('../../parts/editing/edit-changes.tsx'), 'EditChanges');

/** The last step of an edit: what changes, when, for how much, and one button (D309, D89, D90, D113). */
export function ConfirmEditScreen() {
  const { t } = useTranslation('edit');
  useScreenTitle(t('confirm.title'));
  useReleaseOnLeave();
  useEffect(() => {
    void remote.refreshCatalogue();
    void remote.refreshCart();
  }, []);
  const edit = useStored(readEditServices)?.value;
  return (
    <div className={`page stack ${styles.screen}`}>
      <BookingSteps current={2} />
      {/* Without an edit the frame's banner leads on. */}
      {edit && edit.by !== 'staff' ? <Content key={edit.bookingId} edit={edit} /> : <Loading />}
    </div>
  );
}

function Content({ edit }: { edit: CustomerEdit }) {
  const { t } = useTranslation('finalize');
  const { bookingId } = edit;
  const cart = useStored(readCart);
  const selection = useStored(readSlotSelection);
  const booking = useBooking(edit);
  const booked = bookedContact(booking?.value);
  const draft = useContactDraft(bookingId, booked);
  if (!cart || !selection || !draft.isRead || !booking) return <Loading />;
  if (cart.value.count === 0) return <EditChanges cart={cart.value} />;
  if (!cart.value.totals) return <NoCatalogue title={t('failed')} retry={t('retry')} loading={<Loading />} />;
  return (
    <ConfirmEdit
      {...{ edit, booked, draft }}
      cart={cart.value}
      totals={cart.value.totals}
      selection={selection.value}
    />
  );
}

/** The form of the booking as it is, with what was typed over it. */
function useContactDraft(bookingId: Id, booked: Contact): Draft<Contact> {
  const draft = useDraft(editContactDraft(bookingId), contactChangesSchema, noChanges, keepChanges);
  return {
    ...draft,
    value: { ...booked, ...draft.value },
    change: (change) => draft.change((before) => contactChanges(booked, change({ ...booked, ...before }))),
  };
}

/** The booking as this device knows it; asked for where its copy is gone. Undefined until either has answered. */
function useBooking({ bookingId, email, sig }: CustomerEdit) {
  const [isAsked, setAsked] = useState(false);
  const copy = useStored(() => readManagedBooking(bookingId), [bookingId]);
  const isMissing = copy !== undefined && copy.value === undefined;
  useEffect(() => {
    if (!isMissing) return;
    void remote
      .loadBooking({ id: bookingId, email, sig })
      .catch(() => undefined)
      .finally(() => setAsked(true));
  }, [isMissing, bookingId, email, sig]);
  if (copy === undefined || (isMissing && !isAsked)) return undefined;
  return { value: copy.value?.booking };
}

function Loading() {
  const { t } = useTranslation('edit');
  return (
    <SkeletonGroup label={t('confirm.loading')}>
      <Skeleton width="min(20rem, 80%)" height="2.5rem" />
      <Skeleton shape="box" height="6rem" />
      <Skeleton shape="box" height="20rem" />
    </SkeletonGroup>
  );
}
