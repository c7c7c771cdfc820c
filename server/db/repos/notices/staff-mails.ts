/** What the mails to a company's own people were written for: ids and times, never words. */
import type { NoticeKind } from '#shared/company/notices.ts';
import type { Id } from '#shared/kernel/ids.ts';

/** What a notice knows that its visit does not say. ISO 8601, as the wire has them. */
export interface NoticeDetail {
  /** Of a move: both times, because the visit may be moved again before the mail is read. */
  readonly from?: { readonly startISO: string; readonly endISO: string };
  readonly to?: { readonly startISO: string; readonly endISO: string };
  /** The mail that could not be delivered. */
  readonly mailId?: Id;
  /** Of a review: one to five. */
  readonly stars?: number;
  /** The customer said yes to a quote, or no. */
  readonly accepted?: true;
  readonly declined?: true;
  /** The customer gave the visit another place, which a person has to look at. */
  readonly elsewhere?: true;
  /** The customer changed a delivery, and its road is not known. */
  readonly roadless?: true;
  /** It is news of this kind too: whoever wants either is told, once. */
  readonly also?: NoticeKind;
}

interface ToStaff {
  /** Of whom it is for: an address that was changed since gets it no more. */
  readonly addressId: Id;
}

interface NoticePayload extends ToStaff, NoticeDetail {
  readonly bookingId?: Id;
  /** Staff did it. */
  readonly byOffice?: true;
  readonly by: string;
  /** When the fact came about. */
  readonly atISO: string;
}

export interface SummaryPayload extends ToStaff {
  readonly afterISO: string;
  readonly untilISO: string;
}

export type StaffMail =
  | { readonly kind: `staff.${NoticeKind}`; readonly payload: NoticePayload }
  | { readonly kind: 'staff.summary'; readonly payload: SummaryPayload }
  | { readonly kind: 'staff.test'; readonly payload: ToStaff };

export type NoticeMail = Extract<StaffMail, { readonly payload: NoticePayload }>;
