import * as z from 'zod/mini';
import { bookingStatuses } from '../booking/booking-status.ts';
import { cancelReasons } from '../booking/cancel-reasons.ts';
import { contactLengthMax } from '../booking/contact-rules.ts';
import { LEAD_DETAIL_MAX, LEAD_SOURCE_MAX } from '../booking/lead-source.ts';
import { intakeKinds } from '../catalogue/kind.ts';
import { bookingEventView } from './booking-history.ts';
import { deliveryView } from './delivery.ts';
import { quoteOfferView } from './quotes.ts';
import { dollars, id, instant, locale, seenVersion, text } from './wire.ts';

const address = z.object({
  line1: text(contactLengthMax.line1),
  line2: z.optional(text(contactLengthMax.line2)),
  city: text(contactLengthMax.city),
  region: z.optional(text(contactLengthMax.region)),
  postalCode: text(contactLengthMax.postalCode),
  country: z._default(text(contactLengthMax.country), 'US'),
  gateCode: z.optional(text(contactLengthMax.gateCode)),
});

/** POST /bookings (D163). `expectedTotal` is what the person saw; a total above it is `price.changed`. */
export const createBookingInput = z.object({
  cartId: id,
  email: text(contactLengthMax.email),
  customerName: text(contactLengthMax.customerName),
  firstName: z.optional(text(contactLengthMax.firstName)),
  lastName: z.optional(text(contactLengthMax.lastName)),
  phone: z.optional(text(contactLengthMax.phone)),
  locale,
  address,
  notes: z.optional(text(contactLengthMax.notes)),
  startISO: instant,
  endISO: instant,
  lockId: z.optional(id),
  /** Of an edit: the booking's own start, with whatever length the cart now needs (D89). */
  keepTime: z.optional(z.boolean()),
  /** Makes it an edit of this booking, whose clone `cartId` must be; `email` and `sig` are those of its link. */
  edit: z.optional(
    z.object({ bookingId: id, email: text(254), sig: text(300), expectedVersion: z.optional(seenVersion) }),
  ),
  expectedTotal: z.optional(dollars),
  termsVersion: z.optional(text(40)),
  /** Filled only by robots (D134). */
  website: z.optional(text(200)),
  /** How the device first came here (D120). */
  leadSource: z.optional(text(LEAD_SOURCE_MAX)),
  leadSourceDetail: z.optional(text(LEAD_DETAIL_MAX)),
});
export type CreateBookingInput = z.infer<typeof createBookingInput>;

/** What a total does not say by itself (PR40); absent where nothing is open, and in copies that an older build kept. */
export const openPartView = { toQuote: z.optional(z.int()), provisional: z.optional(z.boolean()) };

/** Why a visit waits for a person, where that is its place; in the answers to links alone. */
const farView = { far: z.optional(z.enum(['outside', 'unknown'])) };

/** What was asked for in a request form; codes are those of shared/catalogue/intake-choices.ts, or an older build's. */
const requestView = z.object({
  kind: z.enum(intakeKinds),
  /** Handyman: minutes that were estimated for. */
  minutes: z.optional(z.int()),
  categories: z.optional(z.array(z.string())),
  description: z.optional(z.string()),
  serviceType: z.optional(z.string()),
  /** Rent-me: hours that were estimated for. */
  hours: z.optional(z.int()),
  vehicleRequired: z.optional(z.boolean()),
  miles: z.optional(z.number()),
  areaSqft: z.optional(z.number()),
  areaCondition: z.optional(z.string()),
  /** Dollars, as the customer named them. */
  budget: z.optional(z.number()),
});

const snapshotLine = z.object({
  serviceTitle: z.string(),
  qty: z.int(),
  unitPrice: dollars,
  options: z.array(z.object({ title: z.string(), qty: z.int(), price: dollars })),
  pricingSummary: z.object({ quantity: z.int(), unitPrice: dollars, lineTotal: dollars }),
  detail: z.array(
    z.object({
      label: z.optional(z.string()),
      rooms: z.optional(z.number()),
      seats: z.optional(z.number()),
      sqft: z.optional(z.number()),
      soil: z.optional(z.string()),
      sealant: z.optional(z.boolean()),
      options: z.array(z.string()),
      request: z.optional(requestView),
      delivery: z.optional(deliveryView),
      amount: dollars,
      /** What an accepted quote answers: its line has the price, and `amount` is none of its own. */
      asked: z.optional(z.boolean()),
    }),
  ),
  quote: z.boolean(),
  estimate: z.boolean(),
  /** Only "from": a road of it has no distance yet. */
  provisional: z.optional(z.boolean()),
});

/** Who comes, as customers read it; `again`: the same as last time. `picture` as a row keeps it (pictureUrl); absent: none. */
const customersCrew = z.object({ name: z.string(), again: z.boolean(), picture: z.optional(z.string()) });
export type CustomersCrew = z.infer<typeof customersCrew>;

export const bookingView = z.object({
  id,
  bookingId: id,
  version: z.int(),
  email: z.string(),
  customerName: z.string(),
  phone: z.nullable(z.string()),
  companyName: z.nullable(z.string()),
  serviceTitle: z.string(),
  serviceType: z.string(),
  startISO: instant,
  startAt: instant,
  endISO: instant,
  endAt: instant,
  timeZone: z.string(),
  status: z.enum(bookingStatuses),
  ...farView,
  /**
   * Only where the owner wants it, the company has several, and a mail to the booking's e-mail was opened (D482); in the answer
   * to a link alone.
   */
  crew: z.optional(customersCrew),
  quote: z.boolean(),
  estimate: z.boolean(),
  total: dollars,
  totalAmount: dollars,
  ...openPartView,
  totalSummary: z.object({
    subtotal: dollars,
    discount: dollars,
    /** Part of the subtotal; absent when there was none (D48). */
    serviceCharge: z.optional(dollars),
    total: dollars,
    currency: z.literal('USD'),
  }),
  address: z.string(),
  /** The same; absent in copies that an older build kept. */
  serviceAddress: z.optional(z.string()),
  serviceAddress1: z.string(),
  serviceAddress2: z.nullable(z.string()),
  serviceCity: z.string(),
  serviceRegion: z.nullable(z.string()),
  servicePostalCode: z.string(),
  serviceCountry: z.string(),
  gateCode: z.nullable(z.string()),
  notes: z.nullable(z.string()),
  leadSource: z.nullable(z.string()),
  leadSourceDetail: z.nullable(z.string()),
  locale,
  itemsSnapshot: z.array(snapshotLine),
  /** Of the first line that has one (D122). */
  delivery: z.optional(deliveryView),
  promotionsSnapshot: z.array(
    z.object({
      promotionId: id,
      discountAmount: dollars,
      payload: z.object({ code: z.string(), label: z.string() }),
    }),
  ),
  /** Oldest first; only where the booking was asked for by its link. */
  history: z.optional(z.array(bookingEventView)),
  /** The price that answers a request for a quote. Absent in copies that an older build kept. */
  quoteOffer: z.optional(z.nullable(quoteOfferView)),
  /** Its work and price were agreed on: it can be moved and cancelled, and its services are no longer edited. */
  quoteAccepted: z.optional(z.boolean()),
  createdAt: instant,
  updatedAt: instant,
});
export type BookingView = z.infer<typeof bookingView>;

/** Answer of booking creation (D163). */
export const bookingMadeView = z.object({
  id,
  bookingId: id,
  status: z.enum(bookingStatuses),
  manageUrl: z.string(),
  email: z.string(),
  customerName: z.string(),
  startISO: instant,
  endISO: instant,
  timeZone: z.string(),
  serviceType: z.string(),
  serviceTitle: z.string(),
  quote: z.boolean(),
  estimate: z.boolean(),
  total: dollars,
  ...openPartView,
  currency: z.literal('USD'),
  /** Of the first line that has one (D122). */
  delivery: z.optional(deliveryView),
  /** The whole booking as its link shows it; answers that an older build stored under a key have none. */
  booking: z.optional(bookingView),
  meta: z.object({ minutes: z.int(), version: z.int() }),
  /** Of an edit: what the booking was until now (D114). */
  before: z.optional(z.object({ total: dollars, startISO: instant, endISO: instant, quote: z.boolean() })),
});
export type BookingMadeView = z.infer<typeof bookingMadeView>;

/** What an id and a matching e-mail show without a signature (D104). */
export const bookingSummary = z.object({
  id,
  status: z.enum(bookingStatuses),
  serviceTitle: z.string(),
  startISO: instant,
  endISO: instant,
});

export const bookingQuery = z.object({ email: text(254), sig: z.optional(text(300)) });
/** `tenant` where no header can be sent: the address of a download. */
export const calendarQuery = z.object({
  email: text(254),
  sig: z._default(text(300), ''),
  tenant: z.optional(text(80)),
});
export const cancelInput = z.object({
  email: text(254),
  sig: text(300),
  reason: z.optional(z.enum(cancelReasons)),
});

export const cloneInput = z.object({ email: text(254), sig: text(300) });

/** POST /bookings/{id}/clone-to-cart: the cart to change, and the booking as it is now. */
export const cloneView = z.object({
  cartId: id,
  editingBookingId: id,
  /** Instances, as the badge counts them (D166). */
  itemsCount: z.int(),
  version: z.int(),
  email: z.string(),
  startISO: instant,
  endISO: instant,
  timeZone: z.string(),
  minutes: z.int(),
  total: dollars,
  quote: z.boolean(),
});
export type CloneView = z.infer<typeof cloneView>;

/**
 * POST /bookings/{id}/reschedule. Without `lockId` the time is claimed as it stands: what was wished offline holds
 * nothing. Staff send their token in place of `sig` (D110), and a `phone` if it is to be kept.
 */
export const rescheduleInput = z.object({
  email: text(254),
  sig: z.optional(text(300)),
  phone: z.optional(text(40)),
  startISO: instant,
  endISO: instant,
  lockId: z.optional(id),
  /** Version of the booking that the person saw; another one now is `booking.changed`. */
  expectedVersion: z.optional(seenVersion),
});
export type RescheduleInput = z.infer<typeof rescheduleInput>;

/** The booking; its link is a new one, because links end 60 days after the visit (D105). */
export const rescheduledView = z.object({ ...bookingView.shape, manageUrl: z.string() });
export type RescheduledView = z.infer<typeof rescheduledView>;

/** A line of "my bookings"; `total` says nothing yet when it is a `quote`. */
const myBookingView = z.object({
  id,
  serviceTitle: z.string(),
  startISO: instant,
  endISO: instant,
  timeZone: z.string(),
  status: z.enum(bookingStatuses),
  quote: z.boolean(),
  estimate: z.boolean(),
  total: dollars,
  ...openPartView,
  ...farView,
  /** A price for it waits for the customer's answer; absent where none does, and in copies that an older build kept. */
  offered: z.optional(z.boolean()),
  manageUrl: z.string(),
});
export type MyBookingView = z.infer<typeof myBookingView>;

export const myBookingsQuery = z.object({ email: text(254), sig: text(300) });

/** Upcoming: not over and not cancelled, the next one first. Past: all others, newest first (D125). */
export const myBookingsView = z.object({ upcoming: z.array(myBookingView), past: z.array(myBookingView) });
export type MyBookingsView = z.infer<typeof myBookingsView>;
