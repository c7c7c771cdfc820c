import type { Id } from '#shared/kernel/ids.ts';
import type { Instant } from '#shared/kernel/instant.ts';
import type { Cents } from '#shared/kernel/money.ts';

/** What a tab remembers of a booking that is being moved or edited, in rows of `contexts`. */

/** A time the customer would take. `wish` and `wishes` are its names in rows, which installed devices have. */
export interface PreferredTime {
  readonly startAt: Instant;
  readonly endAt: Instant;
}

/** A booking that is being changed. */
interface ChangedBooking {
  readonly bookingId: Id;
  readonly initialStartAt: Instant;
  readonly initialEndAt: Instant;
  readonly timeZone: string;
  /** Of the booking as it was seen last. */
  readonly version: number;
  /** A context older than 60 minutes is none. */
  readonly enteredAt: Instant;
}

/** What proves that it may be changed: the parts of the booking's link. */
interface LinkHolder {
  readonly email: string;
  readonly sig: string;
}

/** A visit that is being moved to another time (D12, D13). */
export interface RescheduleContext extends ChangedBooking, LinkHolder {
  readonly serviceTitle: string;
  /** The new time, once one is chosen. Nothing holds it: it is judged when the move is asked for. */
  readonly wish: PreferredTime | null;
  /** The new time is for the work of this quote, which it accepts. */
  readonly quote?: QuoteToAccept | undefined;
}

/** A quote that its customer has said yes to, but for the time. */
interface QuoteToAccept {
  readonly id: Id;
  /** How long its work takes. */
  readonly minutes: number;
  /** Of the whole visit. */
  readonly totalCents: Cents;
  /** That is only "from" (PR40). */
  readonly provisional?: boolean | undefined;
}

interface EditedBooking extends ChangedBooking {
  /** The cart made for the edit; the person's own is another one and stays as it is. */
  readonly cartId: Id;
}

/** `by` is absent, as in rows of an older build. */
export interface CustomerEdit extends EditedBooking, LinkHolder {
  readonly by?: undefined;
}

/** By staff, for the customer; what proves it is the token of the device. */
export interface StaffEdit extends EditedBooking {
  readonly by: 'staff';
  /** The last wish to save that may have arrived, and the key it goes out under again (LC272). */
  readonly sent?: { readonly key: Id; readonly wish: string } | undefined;
}

/** A booking whose services are being edited (D13, D111–D113). */
export type EditServicesContext = CustomerEdit | StaffEdit;
