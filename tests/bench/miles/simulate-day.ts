/** A day of requests over three counties, given to crews one after the other as they come in. */
import type { Agenda, Busy, Crew } from '#shared/agenda/agenda.ts';
import { chooseCrew } from '#shared/agenda/choose-crew.ts';
import { findSlots } from '#shared/agenda/find-slots.ts';
import { day as dayOf, instant, sampleAgenda } from '#shared/agenda/sample-agenda.ts';
import { travelMinOf } from '#shared/booking/travel-min.ts';
import { estimateLeg } from '#shared/delivery/estimate-route.ts';
import { readGazetteer } from '#shared/delivery/florida/gazetteer.ts';
import type { Id } from '#shared/kernel/ids.ts';
import { addMinutes, type Instant } from '#shared/kernel/instant.ts';

/** Which of the crews that could come gets the visit. */
export const policies = ['chooseCrew', 'fewest minutes', 'nearest first', 'random'] as const;
export type Policy = (typeof policies)[number];

export interface DriveOfDay {
  /** Of all crews, from their bases and back. */
  readonly miles: number;
  /** Visits that were given; the others found no time near the one they wanted. */
  readonly given: number;
}

const COUNTIES = ['Orange', 'Osceola', 'Seminole'];
const REQUESTS = 40;
const CREWS = 8;
const VISITS_MIN = [30, 60, 90];
/** As far from the time that a customer would like as another is taken. */
const PATIENCE_MIN = 120;

const DAY = dayOf('2026-12-01');
const MORNING = instant('2026-12-01T13:00:00Z');
const OPEN_MIN = 600;
const agenda: Agenda = sampleAgenda({ travelMin: travelMinOf({ mode: 'estimate', fixedMin: 15 }) });
const gazetteer = readGazetteer();
const ZIPS = [...gazetteer.zips.values()]
  .filter(({ county }) => COUNTIES.includes(county))
  .map(({ zip }) => zip);

/** The same seed is the same bases and the same requests, whoever gets them. */
export function simulateDay(seed: number, policy: Policy): DriveOfDay {
  const random = randomFrom(seed);
  const pick = <T>(list: readonly T[], of = random): T => list[Math.floor(of() * list.length)] as T; // below its length
  const bases = Array.from({ length: CREWS }, () => pick(ZIPS));
  const requests = Array.from({ length: REQUESTS }, () => ({
    zip: pick(ZIPS),
    minutes: pick(VISITS_MIN),
    wished: addMinutes(MORNING, Math.floor(random() * OPEN_MIN)),
  }));
  const chance = randomFrom(seed + 1);
  let crews = bases.map((baseZip, index): Crew => ({ id: `crew-${index}` as Id, baseZip, busy: [] }));
  for (const { zip, minutes, wished } of requests) {
    const job = { kinds: [], zips: [zip] };
    const free = findSlots({ agenda, crews, job, day: DAY, minutes, now: addMinutes(MORNING, -1) })
      .filter(({ available, startsAt }) => available && awayMin(startsAt, wished) <= PATIENCE_MIN)
      .sort((a, b) => awayMin(a.startsAt, wished) - awayMin(b.startsAt, wished));
    const [slot] = free;
    if (!slot) continue;
    const visit = { startsAt: slot.startsAt, endsAt: slot.endsAt };
    const able = crewsFreeFor(crews, visit, job.zips);
    const chosen =
      policy === 'random'
        ? pick(able, chance).id
        : policy === 'nearest first'
          ? nearestOf(able, visit.startsAt, zip).id
          : chooseCrew({ agenda: policy === 'chooseCrew' ? agenda : plain, crews: able, job, ...visit })[0];
    const busy: Busy = { ...visit, leftAt: visit.endsAt, zips: [zip] };
    crews = crews.map((crew) => (crew.id === chosen ? { ...crew, busy: [...crew.busy, busy] } : crew));
  }
  return {
    miles: crews.map(milesOf).reduce((sum, miles) => sum + miles, 0),
    given: crews.flatMap(({ busy }) => busy).length,
  };
}

const plain: Agenda = { ...agenda, travelMin: undefined };

/** Those that have the time, ways included; chooseCrew answers also with some that have not. */
function crewsFreeFor(
  crews: readonly Crew[],
  visit: Pick<Busy, 'startsAt' | 'endsAt'>,
  zips: readonly string[],
): Crew[] {
  return crews.filter((crew) => {
    const [slot] = findSlots({
      ...{ agenda, crews: [crew], job: { kinds: [], zips }, day: DAY },
      ...{ minutes: awayMin(visit.startsAt, visit.endsAt), now: addMinutes(MORNING, -1) },
    }).filter(({ startsAt }) => startsAt === visit.startsAt);
    return slot?.available;
  });
}

/** By where each is just before. */
function nearestOf(crews: readonly Crew[], startsAt: Instant, zip: string): Crew {
  const fromOf = ({ busy, baseZip }: Crew) =>
    busy.filter((one) => one.endsAt <= startsAt).sort((a, b) => b.endsAt - a.endsAt)[0]?.zips?.[0] ?? baseZip;
  const [nearest] = [...crews].sort((a, b) => legMiles(fromOf(a), zip) - legMiles(fromOf(b), zip));
  if (!nearest) throw new Error('Expected a crew for a time that was offered');
  return nearest;
}

function milesOf({ busy, baseZip }: Crew): number {
  if (busy.length === 0) return 0;
  const visits = [...busy].sort((a, b) => a.startsAt - b.startsAt).map(({ zips }) => zips?.[0]);
  const places = [baseZip, ...visits, baseZip];
  return places.slice(1).reduce((sum, place, index) => sum + legMiles(places[index], place), 0);
}

function legMiles(from: string | undefined, to: string | undefined): number {
  const [a, b] = [from, to].map((zip) => gazetteer.zips.get(zip ?? ''));
  if (!a || !b) throw new Error(`Expected ${from} and ${to} in the table`);
  return estimateLeg({ ...a, approximate: true }, { ...b, approximate: true }).miles;
}

function awayMin(one: Instant, other: Instant): number {
  return Math.abs(one - other) / 60_000;
}

/** Marsaglia's xorshift32: 0 to below 1, the same row for the same seed. */
function randomFrom(seed: number): () => number {
  let state = Math.imul(seed + 1, 0x9e3779b1) || 1;
  return () => {
    state ^= state << 13;
    state ^= state >>> 17;
    state ^= state << 5;
    return (state >>> 0) / 2 ** 32;
  };
}
