import type { WallInterval } from '#shared/agenda/agenda.ts';
import type { WeekHours } from '#shared/agenda/week-hours.ts';
import type { AgendaView } from '#shared/api/admin/agenda.ts';
import type { Id } from '#shared/kernel/ids.ts';

type Days = AgendaView['days'];

/** The week of a crew with hours of its own; without a crew, and of any other, the company's (AG49). */
export function hoursOfCrew(
  { days, crewHours = [] }: Pick<AgendaView, 'days' | 'crewHours'>,
  crewId: Id | undefined,
): WeekHours {
  return hoursOfDays(crewHours.find((each) => each.crewId === crewId)?.days ?? days);
}

export function hoursOfDays(days: Days): Readonly<Record<number, readonly WallInterval[]>> {
  return Object.fromEntries(days.map(({ weekday, closed, intervals }) => [weekday, closed ? [] : intervals]));
}
