import * as z from 'zod/mini';
import { dollars, id, instant, seenVersion, text } from '../wire.ts';
import { bookingRow } from './bookings.ts';

export const CUSTOMERS_LIMIT = { min: 1, max: 500, usual: 100 } as const;

/**
 * GET /admin/customers: those with the latest last booking first. `q`: those of whom one booking has every word of it,
 * in name, company, e-mail, digits of the phone, town or the first 8 of the id, accents-blind.
 */
export const customersQuery = z.object({
  q: z.optional(text(100)),
  limit: z._default(
    z.coerce.number().check(z.int(), z.minimum(CUSTOMERS_LIMIT.min), z.maximum(CUSTOMERS_LIMIT.max)),
    CUSTOMERS_LIMIT.usual,
  ),
  /** Of a search that goes on. */
  cursor: z.optional(text(200)),
});

/** By lower-case e-mail (D152). Deleted bookings count nowhere. */
export const customerView = z.object({
  email: z.string(),
  /** As in the last booking. */
  customerName: z.string(),
  phone: z.nullable(z.string()),
  city: z.string(),
  /** Latest by start of those that were not cancelled; who has only cancelled ones, the latest of these. */
  lastBookingISO: instant,
  totalBookings: z.int(),
  upcomingCount: z.int(),
  cancelledCount: z.int(),
  /** Without cancelled ones and quotes. */
  totalAmount: dollars,
  /** The next visit, or the one that is going on. */
  next: z.nullable(z.object({ id, startISO: instant })),
  /** What staff know of them; no customer sees it. */
  note: z.nullable(z.string()),
  /** 0 before there was any. */
  noteVersion: z.int(),
});
export type CustomerView = z.infer<typeof customerView>;

/**
 * `count`: how many there are, or how many were found by this call, and `atLeast`: that there may be more, because only
 * LOOKED_THROUGH_MAX are counted, or looked through. `nextCursor`: where a search goes on, which finds nobody more where
 * it is null. Both are absent in copies of older builds.
 */
export const customersAnswer = z.object({
  customers: z.array(customerView),
  count: z.int(),
  atLeast: z._default(z.boolean(), false),
  nextCursor: z._default(z.nullable(z.string()), null),
});
export type CustomersAnswer = z.infer<typeof customersAnswer>;

/** POST bodies, because an e-mail has no place in an address. */
export const customerInput = z.object({ email: text(254) });
/** POST /admin/customers/history: the latest start first. */
export const customerHistoryView = z.object({
  customer: customerView,
  bookings: z.array(bookingRow),
  /** Other e-mails that may be the same person: with the same phone, or written nearly alike. Nothing is merged. */
  alike: z.array(z.object({ by: z.enum(['phone', 'email']), customer: customerView })),
});
export type CustomerHistoryView = z.infer<typeof customerHistoryView>;

export const CUSTOMER_NOTE_MAX = 1_000;

/** PUT /admin/customers/note: answers the customer. */
export const customerNoteInput = z.object({
  email: text(254),
  /** Empty takes it away. */
  note: text(CUSTOMER_NOTE_MAX),
  /** Version that was looked at; another one now is 409 `customer.changed` with `customer`, as it is. */
  expectedVersion: seenVersion,
});
export type CustomerNoteInput = z.infer<typeof customerNoteInput>;
/** Of a 409 `customer.changed`. */
export const changedCustomer = z.object({ customer: customerView });

/** POST /admin/customers/erasure: what erasing would do, or did. */
export const erasureView = z.object({
  email: z.string(),
  /** Whose names, addresses, phones, notes and codes are emptied; what was done and what it cost stays. */
  bookings: z.int(),
  mails: z.int(),
  carts: z.int(),
  subscriber: z.boolean(),
  /** What staff noted of the customer, whatever the visit. */
  note: z.boolean(),
  /** Not over and not cancelled: while there are any, nothing is erased (409 `customer.has_visits`). */
  upcoming: z.int(),
});
export type ErasureView = z.infer<typeof erasureView>;
/** POST /admin/customers/erase; `confirm` is the e-mail typed again. */
export const eraseInput = z.object({ email: text(254), confirm: text(254) });
