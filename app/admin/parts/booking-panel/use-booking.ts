import { useRef, useState } from 'react';
import type { AdminBookingView, BookingRowView } from '#shared/api/admin/bookings.ts';
import type { Id } from '#shared/kernel/ids.ts';
import { bookingInRefusal } from '../../../data/staff/commands/change-booking.ts';
import { type BookingKeys, bookingRead, toKeep } from '../../../data/staff/commands/load-bookings.ts';
import type { Refusal } from '../../../data/wire/http.ts';
import { useWhenChanged } from '../../../ui/use-when-changed.ts';
import { type AdminData, useAdminRead } from '../use-admin-read.ts';
import { underForm } from './under-form.ts';

export interface Booking {
  readonly data: AdminData<AdminBookingView>;
  /** Undefined until the first answer where no list knew the booking. */
  readonly row: BookingRowView | undefined;
  /** All of it; undefined while only the row is known. */
  readonly view: AdminBookingView | undefined;
  readonly gateCode: string | null;
  /** The customer's own link; undefined while it is not asked for, and in copies. */
  readonly manageUrl: string | undefined;
  /** The one that a form was opened over, or that was agreed to since: to be sent with what is typed. */
  readonly version: number | undefined;
  /** The same as a whole, to be kept with what is typed. */
  readonly over: BookingRowView | undefined;
  /** What is typed was typed over this, before the form was left. */
  readonly openOver: (row: BookingRowView) => void;
  /** How it looked before a change from elsewhere was met. */
  readonly before: BookingRowView | undefined;
  readonly forgetBefore: () => void;
  /** After a write whose answer is the booking. */
  readonly take: (view: AdminBookingView) => void;
  /** After a write whose answer is not all of it. */
  readonly reload: () => Promise<void>;
  /** After a refusal: true when the booking was changed meanwhile, which is then shown. */
  readonly refused: (refusal: Refusal) => Promise<boolean>;
}

/**
 * One booking: the row of a list at once, then all of it as the server or the device's copy has it. While a form lies over
 * it (`isTyping`), what others change is told and written over only once that was seen.
 */
export function useBooking(
  bookingId: Id,
  known: BookingRowView | undefined,
  onChanged: (view?: AdminBookingView) => void,
  isTyping = false,
): Booking {
  const [keys, setKeys] = useState<BookingKeys>();
  const [before, setBefore] = useState<BookingRowView>();
  const data = useAdminRead(bookingRead(bookingId, setKeys));
  const view = data.body;
  const [listed, setListed] = useState(known);
  // What is typed under it is seen for as long as the panel is open, also where nothing else of the booking was read.
  useWhenChanged(() => setListed((before) => known ?? before), [known]);
  const row = newest(view?.row, known ?? listed);
  const isOutdated = view !== undefined && known !== undefined && known.version > view.row.version;
  // A new total over old lines would be told as one booking.
  useWhenChanged(() => {
    if (isOutdated) void data.reload();
  }, [isOutdated, known?.version]);
  const isListed = known !== undefined;
  const wasListed = useRef(isListed);
  // It has left the list under an open panel: cancelled, deleted or another crew's, or only another filter's.
  useWhenChanged(() => {
    if (wasListed.current && !isListed) void data.reload();
    wasListed.current = isListed;
  }, [isListed]);
  const [seen, setSeen] = useState<BookingRowView>();
  // A form that comes back has said by now what it was typed over.
  useWhenChanged(() => setSeen((said) => (isTyping ? (said ?? row) : undefined)), [isTyping]);
  const under = underForm(isTyping ? seen : undefined, row);
  const take = (next: AdminBookingView) => {
    if (isTyping) setSeen(next.row);
    setKeys(next);
    void data.put(toKeep(next));
    onChanged(next);
  };
  const refused = async (refusal: Refusal) => {
    if (refusal.code !== 'booking.changed') return false;
    setBefore(under.before ?? row);
    const now = bookingInRefusal(refusal);
    if (now !== undefined) take(now);
    else {
      setSeen(undefined);
      await data.reload();
    }
    return true;
  };
  return {
    data,
    row,
    view,
    gateCode: keys?.gateCode ?? row?.gateCode ?? null,
    manageUrl: keys?.manageUrl,
    version: under.version,
    over: isTyping ? (seen ?? row) : row,
    openOver: setSeen,
    before: before ?? under.before,
    forgetBefore: () => {
      setBefore(undefined);
      if (isTyping) setSeen(row);
    },
    take,
    reload: async () => {
      setSeen(undefined);
      await data.reload();
      onChanged();
    },
    refused,
  };
}

/** A list that is followed live may know more than what this panel asked for a while ago. */
function newest(
  asked: BookingRowView | undefined,
  listed: BookingRowView | undefined,
): BookingRowView | undefined {
  if (asked === undefined || listed === undefined) return asked ?? listed;
  return listed.version > asked.version ? listed : asked;
}

export type BookingMode = 'view' | 'contact' | 'discount' | 'services' | 'move' | 'quote';
