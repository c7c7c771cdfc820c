import { daysTouched } from '#shared/agenda/claimed-cells.ts';
import type { Job } from '#shared/agenda/fit-crew.ts';
import { dayBounds } from '#shared/agenda/local-day.ts';
import { toLocal } from '#shared/agenda/local-time.ts';
import { BOOKING_MIN_MAX, type HoldView } from '#shared/api/slots.ts';
import { holdLimits } from '#shared/company/booking-rules.ts';
import type { Id } from '#shared/kernel/ids.ts';
import { addMinutes, formatInstant, type Instant, minutesBetween } from '#shared/kernel/instant.ts';
import { type AgendaReading, getAgenda, lockDays } from '../../db/repos/agenda/agenda.ts';
import {
  deleteClaim,
  findClaim,
  type HoldLife,
  type HoldLimits,
  renewHold,
} from '../../db/repos/agenda/claims.ts';
import { keepBooking } from '../../db/repos/bookings/bookings.ts';
import type { Tenant } from '../../db/tenant.ts';
import { type Tx, withTenant } from '../../db/with-tenant.ts';
import type { Deps } from '../../deps.ts';
import { AppError } from '../../errors/app-error.ts';
import { withFreshCatalogue } from '../bookings/place/with-fresh-catalogue.ts';
import { BookingChanged, retryWhenChanged } from '../bookings/retry-when-changed.ts';
import type { CatalogueSnapshot } from '../catalogue/catalogue-cache.ts';
import { offerAlternatives, type WantedSlot } from '../slots/offer-alternatives.ts';
import {
  checkHoldOwner,
  type HoldOwner,
  type HoldOwnerInput,
  movedBy,
  ownerIdOf,
} from './check-hold-owner.ts';
import { claimTime } from './claim-time.ts';
import { isHeldByFit, refuseUnlessFree, type WantedTime } from './refuse-unless-free.ts';

export interface HoldSlotInput extends HoldOwnerInput {
  readonly startsAt: Instant;
  readonly endsAt: Instant;
  readonly address: string;
  /** Of the program that holds for many people. */
  readonly keyId?: Id | undefined;
}

/** No customer needs more at once; more would take the market's slots away (reliability X11). */
const HOLDS_PER_ADDRESS_MAX = 3;
/** As many customers at once as a program may have in the middle of choosing (D454). */
const HOLDS_PER_KEY_MAX = 30;

/** Everything one attempt works with. */
interface Attempt {
  readonly deps: Deps;
  readonly tenant: Tenant;
  readonly input: HoldSlotInput;
  readonly catalogue: CatalogueSnapshot;
  readonly limits: HoldLimits;
  /** What a refusal looks for alternatives to. */
  readonly wanted: WantedSlot & { job: Job };
}

/**
 * Holds a slot for its owner, moves the owner's hold, or renews it when it is the same time. Throws slot.invalid,
 * slot.taken with alternatives, request.too_many; the owner's former hold survives each of them.
 */
export async function holdSlot(deps: Deps, tenant: Tenant, input: HoldSlotInput): Promise<HoldView> {
  const minutes = minutesBetween(input.startsAt, input.endsAt);
  if (minutes < 5 || minutes > BOOKING_MIN_MAX) throw new AppError('slot.invalid');
  const { startsAt, job } = input;
  const wanted = { startsAt, minutes, job, ownerId: ownerIdOf(input) };
  return offerAlternatives(deps, tenant, wanted, () =>
    withFreshCatalogue(deps, tenant, (catalogue) => {
      const attempt = {
        deps,
        tenant,
        input,
        catalogue,
        limits: holdLimits(catalogue.settings.rules),
        wanted,
      };
      return retryWhenChanged(() => withTenant(deps.db, tenant.id, (tx) => holdInTransaction(tx, attempt)));
    }),
  );
}

async function holdInTransaction(tx: Tx, attempt: Attempt): Promise<HoldView> {
  const { deps, tenant, input, catalogue, limits, wanted } = attempt;
  const { startsAt, endsAt } = input;
  const day = dayBounds(toLocal(startsAt, tenant.timeZone).day, tenant.timeZone);
  // Both leave together; the agenda is read when the owner's lock is there.
  const [owner, read] = await Promise.all([
    checkHoldOwner(deps, tenant, tx, input, catalogue),
    getAgenda(tx, tenant.timeZone, { ...day, ownerId: ownerIdOf(input), bookingId: movedBy(input) }),
  ]);
  const reading = withoutForeignHold(read, input);
  wanted.job = owner.job;
  const minutes = minutesBetween(startsAt, endsAt);
  if (owner.bookingMin !== undefined && owner.bookingMin !== minutes && owner.quotedMin !== minutes) {
    throw new AppError('slot.invalid');
  }
  const renewed = await renewSameTime(tx, reading, { ...input, job: owner.job }, limits);
  if (renewed) return toHoldView(input, renewed, limits);
  refuseUnlessFree(reading, { ...input, job: owner.job }, heldSince(reading, input) ?? deps.now());
  const life = await takeTime(attempt, tx, reading, owner);
  await keepMoved(tx, input);
  return toHoldView(input, life, limits);
}

/** A visit that was cancelled meanwhile moves nowhere: its row comes after the days, as everywhere. Throws BookingChanged. */
async function keepMoved(tx: Tx, input: HoldSlotInput): Promise<void> {
  const bookingId = movedBy(input);
  if (bookingId !== undefined && !(await keepBooking(tx, bookingId))) throw new BookingChanged();
}

/** A hold without cart or booking owns itself: the id of anything else names nothing that `renew` could go on with. */
function withoutForeignHold(
  reading: AgendaReading,
  { cartId, bookingId, renew }: HoldSlotInput,
): AgendaReading {
  const isOwn = cartId !== undefined || bookingId !== undefined || reading.ownHold?.id === renew;
  return isOwn ? reading : { ...reading, ownHold: undefined };
}

/** Not where the cart has become work for another crew, or leads where its crew does not get in time. */
async function renewSameTime(
  tx: Tx,
  reading: AgendaReading,
  wanted: WantedTime,
  limits: HoldLimits,
): Promise<HoldLife | undefined> {
  const { ownHold } = reading;
  const { startsAt, endsAt, job } = wanted;
  const same = ownHold?.live && ownHold.startsAt === startsAt && ownHold.endsAt === endsAt;
  return same && isHeldByFit(reading, wanted) ? renewHold(tx, ownHold.id, limits, job.zips) : undefined;
}

/** Another length at the same start is still the same request; another start is a new one, which begins anew. */
function heldSince({ ownHold }: AgendaReading, { startsAt }: HoldSlotInput): Instant | undefined {
  return ownHold?.live && ownHold.startsAt === startsAt ? ownHold.firstHeldAt : undefined;
}

async function takeTime(
  { deps, input, limits }: Attempt,
  tx: Tx,
  reading: AgendaReading,
  { ownClaimId, job }: HoldOwner,
): Promise<HoldLife> {
  const { startsAt, endsAt } = input;
  const id = reading.ownHold?.id ?? deps.newId();
  const ownerId: Id = movedBy(input) ?? input.cartId ?? id;
  const { life } = await claimTime(tx, {
    claimId: id,
    ownerId,
    formerOwnerId: ownerId,
    startsAt,
    endsAt,
    reading,
    who: { job },
    ownClaimId,
    hold: {
      firstHeldAt: heldSince(reading, input),
      limits,
      holder: deps.env.limitsOff ? null : (input.keyId ?? input.address),
      holdsMax: input.keyId === undefined ? HOLDS_PER_ADDRESS_MAX : HOLDS_PER_KEY_MAX,
    },
  });
  if (!life) throw new Error('Expected the hold that was asked for');
  return life;
}

function toHoldView({ startsAt, endsAt }: HoldSlotInput, life: HoldLife, limits: HoldLimits): HoldView {
  return {
    id: life.id,
    startAt: formatInstant(startsAt),
    endAt: formatInstant(endsAt),
    expiresAt: formatInstant(life.expiresAt),
    renewableUntil: formatInstant(addMinutes(life.firstHeldAt, limits.inAllMin)),
    serverNow: formatInstant(life.clock),
  };
}

/** Always quiet: sent while the page is closing, so no page is there to hear that the hold was gone (D102). */
export async function releaseHold(deps: Deps, tenant: Tenant, holdId: Id): Promise<void> {
  await withTenant(deps.db, tenant.id, async (tx) => {
    const claim = await findClaim(tx, holdId);
    if (claim?.state !== 'held') return;
    const days = daysTouched(claim.startsAt, claim.occupiedUntil, 0, tenant.timeZone);
    await Promise.all([lockDays(tx, [claim.resourceId], days), deleteClaim(tx, holdId, 'held')]);
  });
}
