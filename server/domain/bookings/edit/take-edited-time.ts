import { CELL_MIN } from '#shared/agenda/agenda.ts';
import { checkSlot } from '#shared/agenda/check-slot.ts';
import type { Id } from '#shared/kernel/ids.ts';
import { type Instant, minutesBetween } from '#shared/kernel/instant.ts';
import type { AgendaReading } from '../../../db/repos/agenda/agenda.ts';
import type { ClaimRow } from '../../../db/repos/agenda/claims.ts';
import type { BookingRow } from '../../../db/repos/bookings/bookings.ts';
import type { Tx } from '../../../db/with-tenant.ts';
import type { Deps } from '../../../deps.ts';
import { AppError } from '../../../errors/app-error.ts';
import { claimTime } from '../../holds/claim-time.ts';
import { refuseUnlessHeldOrFree, type WantedTime } from '../../holds/refuse-unless-free.ts';
import { BookingChanged } from '../retry-when-changed.ts';

/** Who takes it, and when. */
export interface TimeTaker {
  readonly deps: Deps;
  readonly input: { readonly keepTime?: boolean | undefined; readonly lockId?: Id | undefined };
  readonly now: Instant;
  /** Staff: hours, notice and today do not bind them (D110). */
  readonly anyHour?: boolean;
}

export interface EditedTime extends WantedTime {
  readonly booking: BookingRow;
  /** The booking's present claim. */
  readonly leaving: ClaimRow | undefined;
  readonly reading: AgendaReading;
}

/**
 * The claim of an edited visit: the one it has when its time stays, otherwise a new one that covers the old time too.
 * Throws slot.invalid, and slot.taken also for a kept time that the longer visit does not fit into (D89).
 */
export async function takeEditedTime(
  tx: Tx,
  { deps, input, now, anyHour = false }: TimeTaker,
  time: EditedTime,
): Promise<Id> {
  const { booking, leaving, reading, startsAt, endsAt } = time;
  if (!leaving) throw new BookingChanged();
  const isSameStart = booking.startsAt === startsAt;
  if (isSameStart && booking.endsAt === endsAt) return leaving.id;
  if (!anyHour) {
    if (!input.keepTime) refuseUnlessHeldOrFree(reading, time, now);
    else if (endsAt > booking.endsAt) refuseUnlessFits(reading, time);
  }
  const claimId = deps.newId();
  const owner = { ownerId: booking.id, formerOwnerId: booking.id, lockId: input.lockId };
  await claimTime(tx, { claimId, ...owner, startsAt, endsAt, reading, leaving });
  return claimId;
}

/** A start that was granted stands, whatever step, notice and horizon say of it today. */
function refuseUnlessFits({ agenda, crews }: AgendaReading, { startsAt, endsAt }: WantedTime): void {
  const lenient = { ...agenda, stepMin: CELL_MIN, noticeMin: 0 };
  const minutes = minutesBetween(startsAt, endsAt);
  // As if it were asked at that very time: nothing is past, near or far.
  const verdict = checkSlot({ agenda: lenient, crews, startsAt, endsAt, minutes, now: startsAt });
  if (!verdict.ok) throw new AppError('slot.taken');
}
