import { type CrewWish, isTooFar } from '#shared/agenda/choose-crew.ts';
import { daysTouched } from '#shared/agenda/claimed-cells.ts';
import { fitsJob, type Job } from '#shared/agenda/fit-crew.ts';
import type { Id } from '#shared/kernel/ids.ts';
import { type AgendaReading, getAgenda, lockDays, rereadAgenda } from '../../../db/repos/agenda/agenda.ts';
import { clearWay, findClaimsOfBooking } from '../../../db/repos/agenda/claims.ts';
import { type CrewRow, listCrews } from '../../../db/repos/agenda/crews.ts';
import { moveClaim } from '../../../db/repos/agenda/move-claim.ts';
import { insertBookingEvent } from '../../../db/repos/bookings/booking-events.ts';
import { changeStaffFields } from '../../../db/repos/bookings/booking-staff.ts';
import type { BookingRow } from '../../../db/repos/bookings/bookings.ts';
import type { Tx } from '../../../db/with-tenant.ts';
import type { Deps } from '../../../deps.ts';
import { AppError } from '../../../errors/app-error.ts';
import { daysOfClaim } from '../../holds/claim-time.ts';
import { BookingChanged } from '../retry-when-changed.ts';

/** Who comes, and who is to come. */
interface WantedCrew {
  readonly before: CrewRow | undefined;
  readonly after: CrewRow;
}

/** Staff name an active crew of theirs or none. Throws request.invalid with `crewId`. */
export function refuseUnknownCrew({ crews }: AgendaReading, crewId: Id | undefined): void {
  if (crewId !== undefined && !crews.some(({ id }) => id === crewId)) {
    throw new AppError('request.invalid', { fields: { crewId: 'invalid' } });
  }
}

/**
 * The crew that staff want for a visit; undefined where it comes already. Throws request.invalid with `crewId` for one that is
 * closed or not there, and booking.not_changeable for a visit that takes no time.
 */
export async function wantedCrew(
  tx: Tx,
  booking: BookingRow,
  crewId: Id | undefined,
): Promise<WantedCrew | undefined> {
  if (crewId === undefined) return undefined;
  const [claims, crews] = await Promise.all([findClaimsOfBooking(tx, booking.id), listCrews(tx)]);
  const claim = claims.find(({ id }) => id === booking.claimId);
  const after = crews.find(({ id, active }) => id === crewId && active);
  if (!after) throw new AppError('request.invalid', { fields: { crewId: 'invalid' } });
  if (!claim) throw new AppError('booking.not_changeable');
  if (claim.resourceId === crewId) return undefined;
  return { before: crews.find(({ id }) => id === claim.resourceId), after };
}

/**
 * Gives a visit to another crew at its own time, under the locks of its days of both, ascending (D481). What the crew does
 * where it comes and how long the way is are overruled by `anyCrew` (AG50, AG64), an overlap by nothing. A new version and a line of history, no mail:
 * the customer's time stays. Throws slot.taken and BookingChanged.
 */
export async function assignCrew(
  tx: Tx,
  deps: Deps,
  booking: BookingRow,
  { before, after, job, anyCrew = false }: WantedCrew & CrewWish & { readonly job: Job },
  actor: string,
): Promise<BookingRow> {
  const at = deps.now();
  const claims = await findClaimsOfBooking(tx, booking.id);
  const claim = claims.find(({ id }) => id === booking.claimId);
  if (!claim) throw new BookingChanged();
  const { startsAt, endsAt, occupiedUntil } = claim;
  const range = { startsAt, endsAt: occupiedUntil, bookingId: booking.id };
  const seen = await getAgenda(tx, booking.timeZone, range);
  // Also those of a hold that would move it: what else is changed with the crew locks them behind the booking's row.
  const days = [
    ...daysOfClaim({ reading: seen, startsAt, endsAt, leaving: claim }),
    ...claims.flatMap((one) => daysTouched(one.startsAt, one.occupiedUntil, 0, booking.timeZone)),
  ];
  const crewIds = [...claims.map(({ resourceId }) => resourceId), after.id];
  await lockDays(tx, crewIds, [...new Set(days)].sort());
  // A hold that would move it leans on its cells, and goes as with every other move.
  await clearWay(tx, { formerOwnerId: booking.id }, { crews: [after], startsAt, occupiedUntil });
  const { agenda, agendaId, crews } = seen.agenda.travelMin ? await rereadAgenda(tx, seen) : seen;
  const { bufferMin, travelMin } = agenda;
  const visit = { startsAt, endsAt, bufferMin, travelMin, zips: job.zips };
  const isFar = crews.some((crew) => crew.id === after.id && isTooFar(crew, visit));
  const isFit = fitsJob(after, job) && !isFar;
  const isMoved = (anyCrew || isFit) && (await moveClaim(tx, claim, after, agendaId));
  const changed = await changeStaffFields(tx, booking, booking, at);
  if (!changed) throw new BookingChanged();
  if (!isMoved) throw new AppError('slot.taken');
  await insertBookingEvent(tx, {
    id: deps.newId(),
    bookingId: booking.id,
    kind: 'booking.crew',
    actor,
    detail: { crew: { ...(before && { from: before.name }), to: after.name, why: 'staff' } },
    at,
  });
  return changed;
}
