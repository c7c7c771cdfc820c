import { CREWS_MAX } from '#shared/agenda/crew-colors.ts';
import { toLocal } from '#shared/agenda/local-time.ts';
import { readDays, type WeekHours } from '#shared/agenda/week-hours.ts';
import type { OutsideView } from '#shared/api/admin/agenda.ts';
import type {
  AddCrewInput,
  ChangeCrewInput,
  CheckCrewInput,
  CrewsAnswer,
  CrewView,
} from '#shared/api/admin/crews.ts';
import { sameValue } from '#shared/cart/same-value.ts';
import { addDays, daysFrom } from '#shared/kernel/day.ts';
import type { Id } from '#shared/kernel/ids.ts';
import { hashOfPicture } from '#shared/pictures/picture-url.ts';
import { lockDays } from '../../db/repos/agenda/agenda.ts';
import {
  type AgendaSettings,
  findAgendaSettings,
  lockAgendaSettings,
} from '../../db/repos/agenda/agenda-settings.ts';
import {
  type CrewRow,
  countWorkToCome,
  deleteCrew,
  deleteHoldsOf,
  hasClaims,
  insertCrew,
  isCrewNamed,
  listCrews,
  placeCrew,
  updateCrew,
} from '../../db/repos/agenda/crews.ts';
import { showFile } from '../../db/repos/files.ts';
import type { Tenant } from '../../db/tenant.ts';
import { type Tx, withTenant } from '../../db/with-tenant.ts';
import type { Deps } from '../../deps.ts';
import { AppError } from '../../errors/app-error.ts';
import { findOutside } from '../agenda/find-outside.ts';
import { toDays } from '../agenda/show-agenda.ts';
import { STAFF_AHEAD_DAYS } from '../bookings/reschedule/refuse-unless-possible.ts';
import { staffContext } from '../bookings/staff/staff-view.ts';

export async function listAllCrews(deps: Deps, tenant: Tenant): Promise<CrewsAnswer> {
  const crews = await withTenant(deps.db, tenant.id, listCrews);
  return { crews: crews.map(toCrewView) };
}

/**
 * The last in order. The same id and name again are the same crew (D522). Throws request.invalid with `fields`, crew.taken
 * and crew.too_many.
 */
export async function addCrew(deps: Deps, tenant: Tenant, input: AddCrewInput): Promise<CrewView> {
  return withTenant(deps.db, tenant.id, async (tx) => {
    const { crews, agenda } = await lockCrews(tx);
    const known = crews.find(({ id }) => id === input.id);
    if (known?.name === input.name.trim()) return toCrewView(known);
    const name = await readName(tx, input.name, crews);
    if (crews.length >= CREWS_MAX) throw new AppError('crew.too_many');
    const position = (crews.at(-1)?.position ?? -1) + 1;
    const skills = readSkills(input, untaught, agenda);
    const { color, picture = '' } = input;
    await showPicture(tx, picture);
    const id = known || input.id === undefined ? deps.newId() : input.id;
    const crew = { id, name, color, picture, position, active: true, ...skills };
    await insertCrew(tx, crew);
    await lockDaysOfCrew(tx, deps, tenant, crew.id);
    return toCrewView({ ...crew, version: 1 });
  });
}

/**
 * What is absent stays; the same change sent again is no conflict (D235). A crew is closed once it has nothing to come, which is looked at under the lock of every day on
 * which it could be booked (D458). Throws crew.not_found, crew.changed with `current`, crew.taken, crew.last, crew.busy
 * with the counts, and request.invalid with `fields`.
 */
export async function changeCrew(
  deps: Deps,
  tenant: Tenant,
  crewId: Id,
  input: ChangeCrewInput,
): Promise<CrewView> {
  return withTenant(deps.db, tenant.id, async (tx) => {
    const { crews, agenda } = await lockCrews(tx);
    const before = crews.find(({ id }) => id === crewId);
    if (!before) throw new AppError('crew.not_found');
    const {
      expectedVersion = before.version,
      position,
      active = before.active,
      picture = before.picture,
    } = input;
    const others = crews.filter(({ id }) => id !== crewId);
    const name = input.name === undefined ? before.name : await readName(tx, input.name, others);
    const skills = readSkills(input, before, agenda);
    const after = { ...before, name, color: input.color ?? before.color, active, picture, ...skills };
    const isSame = sameValue(after, before);
    const ordered = position === undefined ? [] : others.toSpliced(position, 0, before);
    if (isSame && ordered.every((crew, place) => crew.position === place)) return toCrewView(before);
    if (expectedVersion !== before.version) {
      throw new AppError('crew.changed', { current: toCrewView(before) });
    }
    if (picture !== before.picture) await showPicture(tx, picture);
    if (active !== before.active || !sameValue(skills, skillsOf(before))) {
      if (!active) refuseLast(others);
      await lockDaysOfCrew(tx, deps, tenant, crewId);
      if (!active && before.active) await emptyCrew(tx, deps, crewId);
    }
    if (!isSame) await updateCrew(tx, after, deps.now());
    await placeAll(tx, ordered);
    return toCrewView(findIn(await listCrews(tx), crewId));
  });
}

/** Which visits of a crew would be outside these hours; writes nothing. Throws crew.not_found and request.invalid with `fields`. */
export async function checkCrew(
  deps: Deps,
  tenant: Tenant,
  crewId: Id,
  { hours: typed }: CheckCrewInput,
): Promise<OutsideView> {
  const context = await staffContext(deps, tenant);
  return withTenant(deps.db, tenant.id, async (tx) => {
    const agenda = await findAgendaSettings(tx);
    const crew = (await listCrews(tx)).find(({ id }) => id === crewId);
    if (!crew) throw new AppError('crew.not_found');
    const hours =
      typed === null ? agenda.hours : readHours(typed, crew.hours ?? agenda.hours, agenda.stepMin);
    return findOutside(tx, context, (one) => (one?.id === crewId ? hours : undefined), deps.now());
  });
}

/**
 * One that nothing stands for goes without a trace; quiet also when there is none. Throws crew.last, and crew.used for
 * one that has visits, also past ones: it is closed instead.
 */
export async function removeCrew(deps: Deps, tenant: Tenant, crewId: Id): Promise<void> {
  await withTenant(deps.db, tenant.id, async (tx) => {
    const { crews } = await lockCrews(tx);
    if (!crews.some(({ id }) => id === crewId)) return;
    refuseLast(crews.filter(({ id }) => id !== crewId));
    await lockDaysOfCrew(tx, deps, tenant, crewId);
    if (await hasClaims(tx, crewId)) throw new AppError('crew.used');
    await deleteCrew(tx, crewId);
  });
}

/** No other call changes a crew, the hours, or closes a time until this one ends. */
async function lockCrews(tx: Tx): Promise<{ crews: CrewRow[]; agenda: AgendaSettings }> {
  const agenda = await lockAgendaSettings(tx);
  return { crews: await listCrews(tx), agenda };
}

type Skills = Pick<CrewRow, 'kinds' | 'zips' | 'baseZip' | 'hours'>;

/** Of a new crew: everything, everywhere, in the company's hours. */
const untaught: Skills = { kinds: [], zips: [], baseZip: null, hours: null };

/** What is absent stays. Throws request.invalid with `fields`. */
function readSkills(
  { kinds, zips, baseZip, hours }: Pick<ChangeCrewInput, keyof Skills>,
  before: Skills,
  agenda: AgendaSettings,
): Skills {
  return {
    kinds: kinds ? [...new Set(kinds)].sort() : before.kinds,
    zips: zips ? [...new Set(zips)].sort() : before.zips,
    baseZip: baseZip === undefined ? before.baseZip : baseZip,
    hours: hours ? readHours(hours, before.hours ?? agenda.hours, agenda.stepMin) : keptHours(hours, before),
  };
}

/** Kept as long as a crew shows it (D401). Throws request.invalid with `picture` where it is not there, or not any more. */
async function showPicture(tx: Tx, picture: string): Promise<void> {
  const hash = hashOfPicture(picture);
  if (hash === undefined || (await showFile(tx, hash))) return;
  throw new AppError('request.invalid', { fields: { picture: 'invalid' } });
}

function keptHours(hours: null | undefined, before: Skills): WeekHours | null {
  return hours === null ? null : before.hours;
}

function readHours(days: NonNullable<ChangeCrewInput['hours']>, kept: WeekHours, stepMin: number): WeekHours {
  const { hours, faults } = readDays(days, kept, stepMin);
  const fields = Object.entries(faults).map(([path, fault]) => [path.replace(/^days/, 'hours'), fault]);
  if (fields.length > 0) throw new AppError('request.invalid', { fields: Object.fromEntries(fields) });
  return hours;
}

function skillsOf({ kinds, zips, baseZip, hours }: Skills): Skills {
  return { kinds, zips, baseZip, hours };
}

function toCrewView({ hours, ...crew }: CrewRow): CrewView {
  return { ...crew, kinds: [...crew.kinds], zips: [...crew.zips], hours: hours && toDays(hours) };
}

/** Every day on which it can be booked, by staff too: time that is being taken is waited for, and calendars hear of it. */
async function lockDaysOfCrew(tx: Tx, deps: Deps, { timeZone }: Tenant, crewId: Id): Promise<void> {
  const { day: today } = toLocal(deps.now(), timeZone);
  await lockDays(tx, [crewId], daysFrom(addDays(today, -1), addDays(today, STAFF_AHEAD_DAYS)));
}

async function emptyCrew(tx: Tx, deps: Deps, crewId: Id): Promise<void> {
  const work = await countWorkToCome(tx, crewId, deps.now());
  if (work.bookings + work.holds > 0) throw new AppError('crew.busy', { ...work });
  await deleteHoldsOf(tx, crewId);
}

async function placeAll(tx: Tx, ordered: readonly CrewRow[]): Promise<void> {
  for (const [position, crew] of ordered.entries()) {
    if (crew.position !== position) await placeCrew(tx, crew.id, position);
  }
}

async function readName(tx: Tx, text: string, others: readonly CrewRow[]): Promise<string> {
  const name = text.trim();
  if (name === '') throw new AppError('request.invalid', { fields: { name: 'required' } });
  const isAlike = others.some((other) => other.name.toLowerCase() === name.toLowerCase());
  const ids = others.map(({ id }) => id);
  if (isAlike || (await isCrewNamed(tx, name, ids)))
    throw new AppError('crew.taken', { fields: { name: 'taken' } });
  return name;
}

function refuseLast(others: readonly CrewRow[]): void {
  if (!others.some(({ active }) => active)) throw new AppError('crew.last');
}

function findIn(crews: readonly CrewRow[], crewId: Id): CrewRow {
  const crew = crews.find(({ id }) => id === crewId);
  if (!crew) throw new Error('Expected the crew that was changed');
  return crew;
}
