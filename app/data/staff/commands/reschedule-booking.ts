import * as z from 'zod/mini';
import { type BlockView, blockView } from '#shared/api/admin/blocks.ts';
import {
  type AdminBookingView,
  adminBookingView,
  type BookingRowView,
  bookingRow,
} from '#shared/api/admin/bookings.ts';
import type { Id } from '#shared/kernel/ids.ts';
import { formatInstant, type Instant } from '#shared/kernel/instant.ts';
import { newId } from '../../device/clock.ts';
import type { Answer, Refusal } from '../../wire/http.ts';
import { adminCall } from '../admin-call.ts';

export interface BookingReschedule {
  /** The row that was looked at: its version guards against a change meanwhile. */
  readonly row: Pick<BookingRowView, 'id' | 'email' | 'phone' | 'version'>;
  readonly startsAt: Instant;
  readonly endsAt: Instant;
  /** Who comes; absent: the server chooses, and keeps the crew that it has where it can (AG42). */
  readonly crewId?: Id | undefined;
  /** Also a crew that does not do this work, or does not come there: staff were asked. */
  readonly anyCrew?: boolean | undefined;
  /** False: no mail about it. */
  readonly notify: boolean;
  /** One for each intent, kept for its retries, so that a move whose answer was lost happens once. */
  readonly key: Id;
}

/** The key of a new intent to move. */
export function newRescheduleKey(): Id {
  return newId();
}

/** Takes a visit to another time. Hours outside the agenda are allowed, an overlap never: see `conflictsOf`. */
export function rescheduleBooking({
  row,
  startsAt,
  endsAt,
  crewId,
  anyCrew,
  notify,
  key,
}: BookingReschedule): Promise<Answer<AdminBookingView>> {
  return adminCall({
    method: 'POST',
    path: `/admin/bookings/${encodeURIComponent(row.id)}/reschedule`,
    headers: { 'Idempotency-Key': key },
    body: {
      json: {
        email: row.email,
        ...(row.phone !== null && { phone: row.phone }),
        startISO: formatInstant(startsAt),
        endISO: formatInstant(endsAt),
        ...(crewId !== undefined && { crewId }),
        ...(anyCrew && { anyCrew }),
        expectedVersion: row.version,
        notify,
      },
    },
    schema: adminBookingView,
  });
}

export type Conflict =
  | { readonly is: 'booking'; readonly row: BookingRowView }
  | { readonly is: 'block'; readonly block: BlockView };

/** Servers of before crews named the first visit alone. */
const conflictBody = z.object({ conflict: bookingRow, conflicts: z.optional(z.array(bookingRow)) });
const blockBody = z.object({ block: blockView });

/** All that a refused time ran into, as far as the server names it. */
export function conflictsOf({ body }: Pick<Refusal, 'body'>): readonly Conflict[] {
  const bookings = conflictBody.safeParse(body);
  if (bookings.success) {
    const { conflict, conflicts = [conflict] } = bookings.data;
    return conflicts.map((row) => ({ is: 'booking', row }));
  }
  const blocked = blockBody.safeParse(body);
  return blocked.success ? [{ is: 'block', block: blocked.data.block }] : [];
}
