import type { Id } from '#shared/kernel/ids.ts';
import type { Cents } from '#shared/kernel/money.ts';

/** ISO 8601, as the wire has them. */
export interface MailedTime {
  readonly startISO: string;
  readonly endISO: string;
}

export interface BookingPayload {
  readonly bookingId: Id;
  /** The booking waits for a person because of where it is: surely outside the area, or a ZIP that no table has. */
  readonly far?: 'outside' | 'unknown';
  /** The company did it, and the customer did not ask for it here. */
  readonly byOffice?: boolean;
}

/** Both times, because the booking may be moved again before the mail is read. */
export interface RescheduledPayload extends BookingPayload {
  readonly from: MailedTime;
  readonly to: MailedTime;
}

/** What a mail of an edit compares. */
export interface MailedState extends MailedTime {
  readonly totalCents: Cents;
  readonly quote: boolean;
  /** What the total left open (PR40); mails from before do not say. */
  readonly toQuote?: number | undefined;
  readonly provisional?: boolean | undefined;
}

/** Both states, for the reason above. */
export interface UpdatedPayload extends BookingPayload {
  readonly from: MailedState;
  readonly to: MailedState;
  /** The visit waited for a person until then, and its customer for a mail (D487). */
  readonly confirmed?: true;
  /** The offer that waited for an answer ended with it (D578). */
  readonly offerOver?: true;
}

/** For which time the customer is reminded: of another one it would be wrong. */
export interface ReminderPayload {
  readonly bookingId: Id;
  readonly startISO: string;
}

/** Of a quote; what it says is the quote's own. */
export interface QuotePayload {
  readonly bookingId: Id;
  readonly quoteId: Id;
  /** A caller with the link caused it, for another address. */
  readonly byOffice?: false;
}
