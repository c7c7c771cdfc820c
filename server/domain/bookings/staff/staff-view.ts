import { dayBounds } from '#shared/agenda/local-day.ts';
import { toLocal } from '#shared/agenda/local-time.ts';
import type { AdminBookingView, BookingRowView } from '#shared/api/admin/bookings.ts';
import type { PriceBook } from '#shared/catalogue/price-book.ts';
import { CREW_SIGHT_DAYS } from '#shared/company/staff-role.ts';
import { addDays, type Day } from '#shared/kernel/day.ts';
import type { Id } from '#shared/kernel/ids.ts';
import { formatInstant } from '#shared/kernel/instant.ts';
import type { Locale } from '#shared/kernel/locale.ts';
import type { AdminCaller } from '../../../access/check-admin-token.ts';
import {
  type BookingForStaff,
  type CrewSight,
  findBookingForStaff,
} from '../../../db/repos/bookings/booking-lists.ts';
import { listMailsOf } from '../../../db/repos/mail-outbox.ts';
import type { Tenant } from '../../../db/tenant.ts';
import { type Tx, withTenant } from '../../../db/with-tenant.ts';
import type { Deps } from '../../../deps.ts';
import { AppError } from '../../../errors/app-error.ts';
import type { CatalogueSnapshot } from '../../catalogue/catalogue-cache.ts';
import { linkToBooking } from '../../links/booking-link.ts';
import { mailsLeave } from '../../mails/mails-leave.ts';
import { toStaffHistory } from '../read/booking-history.ts';
import { toBookingView } from '../read/booking-view.ts';
import { openPartOf } from '../read/open-part-of.ts';
import { linesForStaff, titleForStaff, workForStaff } from '../work/work-for-staff.ts';

/** What rows are told with: the words of the catalogue, and which days are near. */
export interface StaffContext {
  readonly book: PriceBook;
  readonly timeZone: string;
  readonly today: Day;
  /** Of titles and work: French but for a crew that reads another (D474). */
  readonly language: Locale;
  /** False: what waits to be sent is kept. */
  readonly mailsLeave: boolean;
  /** The link that the customer's mails have. */
  readonly linkTo: (booking: BookingForStaff) => string;
  /** Of a crew's key: nothing else is found, and of that not what only an office needs (D471). */
  readonly sight?: CrewSight | undefined;
}

/** Before the transaction, unless the catalogue is `known`: it may have to be read, on a connection of its own. */
export async function staffContext(
  deps: Deps,
  tenant: Tenant,
  { known, admin, language = 'fr' }: StaffWish = {},
): Promise<StaffContext> {
  const { book } = known ?? (await deps.catalogue.current(tenant));
  const { timeZone } = tenant;
  const { day: today } = toLocal(deps.now(), timeZone);
  return {
    book,
    timeZone,
    today,
    language,
    mailsLeave: mailsLeave(deps, tenant),
    linkTo: (booking) => linkToBooking(deps.env, tenant, booking),
    sight: admin?.crew && sightOf(admin.crew.id, today, timeZone),
  };
}

type Caller = AdminCaller | undefined;

interface StaffWish {
  readonly known?: Pick<CatalogueSnapshot, 'book'>;
  readonly admin?: Caller;
  readonly language?: Locale | undefined;
}

function sightOf(crewId: Id, today: Day, timeZone: string): CrewSight {
  return {
    crewId,
    from: dayBounds(addDays(today, -CREW_SIGHT_DAYS), timeZone).startsAt,
    to: dayBounds(addDays(today, CREW_SIGHT_DAYS), timeZone).endsAt,
  };
}

/** A booking as lists of the back office show it. */
export function toStaffRow(booking: BookingForStaff, context: StaffContext): BookingRowView {
  const row = toWholeRow(booking, context);
  return context.sight ? { ...row, ...forCrew, codes: [] } : row;
}

/** How customers are written to and what brought them is nothing that is needed at their door. */
const forCrew = { email: '', leadSource: null } as const;

function toWholeRow(booking: BookingForStaff, context: StaffContext): BookingRowView {
  const view = toBookingView(booking);
  const { id, version, status, email, customerName, phone, companyName, serviceType, locale } = view;
  const { startISO, startAt, endISO, endAt, total, address, createdAt, updatedAt, leadSource } = view;
  const { serviceAddress1, serviceAddress2, serviceCity, serviceRegion, servicePostalCode, notes } = view;
  return {
    ...{ id, version, status, email, customerName, phone, companyName, serviceType, locale, leadSource },
    ...{ startISO, startAt, endISO, endAt, total, address, notes, createdAt, updatedAt },
    ...{ serviceAddress1, serviceAddress2, serviceCity, serviceRegion, servicePostalCode },
    quote: booking.quote,
    quoteOffered: booking.offer?.expired === false,
    estimate: booking.estimate,
    ...openPartOf(booking),
    serviceTitle: titleForStaff(booking, context.book, context.language),
    work: workForStaff(booking, context.book, context.language),
    occupiedUntil: formatInstant(booking.occupiedUntil ?? booking.endsAt),
    minutes: booking.minutes,
    ...(booking.crew && { crew: booking.crew }),
    gateCode: isNear(booking, context) ? booking.gateCode : null,
    staffNotes: booking.staffNotes,
    customerNote: booking.customerNote,
    codes: booking.promotionsSnapshot.map(({ code }) => code).filter((code) => code !== ''),
    ...(booking.deletedAt !== null && { deletedAt: formatInstant(booking.deletedAt) }),
  };
}

/** Codes of gates are for those who drive there today or tomorrow (D123). */
function isNear(
  { startsAt, status, deletedAt }: BookingForStaff,
  { timeZone, today }: StaffContext,
): boolean {
  const { day } = toLocal(startsAt, timeZone);
  return status !== 'CANCELLED' && deletedAt === null && (day === today || day === addDays(today, 1));
}

/**
 * Everything about one booking, as it stands in this transaction. Throws booking.not_found, also for a crew that it is
 * out of sight of.
 */
export async function viewForStaff(tx: Tx, bookingId: Id, context: StaffContext): Promise<AdminBookingView> {
  const booking = await findBookingForStaff(tx, bookingId, context.sight);
  if (!booking) throw new AppError('booking.not_found');
  const row = toStaffRow(booking, context);
  const view = {
    ...toBookingView(booking),
    itemsInFrench: linesForStaff(booking, context.book, context.language),
    minutes: booking.minutes,
    staffNotes: booking.staffNotes,
    row,
  };
  if (context.sight) {
    const { gateCode } = row;
    return {
      ...view,
      ...forCrew,
      gateCode,
      leadSourceDetail: null,
      promotionsSnapshot: [],
      quoteOffer: null,
    };
  }
  return {
    ...view,
    history: toStaffHistory(booking.history),
    manageUrl: context.linkTo(booking),
    mails: await mailsOf(tx, bookingId, context),
  };
}

async function mailsOf(
  tx: Tx,
  bookingId: Id,
  { mailsLeave: leave }: StaffContext,
): Promise<AdminBookingView['mails']> {
  return (await listMailsOf(tx, bookingId)).map(({ kind, state, createdAt, sentAt }) => ({
    kind,
    // The worker has not looked yet, but what it will do is known.
    state: state === 'waiting' && !leave ? 'kept' : state,
    createdAt: formatInstant(createdAt),
    sentAt: sentAt && formatInstant(sentAt),
  }));
}

/** Throws booking.not_found, also for one that was deleted. */
export async function showForStaff(
  deps: Deps,
  tenant: Tenant,
  bookingId: Id,
  asker: Pick<StaffWish, 'admin' | 'language'>,
): Promise<AdminBookingView> {
  const context = await staffContext(deps, tenant, asker);
  return withTenant(deps.db, tenant.id, (tx) => viewForStaff(tx, bookingId, context));
}
