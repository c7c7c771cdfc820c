import { WEEKDAYS, type WeekHours } from '#shared/agenda/week-hours.ts';
import type { AgendaView, TakenView } from '#shared/api/admin/agenda.ts';
import { addMinutes, formatInstant, type Instant } from '#shared/kernel/instant.ts';
import { type AgendaSettings, findAgendaSettings } from '../../db/repos/agenda/agenda-settings.ts';
import { type CrewRow, listCrews } from '../../db/repos/agenda/crews.ts';
import { findZone } from '../../db/repos/company.ts';
import type { Tenant } from '../../db/tenant.ts';
import { withTenant } from '../../db/with-tenant.ts';
import type { Deps } from '../../deps.ts';
import { type DayRange, refuseLongRange } from '../slots/day-range.ts';
import { readAgendaOf } from '../slots/read-agenda-of.ts';

export async function showAgenda(deps: Deps, tenant: Tenant): Promise<AgendaView> {
  return withTenant(deps.db, tenant.id, async (tx) => {
    const [settings, crews, timeZone] = await Promise.all([
      findAgendaSettings(tx),
      listCrews(tx),
      findZone(tx),
    ]);
    return toAgendaView(settings, crews, timeZone);
  });
}

export function toAgendaView(row: AgendaSettings, crews: readonly CrewRow[], timeZone: string): AgendaView {
  return {
    slotStepMinutes: row.stepMin,
    bufferMinutesBetweenBookings: row.bufferMin,
    noticeMinutes: row.noticeMin,
    horizonDays: row.horizonDays,
    travel: row.travel,
    timeZone,
    days: toDays(row.hours),
    crewIds: crews.filter(({ active }) => active).map(({ id }) => id),
    crewHours: crews
      .filter(({ active }) => active)
      .flatMap(({ id, hours }) => (hours ? [{ crewId: id, days: toDays(hours) }] : [])),
    version: row.version,
  };
}

/** Monday first. */
export function toDays(hours: WeekHours): AgendaView['days'] {
  return WEEKDAYS.map((weekday) => {
    const intervals = [...(hours[weekday] ?? [])];
    return { weekday, closed: intervals.length === 0, intervals };
  });
}

/** The same reading that GET /slots lists from, for hours that are only being tried. Throws request.invalid. */
export async function listTaken(deps: Deps, tenant: Tenant, range: DayRange): Promise<TakenView> {
  refuseLongRange(range);
  const { agenda, crews } = await readAgendaOf(deps, tenant, range);
  // Read only where ways are kept free, and needed where they are tried out.
  const leave = (endsAt: Instant) => addMinutes(endsAt, -agenda.bufferMin);
  return {
    crewIds: crews.map(({ id }) => id),
    crewHours: crews.flatMap(({ id, hours }) => (hours ? [{ crewId: id, days: toDays(hours) }] : [])),
    taken: crews.flatMap(({ id: crewId, busy }) =>
      busy.map(({ startsAt, endsAt, isBlock = false, leftAt = leave(endsAt), zips = [] }) => ({
        startAt: formatInstant(startsAt),
        endAt: formatInstant(endsAt),
        isBlock,
        crewId,
        ...(!isBlock && { leftAt: formatInstant(leftAt), zips: [...zips] }),
      })),
    ),
  };
}
