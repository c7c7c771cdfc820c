import { ChevronDown, ChevronUp } from 'lucide-react';
import { type KeyboardEvent, useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { AdminBookingView, BookingRowView } from '#shared/api/admin/bookings.ts';
import type { Id } from '#shared/kernel/ids.ts';
import { readStaffEdit } from '../../../data/changes/read-edit-services.ts';
import { staffEditedId } from '../../../data/device/tab/edit-tab.ts';
import { IconButton } from '../../../ui/actions/icon-button.tsx';
import { Sheet } from '../../../ui/dialogs/dialog.tsx';
import { Skeleton, SkeletonGroup } from '../../../ui/feedback/skeleton.tsx';
import { useMay } from '../access/use-may.ts';
import { AsOf } from '../as-of.tsx';
import styles from './booking.module.css';
import { BookingActions } from './booking-actions.tsx';
import { BookingBody } from './booking-body.tsx';
import { BookingChanged } from './booking-changed.tsx';
import { BookingTrouble } from './booking-trouble.tsx';
import { EditContact } from './edit/edit-contact.tsx';
import { EditDiscount } from './edit/edit-discount.tsx';
import { EditServices } from './edit/edit-services.tsx';
import { isUpcoming } from './is-upcoming.ts';
import { QuoteEditor } from './quote/quote-editor.tsx';
import { CancelBooking } from './remove/cancel-booking.tsx';
import { DeletedBooking } from './remove/deleted-booking.tsx';
import { RemoveBooking } from './remove/remove-booking.tsx';
import { useRemoveBooking } from './remove/use-remove-booking.ts';
import { RescheduleBooking } from './reschedule/reschedule-booking.tsx';
import type { BookingMode } from './use-booking.ts';
import { type Booking, useBooking } from './use-booking.ts';

export interface BookingPanelProps {
  readonly bookingId: Id;
  /** What a list knows of it already: shown at once, and all there is without a connection. */
  readonly row?: BookingRowView | undefined;
  readonly onClose: () => void;
  /** After every change the server made; without a view the booking was deleted or put back: read the list again. */
  readonly onChanged: (view?: AdminBookingView) => void;
  /** Of a list: to the row before or after; absent at its ends. Arrow keys do the same. */
  readonly onPrevious?: (() => void) | undefined;
  readonly onNext?: (() => void) | undefined;
}

/** Everything about one booking, and all that this device may do with it: a crew keeps notes (D471). */
export function BookingPanel(props: BookingPanelProps) {
  const [step, setStep] = useState<Step>();
  // What was typed and which form is open belong to one booking.
  return <BookingPanelOf key={props.bookingId} {...props} {...{ step, setStep }} />;
}

/** How the panel was led to its booking, by a button of it: the next press of that goes on. */
type Step = 'previous' | 'next';

interface Led extends BookingPanelProps {
  readonly step: Step | undefined;
  readonly setStep: (step: Step) => void;
}

function BookingPanelOf(props: Led) {
  const { bookingId, onClose, onChanged } = props;
  const { t } = useTranslation('admin');
  const [mode, setMode] = useBookingMode(bookingId);
  const booking = useBooking(bookingId, props.row, onChanged, mode !== 'view');
  const [asks, setAsks] = useState<'cancel' | 'remove'>();
  const place = useFocusAtMode(mode);
  const { row } = booking;
  const isDeleted = row?.deletedAt !== undefined;
  const closeAsk = () => setAsks(undefined);
  const leave = () => {
    onChanged();
    onClose();
  };
  const isOffice = useMay('office');
  const removing = useRemoveBooking(row, { onRemoved: leave, onRestored: onChanged });
  const actionsOf = (shown: BookingRowView) =>
    isDeleted ? (
      <DeletedBooking row={shown} onRestored={leave} />
    ) : (
      <BookingActions
        row={shown}
        {...{ booking, removing }}
        onMode={setMode}
        onCancel={() => setAsks('cancel')}
        onRemove={() => (isUpcoming(shown) ? setAsks('remove') : void removing.remove())}
      />
    );
  return (
    <>
      {/* biome-ignore lint/a11y/noStaticElementInteractions: keys of what has focus inside arrive here, from the head too. */}
      <div className={styles.keys} onKeyDown={(event) => mode === 'view' && stepByKey(event, props)}>
        <Sheet
          open
          onClose={onClose}
          title={row?.customerName ?? t('booking.title')}
          closeLabel={t('close')}
          actions={row && mode === 'view' && isOffice && actionsOf(row)}
        >
          <div ref={place} className={styles.panel}>
            {mode === 'view' && <Steps {...props} />}
            <AsOf data={booking.data} />
            {!isDeleted && <BookingTrouble booking={booking} />}
            {row === undefined && booking.data.fault === undefined && <BookingSkeleton />}
            {row && booking.before && isOffice && (
              <BookingChanged before={booking.before} after={row} onOk={booking.forgetBefore} />
            )}
            {row && <Mode row={row} booking={booking} mode={mode} onMode={setMode} />}
          </div>
        </Sheet>
      </div>
      {row && (
        <>
          <CancelBooking row={row} booking={booking} open={asks === 'cancel'} onClose={closeAsk} />
          <RemoveBooking
            removing={removing}
            open={asks === 'remove'}
            onClose={closeAsk}
            onCancelInstead={() => setAsks('cancel')}
          />
        </>
      )}
    </>
  );
}

/** The button that was pressed is gone: the focus goes to the heading of what has come. */
function useFocusAtMode(mode: BookingMode) {
  const place = useRef<HTMLDivElement>(null);
  const known = useRef(mode);
  useEffect(() => {
    if (known.current === mode) return;
    known.current = mode;
    const heading = place.current?.querySelector('h3');
    heading?.setAttribute('tabindex', '-1');
    heading?.focus();
  }, [mode]);
  return place;
}

/** Back from the customer's forms, or after a reload, what this tab has begun to change is told first. */
function useBookingMode(bookingId: Id) {
  const [mode, setMode] = useState<BookingMode>('view');
  useEffect(() => {
    if (staffEditedId() !== bookingId) return;
    void readStaffEdit(bookingId).then((edit) => edit && setMode('services'));
  }, [bookingId]);
  return [mode, setMode] as const;
}

type ModeProps = {
  row: BookingRowView;
  booking: Booking;
  mode: BookingMode;
  onMode: (mode: BookingMode) => void;
};

function Mode({ row, booking, mode, onMode }: ModeProps) {
  const back = () => onMode('view');
  if (mode === 'contact') return <EditContact row={row} booking={booking} onDone={back} onBack={back} />;
  if (mode === 'discount' && booking.view) {
    return <EditDiscount row={row} view={booking.view} booking={booking} onDone={back} />;
  }
  if (mode === 'services') return <EditServices row={row} booking={booking} onDone={back} />;
  if (mode === 'move') return <RescheduleBooking row={row} booking={booking} onDone={back} onBack={back} />;
  if (mode === 'quote') return <QuoteEditor row={row} booking={booking} onDone={back} onBack={back} />;
  return <BookingBody row={row} booking={booking} onMode={onMode} />;
}

function Steps({ onPrevious, onNext, step, setStep }: Led) {
  const { t } = useTranslation('admin');
  if (onPrevious === undefined && onNext === undefined) return null;
  // At an end of the list the way back has the focus.
  const first = step === 'next' && onNext === undefined ? 'previous' : step;
  const led = first === 'previous' && onPrevious === undefined ? 'next' : first;
  const go = (to: Step, lead: (() => void) | undefined) => () => {
    setStep(to);
    lead?.();
  };
  return (
    <div className={styles.steps}>
      <IconButton
        label={t('booking.previous')}
        icon={<ChevronUp aria-hidden="true" />}
        disabled={onPrevious === undefined}
        onClick={go('previous', onPrevious)}
        {...(led === 'previous' && { 'data-first-focus': '' })}
      />
      <IconButton
        label={t('booking.next')}
        icon={<ChevronDown aria-hidden="true" />}
        disabled={onNext === undefined}
        onClick={go('next', onNext)}
        {...(led === 'next' && { 'data-first-focus': '' })}
      />
    </div>
  );
}

/** Not while something is typed: arrows belong to the field then. */
function stepByKey(event: KeyboardEvent, { onPrevious, onNext }: BookingPanelProps): void {
  const { key, target } = event;
  if (!(target instanceof HTMLElement) || target.matches('input, textarea, select')) return;
  const step = key === 'ArrowUp' ? onPrevious : key === 'ArrowDown' ? onNext : undefined;
  if (step === undefined) return;
  event.preventDefault();
  step();
}

function BookingSkeleton() {
  const { t } = useTranslation('admin');
  return (
    <SkeletonGroup label={t('booking.loading')}>
      <Skeleton width="8rem" height="1.75rem" />
      <Skeleton width="16rem" height="1.5rem" />
      <Skeleton shape="box" height="6rem" />
      <Skeleton shape="box" height="10rem" />
    </SkeletonGroup>
  );
}
