import type * as z from 'zod/mini';
import { type BookingsAnswer, type bookingsQuery, DELETED_KEPT_DAYS } from '#shared/api/admin/bookings.ts';
import { type BookingStatus, bookingStatuses } from '#shared/booking/booking-status.ts';
import { searchWords } from '#shared/booking/search-words.ts';
import { addMinutes } from '#shared/kernel/instant.ts';
import type { AdminCaller } from '../../../access/check-admin-token.ts';
import { cursorAfter, readCursor } from '../../../db/page-cursor.ts';
import {
  type BookingFilter,
  countBookings,
  findLookEnd,
  pageOfBookings,
} from '../../../db/repos/bookings/booking-lists.ts';
import type { Tenant } from '../../../db/tenant.ts';
import { withTenant } from '../../../db/with-tenant.ts';
import type { Deps } from '../../../deps.ts';
import { AppError } from '../../../errors/app-error.ts';
import { parsedRange } from '../../slots/parsed-range.ts';
import { staffContext, toStaffRow } from './staff-view.ts';

const DELETED_KEPT_MIN = DELETED_KEPT_DAYS * 24 * 60;

/**
 * A page of bookings by their start, by keyset, so that one that is made meanwhile moves no row from page to page. A search
 * looks through the next LOOKED_THROUGH_MAX alone, and its cursor is then the place it came to, whatever it found (D288).
 * Deleted ones are in it only when they are asked for, then alone, for as long as restoreBookings takes them. Throws
 * request.invalid for a range or a cursor that says nothing, and admin.forbidden for a crew that asks for what is another
 * crew's or deleted.
 */
export async function listBookings(
  deps: Deps,
  tenant: Tenant,
  query: z.output<typeof bookingsQuery>,
  admin: AdminCaller | undefined,
): Promise<BookingsAnswer> {
  const { order, cursor, limit } = query;
  const range = parsedRange(query, tenant.timeZone);
  const filter: BookingFilter = {
    from: query.from === undefined ? undefined : range.from,
    to: query.to === undefined ? undefined : range.to,
    statuses: statusesOf(query.status),
    crewId: query.crew,
    words: searchWords(query.q ?? ''),
    deletedAfter: query.deleted === 'yes' ? addMinutes(deps.now(), -DELETED_KEPT_MIN) : undefined,
  };
  const after = readCursor(cursor);
  const context = await staffContext(deps, tenant, { admin, language: query.lang });
  const { sight } = context;
  if (sight && (query.deleted === 'yes' || (query.crew ?? sight.crewId) !== sight.crewId))
    throw new AppError('admin.forbidden');
  const seen = { ...filter, sight };
  const isSearch = seen.words.length > 0;
  return withTenant(deps.db, tenant.id, async (tx) => {
    const rows = await pageOfBookings(tx, seen, { order, after, limit: limit + 1 });
    const isFull = rows.length > limit;
    const page = rows.slice(0, limit);
    const last = page.at(-1);
    const bookings = page.map((row) => toStaffRow(row, context));
    const lookEnd = isSearch && !isFull ? await findLookEnd(tx, seen, { order, after }) : undefined;
    const end = isFull && last ? { at: last.startsAt, id: last.id } : lookEnd;
    const all = { count: page.length, atLeast: end !== undefined };
    const counted = isFull && !after ? await countBookings(tx, seen, order) : all;
    return {
      bookings,
      items: bookings,
      nextCursor: end ? cursorAfter(end) : null,
      count: after ? null : counted.count,
      atLeast: !after && counted.atLeast,
    };
  });
}

function statusesOf(said: string | undefined): readonly BookingStatus[] {
  const wanted = said?.toUpperCase();
  return wanted === undefined || wanted === 'ALL'
    ? bookingStatuses
    : bookingStatuses.filter((status) => status === wanted);
}
