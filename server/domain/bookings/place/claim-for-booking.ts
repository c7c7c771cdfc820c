import { type CrewWish, chooseCrew, isFree, isTooFar } from '#shared/agenda/choose-crew.ts';
import type { Job } from '#shared/agenda/fit-crew.ts';
import type { Id } from '#shared/kernel/ids.ts';
import type { Instant } from '#shared/kernel/instant.ts';
import { type AgendaReading, rereadAgenda } from '../../../db/repos/agenda/agenda.ts';
import { clearWay } from '../../../db/repos/agenda/claims.ts';
import { type ConvertedHold, convertHold } from '../../../db/repos/agenda/convert-hold.ts';
import { moveClaim } from '../../../db/repos/agenda/move-claim.ts';
import type { Tx } from '../../../db/with-tenant.ts';
import type { Deps } from '../../../deps.ts';
import { AppError } from '../../../errors/app-error.ts';
import { claimTime, crewsOfClaim, daysOfClaim } from '../../holds/claim-time.ts';
import { refuseUnlessHeldOrFree } from '../../holds/refuse-unless-free.ts';

export interface BookingTime {
  readonly bookingId: Id;
  readonly cartId: Id;
  readonly lockId: Id | undefined;
  readonly startsAt: Instant;
  readonly endsAt: Instant;
  /** Of the day of the visit, with the hold of the cart or of `lockId`. */
  readonly reading: AgendaReading;
  /** What the visit asks of who comes. */
  readonly job: Job;
}

/** The claim of a new booking, and who comes. */
export interface BookingClaim {
  readonly claimId: Id;
  readonly crewId: Id;
}

/**
 * The claim of a new booking: its own hold, also an expired one that no other cart took, or the time itself when it is
 * still free (D87). Throws slot.invalid and slot.taken.
 */
export async function claimForBooking(
  deps: Deps,
  tx: Tx,
  bookingTime: BookingTime,
  who: CrewWish,
): Promise<BookingClaim> {
  const { reading, job } = bookingTime;
  const isHeld = refuseUnlessHeldOrFree(reading, bookingTime, deps.now());
  const crewIds = crewsOfClaim({ ...bookingTime, who });
  const own = { ...bookingTime, crewIds, days: daysOfClaim(bookingTime), zips: job.zips };
  const { ownHold } = reading;
  const held = isHeld && ownHold ? await convertHold(tx, { ...own, holdId: ownHold.id }) : undefined;
  if (!held) return claimNow(deps, tx, bookingTime, who);
  return { claimId: held.id, crewId: await settleCrew(tx, held, { ...bookingTime, crewIds }, who) };
}

/**
 * Who the customer is was not known when the time was held, and often not where: the crew of the last visit takes it over
 * where it may come and is free (AG60), and the crew that held it keeps it otherwise, unless what its day is by now leaves
 * no time for the way (AG64), or the hold had run out and the crew could not take the time anew (AG44): then it goes to the
 * next that has. The days of `crewIds` are locked. Throws slot.taken.
 */
async function settleCrew(
  tx: Tx,
  held: ConvertedHold,
  { bookingId, reading, startsAt, endsAt, job, crewIds }: BookingTime & { readonly crewIds: readonly Id[] },
  who: CrewWish,
): Promise<Id> {
  const isPromise = reading.ownHold?.live === true;
  const { agenda, agendaId, crews } =
    reading.agenda.travelMin || !isPromise ? await rereadAgenda(tx, reading, { bookingId }) : reading;
  const { bufferMin, travelMin } = agenda;
  const visit = { startsAt, endsAt, bufferMin, travelMin, zips: job.zips };
  const order = chooseCrew({ agenda, crews, startsAt, endsAt, ...who });
  const holder = crews.find(({ id }) => id === held.resourceId);
  const mayStay = isPromise
    ? !holder || !isTooFar(holder, visit)
    : holder !== undefined && order.includes(holder.id) && isFree(holder, visit);
  const nextIds = mayStay ? order.slice(0, 1).filter((id) => id === who.lastId) : order;
  // With the buffer of when it was held, which its cells have.
  const claim = { ...held, startsAt, endsAt };
  for (const crew of nextIds.flatMap((id) => crews.find((one) => one.id === id) ?? [])) {
    if (crew.id === held.resourceId || !crewIds.includes(crew.id)) continue;
    await clearWay(tx, { formerOwnerId: held.id }, { crews: [crew], ...claim });
    if (await moveClaim(tx, claim, crew, agendaId)) return crew.id;
  }
  if (!mayStay) throw new AppError('slot.taken');
  return held.resourceId;
}

/** The time itself, whatever the agenda says of it; the cart's hold is given up. Throws slot.taken. */
export async function claimNow(
  deps: Deps,
  tx: Tx,
  bookingTime: BookingTime,
  who: CrewWish,
): Promise<BookingClaim> {
  const { bookingId, cartId, ...time } = bookingTime;
  const claimId = deps.newId();
  const { crewId } = await claimTime(tx, {
    ...time,
    who,
    claimId,
    ownerId: bookingId,
    formerOwnerId: cartId,
  });
  return { claimId, crewId };
}
