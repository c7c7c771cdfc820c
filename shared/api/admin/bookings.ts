import * as z from 'zod/mini';
import { crewReasons } from '../../agenda/choose-crew.ts';
import { bookingStatuses } from '../../booking/booking-status.ts';
import { contactLengthMax } from '../../booking/contact-rules.ts';
import { bookingEventView } from '../booking-history.ts';
import { bookingView, createBookingInput, openPartView } from '../bookings.ts';
import { dollars, id, instant, locale, seenVersion, text } from '../wire.ts';
import { crewOfBooking } from './crews.ts';
import { mailStates } from './mails.ts';

/** A booking in the lists of the back office: what a row, a calendar box and a crew's day show of it. */
export const bookingRow = z.object({
  id,
  version: z.int(),
  status: z.enum(bookingStatuses),
  /** Who comes; absent while it takes no time, and where the company has one crew alone. */
  crew: z.optional(crewOfBooking),
  /** Nothing of it has a price yet; `quoteOffered`: an offer waits for the customer's answer and may still be accepted. */
  quote: z.boolean(),
  quoteOffered: z.boolean(),
  estimate: z.boolean(),
  /** Or `tel:` and the phone of a customer without e-mail (shared/booking/customer-key.ts). */
  email: z.string(),
  customerName: z.string(),
  phone: z.nullable(z.string()),
  companyName: z.nullable(z.string()),
  serviceTitle: z.string(),
  serviceType: z.string(),
  /** What is to be done, a line each, in French unless the asker reads another language: "Moquette : 3 pièces, 450 sq ft". */
  work: z.array(z.string()),
  startISO: instant,
  startAt: instant,
  endISO: instant,
  endAt: instant,
  /** The end with the buffer after it: until then the crew is taken. */
  occupiedUntil: instant,
  minutes: z.int(),
  total: dollars,
  ...openPartView,
  /** One line. */
  address: z.string(),
  serviceAddress1: z.string(),
  serviceAddress2: z.nullable(z.string()),
  serviceCity: z.string(),
  serviceRegion: z.nullable(z.string()),
  servicePostalCode: z.string(),
  /** Only of visits of today and tomorrow, because lists are kept on tablets (D123). */
  gateCode: z.nullable(z.string()),
  notes: z.nullable(z.string()),
  /** The company's own; no customer sees them. */
  staffNotes: z.nullable(z.string()),
  /** What staff know of the customer, whatever the visit; no customer sees it. Absent in copies of older builds. */
  customerNote: z._default(z.nullable(z.string()), null),
  locale,
  leadSource: z.nullable(z.string()),
  codes: z.array(z.string()),
  createdAt: instant,
  updatedAt: instant,
  /** Of a deleted one alone: it can be put back for DELETED_KEPT_DAYS from then. */
  deletedAt: z.optional(instant),
});
export type BookingRowView = z.infer<typeof bookingRow>;

export const BOOKINGS_LIMIT_MAX = 200;

/** So many bookings one call searches, and so many rows it counts, however many the company has (D288, D594). */
export const LOOKED_THROUGH_MAX = 5_000;

/** For so long a deletion can be undone (D109). Days of 24 hours. */
export const DELETED_KEPT_DAYS = 30;

/**
 * GET /admin/bookings. `from` inclusive, `to` exclusive, instants or days of the company's zone (D151); a booking
 * is in the range when any of it is. `q`: name, e-mail, digits of the phone, town or first 8 of the id, accents-blind.
 */
export const bookingsQuery = z.object({
  from: z.optional(text(40)),
  to: z.optional(text(40)),
  status: z.optional(z.enum(['all', ...bookingStatuses, 'confirmed', 'pending', 'cancelled'])),
  q: z.optional(text(100)),
  /** Whose visits alone. */
  crew: z.optional(id),
  /** `yes`: those that were deleted and can be put back still, alone; else none of them. */
  deleted: z.optional(z.enum(['yes'])),
  /** By start; `desc` begins with the last visit. */
  order: z._default(z.enum(['asc', 'desc']), 'asc'),
  cursor: z.optional(text(200)),
  limit: z._default(z.coerce.number().check(z.int(), z.minimum(1), z.maximum(BOOKINGS_LIMIT_MAX)), 50),
  /** Of titles and work; French where it is absent. */
  lang: z.optional(locale),
});

/** Of GET and PATCH /admin/bookings/{id}: as above. */
export const bookingLanguageQuery = z.object({ lang: z.optional(locale) });

/**
 * `nextCursor`: where to go on; null at the end alone, so that a page of a search may be short, or empty, and have one.
 * `count`: how many there are, told with the first page alone; `atLeast`: among the first LOOKED_THROUGH_MAX, and more
 * come after these. `atLeast` is absent in copies of older builds.
 */
export const bookingsAnswer = z.object({
  bookings: z.array(bookingRow),
  items: z.array(bookingRow),
  nextCursor: z.nullable(z.string()),
  count: z.nullable(z.int()),
  atLeast: z._default(z.boolean(), false),
});
export type BookingsAnswer = z.infer<typeof bookingsAnswer>;

/** `actor`: the key it was done with and its device ("Claire · Tablette"); absent where the customer did it. Customers never read labels. */
const staffEventView = z.object({
  ...bookingEventView.shape,
  actor: z.optional(z.string()),
  /** Of its making: what the program is called that booked for the customer, with a key of the company. */
  via: z.optional(z.string()),
  /** Of its making: it waits because of many visits under an e-mail that no customer has shown to be theirs. */
  why: z.optional(z.literal('unproven')),
  /** Of its making and of an edit: it waits because the company does not come there without asking, or nobody knows the ZIP. */
  far: z.optional(z.enum(['outside', 'unknown'])),
  /** Of `booking.corrected`: what each field said before and says now; null is nothing. Of a gate code neither is told. */
  changes: z.optional(
    z.array(
      z.object({
        field: z.string(),
        from: z.optional(z.nullable(z.string())),
        to: z.optional(z.nullable(z.string())),
      }),
    ),
  ),
  /**
   * Who comes by what was done, by name as it was then, and why: of its making what spoke for the crew, of a change what
   * spoke against the one it had, in `from`.
   */
  crew: z.optional(
    z.object({
      from: z.optional(z.string()),
      to: z.string(),
      why: z.optional(z.enum([...crewReasons, 'kinds', 'area', 'hours', 'travel', 'taken'])),
    }),
  ),
});
export type StaffEventView = z.infer<typeof staffEventView>;

/** `kept`: it was not and will not be sent, but can be read at Courriels; `dead`: it could not be delivered. */
const bookingMail = z.object({
  kind: z.string(),
  state: z.enum(mailStates),
  createdAt: instant,
  sentAt: z.nullable(instant),
});
export type BookingMailView = z.infer<typeof bookingMail>;

/** GET /admin/bookings/{id}, and the answer of every change of one: everything, with its history. */
export const adminBookingView = z.object({
  ...bookingView.shape,
  history: z.optional(z.array(staffEventView)),
  /** The lines of `itemsSnapshot` as staff read them, as `lang` says; those stand in the customer's language. */
  itemsInFrench: z.optional(bookingView.shape.itemsSnapshot),
  minutes: z.int(),
  staffNotes: z.nullable(z.string()),
  /** What became of its mails, newest first, at most 20. Absent in copies of older builds. */
  mails: z.optional(z.array(bookingMail)),
  /**
   * The link of the customer's mails, for a customer who is told it another way. Absent in copies: it is the key to the
   * booking.
   */
  manageUrl: z.optional(z.string()),
  /** The row of the same booking, for the lists that have it. */
  row: bookingRow,
});
export type AdminBookingView = z.infer<typeof adminBookingView>;

export const STAFF_NOTES_MAX = 2_000;
/** A line of a bill. */
export const DISCOUNT_REASON_MAX = 120;

/**
 * PATCH /admin/bookings/{id}: confirm or cancel, with a mail (D108); the company's own notes, without; who the
 * customer is and where to go, with one if `notify` says so; and who comes, without. What is left out stays, what may be
 * missing and is empty goes.
 */
export const changeBookingInput = z.object({
  status: z.optional(z.enum(['CONFIRMED', 'CANCELLED'])),
  /** The company's own. */
  notes: z.optional(text(STAFF_NOTES_MAX)),
  /** Another one ends the link that the customer has (D106). */
  email: z.optional(text(contactLengthMax.email)),
  customerName: z.optional(text(contactLengthMax.customerName)),
  phone: z.optional(text(contactLengthMax.phone)),
  companyName: z.optional(text(contactLengthMax.companyName)),
  address: z.optional(
    z.object({
      line1: text(contactLengthMax.line1),
      line2: z.optional(text(contactLengthMax.line2)),
      city: text(contactLengthMax.city),
      region: z.optional(text(contactLengthMax.region)),
      postalCode: text(contactLengthMax.postalCode),
    }),
  ),
  gateCode: z.optional(text(contactLengthMax.gateCode)),
  /** The customer's own words. */
  customerNotes: z.optional(text(contactLengthMax.notes)),
  /**
   * Dollars off what the codes leave, or the total it shall come to; the customer reads the reason. Never more than is left;
   * null takes it back (PM60).
   */
  discount: z.optional(
    z.nullable(
      z.object({
        amount: z.optional(dollars),
        total: z.optional(dollars),
        reason: text(DISCOUNT_REASON_MAX),
      }),
    ),
  ),
  /** Who comes, at the same time: never an overlap. With another time see `rescheduleBookingInput`. */
  crewId: z.optional(id),
  /** Also a crew that does not do this work, or does not come there (AG50). Absent: 409 `crew.unfit` with `crew` and `why`. */
  anyCrew: z.optional(z.boolean()),
  /** True: a mail tells what of this was changed; of another crew none does. */
  notify: z.optional(z.boolean()),
  /** Version that was looked at; another one now is `booking.changed` with `booking`, as it is. */
  expectedVersion: z.optional(seenVersion),
});
export type ChangeBookingInput = z.infer<typeof changeBookingInput>;

/**
 * POST /admin/bookings/{id}/reschedule, with an Idempotency-Key. Another length is allowed, and hours outside the
 * agenda; overlap never: 409 `slot.taken` with the rows in `conflicts` where visits are in the way, the first of them in
 * `conflict` too, 409 `slot.blocked` with the block.
 */
export const rescheduleBookingInput = z.object({
  email: text(254),
  phone: z.optional(text(40)),
  startISO: instant,
  endISO: instant,
  lockId: z.optional(id),
  /** Who comes; absent: chosen (AG42, AG43). */
  crewId: z.optional(id),
  expectedVersion: z.optional(seenVersion),
  /** False: no mail about it. */
  notify: z._default(z.boolean(), true),
  /** Also with a crew that does not do this work, or does not come there (AG50). Absent: 409 `crew.unfit` with `crew` and `why`. */
  anyCrew: z.optional(z.boolean()),
});
export type RescheduleBookingInput = z.infer<typeof rescheduleBookingInput>;

/**
 * POST /admin/bookings/{id}/services, with an Idempotency-Key: the clone (POST /admin/bookings/{id}/clone-to-cart) as it
 * was changed becomes the work of the booking. Refusals of the time are those of a move.
 */
export const editServicesInput = z.object({
  cartId: id,
  startISO: instant,
  endISO: instant,
  /** The booking's own start, with whatever length the cart now needs. */
  keepTime: createBookingInput.shape.keepTime,
  expectedTotal: createBookingInput.shape.expectedTotal,
  expectedVersion: z.optional(seenVersion),
  /** False: no mail about it. */
  notify: z._default(z.boolean(), true),
  /** Also with a crew that does not do this work, or does not come there (AG50). Absent: 409 `crew.unfit` with `crew` and `why`. */
  anyCrew: z.optional(z.boolean()),
});
export type EditServicesInput = z.infer<typeof editServicesInput>;

/**
 * POST /admin/bookings, with an Idempotency-Key: a visit for a customer who called. The cart is an open one with the
 * work in it (POST /cart, PATCH /cart/{id}/items), which tells the price; hours outside the agenda and another length
 * than the cart's are allowed, overlap never: 409 `slot.taken` with the rows in `conflicts`, or `slot.blocked` with the
 * block. Confirmed at once, pending where a line is a quote.
 */
export const placeForStaffInput = z.object({
  cartId: id,
  /** Absent or empty of a customer who has none: then the phone is needed, and no mail is ever written. */
  email: z.optional(createBookingInput.shape.email),
  customerName: createBookingInput.shape.customerName,
  phone: createBookingInput.shape.phone,
  /** Of the mails and the page behind their link. */
  locale: createBookingInput.shape.locale,
  address: createBookingInput.shape.address,
  /** The customer's own words. */
  notes: createBookingInput.shape.notes,
  staffNotes: z.optional(text(STAFF_NOTES_MAX)),
  startISO: instant,
  endISO: instant,
  /** Who comes; absent: chosen (AG60, AG43). */
  crewId: z.optional(id),
  /** Dollars as seen; a total above it is `price.changed`. */
  expectedTotal: createBookingInput.shape.expectedTotal,
  /** False: no mail about it; the reminder before the visit goes all the same. */
  notify: z._default(z.boolean(), true),
  /** Also with a crew that does not do this work, or does not come there (AG50). Absent: 409 `crew.unfit` with `crew` and `why`. */
  anyCrew: z.optional(z.boolean()),
});
export type PlaceForStaffInput = z.infer<typeof placeForStaffInput>;

/** Its answer. `manageUrl` is the link that the mail has: it opens the customer's page of the visit. */
export const placedForStaffView = z.object({ ...adminBookingView.shape, manageUrl: z.string() });
export type PlacedForStaffView = z.infer<typeof placedForStaffView>;

const BULK_MAX = 100;
export const bookingIdsInput = z.object({ ids: z.array(id).check(z.minLength(1), z.maxLength(BULK_MAX)) });

/** DELETE /admin/bookings: soft, frees the time at once, kept for 30 days. An id deleted before is `deleted` again. */
export const deletedView = z.object({
  deleted: z.array(id),
  failed: z.array(z.object({ id, code: z.string() })),
});
export type DeletedView = z.infer<typeof deletedView>;

/** POST /admin/bookings/restore: the undo. A time that was taken meanwhile fails with `slot.taken`. */
export const restoredView = z.object({
  restored: z.array(id),
  failed: z.array(z.object({ id, code: z.string() })),
});
export type RestoredView = z.infer<typeof restoredView>;
