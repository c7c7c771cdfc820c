import * as z from 'zod/mini';
import { dollars, instant, text } from '../wire.ts';
import { bookingRow } from './bookings.ts';

export const CUSTOMERS_LIMIT = { min: 1, max: 500, usual: 100 } as const;

/** GET /admin/customers: those with the latest last booking first. */
export const customersQuery = z.object({
  limit: z._default(
    z.coerce.number().check(z.int(), z.minimum(CUSTOMERS_LIMIT.min), z.maximum(CUSTOMERS_LIMIT.max)),
    CUSTOMERS_LIMIT.usual,
  ),
});

/** By lower-case e-mail (decision 152). Deleted bookings count nowhere. */
const customerView = z.object({
  email: z.string(),
  /** As in the last booking. */
  customerName: z.string(),
  phone: z.nullable(z.string()),
  /** Latest by start. */
  lastBookingISO: instant,
  totalBookings: z.int(),
  upcomingCount: z.int(),
  cancelledCount: z.int(),
  /** Without cancelled ones and quotes. */
  totalAmount: dollars,
});
export type CustomerView = z.infer<typeof customerView>;

/** `count`: how many there are in all. */
export const customersAnswer = z.object({ customers: z.array(customerView), count: z.int() });
export type CustomersAnswer = z.infer<typeof customersAnswer>;

/** POST bodies, because an e-mail has no place in an address. */
export const customerInput = z.object({ email: text(254) });
/** POST /admin/customers/history: the latest start first. */
export const customerHistoryView = z.object({ customer: customerView, bookings: z.array(bookingRow) });
export type CustomerHistoryView = z.infer<typeof customerHistoryView>;

/** POST /admin/customers/erasure: what erasing would do, or did. */
export const erasureView = z.object({
  email: z.string(),
  /** Whose names, addresses, phones, notes and codes are emptied; what was done and what it cost stays. */
  bookings: z.int(),
  mails: z.int(),
  carts: z.int(),
  subscriber: z.boolean(),
  /** Not over and not cancelled: while there are any, nothing is erased (409 `customer.has_visits`). */
  upcoming: z.int(),
});
export type ErasureView = z.infer<typeof erasureView>;
/** POST /admin/customers/erase; `confirm` is the e-mail typed again. */
export const eraseInput = z.object({ email: text(254), confirm: text(254) });
