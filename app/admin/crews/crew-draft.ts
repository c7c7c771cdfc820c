/** What is typed of a crew: pure, so that the page only shows it. */
import * as z from 'zod/mini';
import { CREW_ZIPS_MAX, type CrewColor, crewColors } from '#shared/agenda/crew-colors.ts';
import { mergeHours } from '#shared/agenda/week-hours.ts';
import type { AgendaView } from '#shared/api/admin/agenda.ts';
import type { AddCrewInput, CrewView } from '#shared/api/admin/crews.ts';
import { zipIn } from '#shared/booking/job-of.ts';
import { kinds } from '#shared/catalogue/kind.ts';
import { readZips } from '#shared/company/area.ts';
import { type Gazetteer, readGazetteer } from '#shared/delivery/florida/gazetteer.ts';

export const crewDraftSchema = z.object({
  name: z.string(),
  color: z.enum(crewColors),
  kinds: z.array(z.enum(kinds)),
  /** As typed or pasted. */
  zips: z.string(),
  baseZip: z.string(),
  /** Absent from a draft of before crews had one. */
  picture: z._default(z.string(), ''),
  /** Its own week, Monday first; null: the company's. */
  days: z.nullable(
    z.array(
      z.object({
        weekday: z.int(),
        closed: z.boolean(),
        intervals: z.array(z.object({ startMin: z.int(), endMin: z.int() })),
      }),
    ),
  ),
  /** What was looked at; absent of a new one. */
  version: z.optional(z.int()),
});
export type CrewDraft = z.infer<typeof crewDraftSchema>;

export function draftOf(crew: CrewView | undefined, crews: readonly CrewView[]): CrewDraft {
  if (!crew)
    return { name: '', color: unusedColor(crews), kinds: [], zips: '', baseZip: '', picture: '', days: null };
  const { name, color, picture, version } = crew;
  return {
    ...{ name, color, picture, version },
    kinds: [...crew.kinds],
    zips: crew.zips.join(' '),
    baseZip: crew.baseZip ?? '',
    days: crew.hours,
  };
}

/** The first that no crew has. */
function unusedColor(crews: readonly CrewView[]): CrewColor {
  return crewColors.find((color) => crews.every((crew) => crew.color !== color)) ?? 'blue';
}

export type CrewFaults = Partial<Record<'name' | 'zips' | 'baseZip', 'required' | 'unread' | 'many' | 'zip'>>;

export function crewFaults({ name, zips, baseZip }: CrewDraft): CrewFaults {
  const list = readZips(zips);
  return {
    ...(name.trim() === '' && { name: 'required' }),
    ...(list.zips.length > CREW_ZIPS_MAX && { zips: 'many' }),
    ...(list.unread.length > 0 && { zips: 'unread' }),
    ...(baseZip.trim() !== '' && zipIn(baseZip) === undefined && { baseZip: 'zip' }),
  };
}

/** What is sent; only of a draft without faults. */
export function crewInput({
  kinds: done,
  name,
  color,
  zips,
  baseZip,
  picture,
  days,
}: CrewDraft): AddCrewInput {
  return {
    ...{ name: name.trim(), color, picture, kinds: done },
    zips: [...readZips(zips).zips],
    baseZip: zipIn(baseZip) ?? null,
    hours:
      days?.map(({ weekday, closed, intervals }) => ({
        weekday,
        closed: closed || intervals.length === 0,
        intervals: closed ? [] : [...mergeHours(intervals)],
      })) ?? null,
  };
}

/** What a crew's own week begins with. */
export function companyDays({ days }: AgendaView): NonNullable<CrewDraft['days']> {
  return days.map(({ weekday, closed, intervals }) => ({ weekday, closed, intervals: [...intervals] }));
}

export function countyNames(gazetteer: Gazetteer = readGazetteer()): readonly string[] {
  return [...new Set([...gazetteer.zips.values()].map(({ county }) => county))].sort();
}

/** The list with every ZIP code of a county. */
export function withCounty(zips: string, county: string, gazetteer: Gazetteer = readGazetteer()): string {
  const codes = [...gazetteer.zips.values()].filter((area) => area.county === county).map(({ zip }) => zip);
  const { zips: listed, unread } = readZips(zips);
  return [...new Set([...listed, ...codes])].sort().concat(unread).join(' ');
}
