import { toLocal } from '#shared/agenda/local-time.ts';
import { readWeek, WEEKDAYS, type Week } from '#shared/agenda/week-hours.ts';
import type { AgendaInput, OutsideView, SavedAgendaView } from '#shared/api/admin/agenda.ts';
import { addDays, daysFrom } from '#shared/kernel/day.ts';
import type { Id } from '#shared/kernel/ids.ts';
import { forgetTenant } from '../../access/find-tenant.ts';
import { lockDays } from '../../db/repos/agenda/agenda.ts';
import {
  type AgendaSettings,
  findAgendaSettings,
  lockAgendaSettings,
  writeAgendaSettings,
} from '../../db/repos/agenda/agenda-settings.ts';
import { listCrews } from '../../db/repos/agenda/crews.ts';
import { bumpCatalogue } from '../../db/repos/catalogue/price-changes.ts';
import { findZone, writeZone } from '../../db/repos/company.ts';
import type { Tenant } from '../../db/tenant.ts';
import { type Tx, withTenant } from '../../db/with-tenant.ts';
import type { Deps } from '../../deps.ts';
import { AppError } from '../../errors/app-error.ts';
import { staffContext } from '../bookings/staff/staff-view.ts';
import { findOutside } from './find-outside.ts';
import { toAgendaView } from './show-agenda.ts';

/**
 * The week from now on, and whose clock it is on: visits keep their moment, and the zone that they were booked in (D451). Every day that can be booked gets a new revision, which is how open calendars learn of it;
 * visits and holds stay as they are. The same week again changes nothing, so that a lost answer can be asked for twice.
 * Throws request.invalid and schedule.changed with the schedule as it is (D154).
 */
export async function saveAgenda(deps: Deps, tenant: Tenant, input: AgendaInput): Promise<SavedAgendaView> {
  const context = await staffContext(deps, tenant);
  const saved = await withTenant(deps.db, tenant.id, async (tx) => {
    const before = await lockAgendaSettings(tx);
    const zoneBefore = await findZone(tx); // written behind the same lock alone
    const { timeZone = zoneBefore } = input;
    const isMoved = timeZone !== zoneBefore;
    const crews = await listCrews(tx); // each of their changes waits for the same lock
    const week = readTypedWeek(input, before);
    const { expectedVersion = before.version } = input;
    const isSame = isSameWeek(before, week) && !isMoved;
    if (!isSame && expectedVersion !== before.version) {
      throw new AppError('schedule.changed', { schedule: toAgendaView(before, crews, zoneBefore) });
    }
    const crewIds = crews.map(({ id }) => id);
    const after = isSame ? before : await write(deps, tx, { before, week, crewIds, zoneBefore });
    if (isMoved) await writeZone(tx, timeZone);
    return {
      ...toAgendaView(after, crews, timeZone),
      ...(await findOutside(tx, { ...context, timeZone }, (crew) => crew?.hours ?? after.hours, deps.now())),
    };
  });
  if (saved.timeZone !== tenant.timeZone) forgetTenant(deps.db, tenant);
  return saved;
}

/**
 * The days are locked first: time that is being taken by the old hours is waited for, and told if it is outside. A
 * horizon that comes nearer closes days, one that moves away opens some; open calendars have to hear of both.
 */
async function write(
  deps: Deps,
  tx: Tx,
  {
    before,
    week,
    crewIds,
    zoneBefore,
  }: { before: AgendaSettings; week: Week; crewIds: readonly Id[]; zoneBefore: string },
): Promise<AgendaSettings> {
  const { day: today } = toLocal(deps.now(), zoneBefore);
  const daysAhead = Math.max(before.horizonDays, week.horizonDays);
  await lockDays(tx, crewIds, daysFrom(today, addDays(today, daysAhead)));
  const [saved] = await Promise.all([writeAgendaSettings(tx, { ...before, ...week }), bumpCatalogue(tx)]);
  return saved;
}

function isSameWeek(before: AgendaSettings, week: Week): boolean {
  const hoursOf = (hours: Week['hours']) =>
    JSON.stringify(
      WEEKDAYS.map((weekday) => (hours[weekday] ?? []).map((one) => [one.startMin, one.endMin])),
    );
  return (
    before.stepMin === week.stepMin &&
    before.bufferMin === week.bufferMin &&
    before.noticeMin === week.noticeMin &&
    before.horizonDays === week.horizonDays &&
    before.travel.mode === week.travel.mode &&
    before.travel.fixedMin === week.travel.fixedMin &&
    hoursOf(before.hours) === hoursOf(week.hours)
  );
}

/** Which visits would be outside these hours; writes nothing. Throws request.invalid. */
export async function checkAgenda(deps: Deps, tenant: Tenant, input: AgendaInput): Promise<OutsideView> {
  const context = await staffContext(deps, tenant);
  return withTenant(deps.db, tenant.id, async (tx) => {
    const { hours } = readTypedWeek(input, await findAgendaSettings(tx));
    const { timeZone = await findZone(tx) } = input;
    return findOutside(tx, { ...context, timeZone }, (crew) => crew?.hours ?? hours, deps.now());
  });
}

/** Throws request.invalid with a code for each field that cannot be put right. */
function readTypedWeek(input: AgendaInput, kept: AgendaSettings): Week {
  const read = readWeek(input, kept);
  if (!read.ok) throw new AppError('request.invalid', { fields: read.fields });
  return read.week;
}
