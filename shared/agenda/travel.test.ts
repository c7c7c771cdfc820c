/** The way between two visits of a crew: what it takes from the list, and what it says of who comes. */
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { addMinutes, type Instant } from '../kernel/instant.ts';
import { type Agenda, type Busy, CELL_MIN, type Crew } from './agenda.ts';
import { chooseCrew, isFree, whyCrew } from './choose-crew.ts';
import { busyRange, findSlots } from './find-slots.ts';
import { toLocal } from './local-time.ts';
import { reachOf } from './reach-of.ts';
import { day, instant, sampleAgenda } from './sample-agenda.ts';
import { TRAVEL_MAX_MIN, type TravelMin } from './travel.ts';

const MONDAY = day('2026-11-30');
const EIGHT = instant('2026-11-30T13:00:00Z');
const now = instant('2026-11-01T12:00:00Z');

/** Places on one road, a minute apart for each number between their codes. */
const onARoad: TravelMin = (from, to) =>
  from === undefined || to === undefined ? 0 : Math.abs(Number(from) - Number(to));
const always: TravelMin = () => 20;

function visit(fromMin: number, minutes: number, zips: readonly string[] = [], bufferMin = 0): Busy {
  const [startsAt, leftAt] = [addMinutes(EIGHT, fromMin), addMinutes(EIGHT, fromMin + minutes)];
  return { startsAt, endsAt: addMinutes(leftAt, bufferMin), leftAt, zips };
}

function offered(agenda: Agenda, busy: readonly Busy[], zips: readonly string[] = [], minutes = 60) {
  const job = { kinds: [], zips };
  return findSlots({ agenda, crews: [{ busy }], job, day: MONDAY, minutes, now })
    .filter(({ available }) => available)
    .map(({ startsAt }) => toLocal(startsAt, agenda.timeZone).minuteOfDay);
}

const clock = (hour: number, minute = 0) => hour * 60 + minute;

describe('what a way takes from the list', () => {
  const ten = [visit(120, 60)];

  test('[AG62] as many minutes before the next visit and after the last one', () => {
    const free = offered(sampleAgenda({ bufferMin: 0, travelMin: always }), ten);
    expect(free.slice(0, 3)).toEqual([clock(8), clock(8, 30), clock(11, 30)]);
    expect(offered(sampleAgenda({ bufferMin: 0 }), ten).slice(1, 4)).toEqual([
      clock(8, 30),
      clock(9),
      clock(11),
    ]);
  });

  test('[AG62] the longer of way and buffer counts, not both', () => {
    const agenda = sampleAgenda({ bufferMin: 30, travelMin: always });
    const busy = [visit(120, 60, [], 30)];
    expect(offered(agenda, busy)).toEqual(offered(sampleAgenda({ bufferMin: 30 }), busy));
    const far = sampleAgenda({ bufferMin: 30, travelMin: () => 60 });
    expect(offered(far, busy).slice(0, 2)).toEqual([clock(8), clock(12)]);
  });

  test('[AG62] [AG10] around what is closed there is no way', () => {
    const block = { ...visit(120, 60), isBlock: true };
    expect(offered(sampleAgenda({ bufferMin: 0, travelMin: always }), [block])).toEqual(
      offered(sampleAgenda({ bufferMin: 0 }), [block]),
    );
  });

  test('[AG62] it leads from the last place of the one to the first of the other', () => {
    const agenda = sampleAgenda({ bufferMin: 0, travelMin: onARoad });
    const busy = [visit(120, 60, ['32800', '32860'])];
    // An hour back from its end, and none to its beginning.
    expect(offered(agenda, busy, ['32800']).slice(0, 4)).toEqual([
      clock(8),
      clock(8, 30),
      clock(9),
      clock(12),
    ]);
    expect(offered(agenda, busy, ['32860', '32800'])).toContain(clock(9));
    expect(offered(agenda, busy, ['32800', '32860'])).not.toContain(clock(9));
  });

  test('[AG63] a place that is not known asks for no way of an estimate', () => {
    const agenda = sampleAgenda({ bufferMin: 0, travelMin: onARoad });
    expect(offered(agenda, [visit(120, 60, ['32860'])])).toContain(clock(9));
    expect(offered(agenda, ten, ['32800'])).toContain(clock(9));
  });

  test('[AG11] what must be read begins a longest way before the day and ends one after it', () => {
    const agenda = sampleAgenda({ bufferMin: 15, travelMin: always });
    const [with_, without] = [agenda, sampleAgenda({ bufferMin: 15 })].map((one) =>
      busyRange(one, MONDAY, MONDAY),
    );
    expect(with_?.startsAt).toBe(addMinutes(without?.startsAt ?? EIGHT, -TRAVEL_MAX_MIN));
    expect(with_?.endsAt).toBe(addMinutes(without?.endsAt ?? EIGHT, TRAVEL_MAX_MIN - 15));
  });
});

describe('who comes', () => {
  const agenda = sampleAgenda({ bufferMin: 0, travelMin: onARoad });
  const at = { agenda, startsAt: EIGHT, endsAt: addMinutes(EIGHT, 60) };
  const job = { kinds: [], zips: ['32810'] };
  const near: Crew = { id: 'near', baseZip: '32812', busy: [] };
  const far: Crew = { id: 'far', baseZip: '32850', busy: [] };

  test('[AG65] the crew with the shortest detour, by its base at both ends of the day', () => {
    expect(chooseCrew({ ...at, crews: [far, near], job })).toEqual(['near', 'far']);
    expect(whyCrew({ ...at, crews: [far, near], job }, 'near')).toBe('detour');
    expect(whyCrew({ ...at, crews: [far, near], job }, 'far')).toBeUndefined();
  });

  test('[AG65] what lies on the way between two visits costs nothing', () => {
    const passing = { id: 'passing', busy: [visit(-120, 30, ['32800']), visit(240, 30, ['32820'])] };
    expect(chooseCrew({ ...at, crews: [near, passing], job })).toEqual(['passing', 'near']);
  });

  test('[AG65] [AG43] where the detour is the same, the fewest minutes decide; what is not known is no way', () => {
    const busy = { id: 'busy', busy: [visit(300, 60)] };
    const free = { id: 'free', busy: [] };
    expect(chooseCrew({ ...at, crews: [busy, free], job })).toEqual(['free', 'busy']);
    expect(chooseCrew({ ...at, crews: [far, near] })).toEqual(['far', 'near']);
    expect(whyCrew({ ...at, crews: [busy, free, near], job }, 'free')).toBe('least');
  });

  test('[AG65] [AG42] [AG60] never before the crew that the visit has, nor before the one that came last', () => {
    expect(chooseCrew({ ...at, crews: [far, near], job, keptId: 'far' })).toEqual(['far', 'near']);
    expect(chooseCrew({ ...at, crews: [far, near], job, lastId: 'far' })).toEqual(['far', 'near']);
  });

  test('[AG62] [AG50] one without time for the way is not asked, unless staff say so, and then last of those that are free', () => {
    const tight = { id: 'tight', busy: [visit(70, 60, ['32860'])] };
    expect(chooseCrew({ ...at, crews: [tight, far], job })).toEqual(['far']);
    expect(chooseCrew({ ...at, crews: [tight, far], job, anyCrew: true })).toEqual(['far', 'tight']);
  });
});

describe('any day of visits', () => {
  test('[AG62] what is offered keeps the way to every visit of the crew that is chosen', () => {
    check(({ crews, zips, bufferMin, minutes }) => {
      const agenda = sampleAgenda({ bufferMin, travelMin: onARoad });
      const job = { kinds: [], zips };
      for (const slot of findSlots({ agenda, crews, job, day: MONDAY, minutes, now })) {
        const [id] = chooseCrew({ agenda, crews, job, ...slot });
        const crew = crews.find((one) => one.id === id);
        expect(keepsWays(slot, zips, crew, bufferMin)).toBe(slot.available);
      }
    });
  });

  test('[AG62] a way only takes: what is offered with it is offered without', () => {
    check(({ crews, zips, bufferMin, minutes }) => {
      const job = { kinds: [], zips };
      const asked = { crews, job, day: MONDAY, minutes, now };
      const without = findSlots({ ...asked, agenda: sampleAgenda({ bufferMin }) });
      const travelled = findSlots({ ...asked, agenda: sampleAgenda({ bufferMin, travelMin: onARoad }) });
      expect(travelled.map(({ startsAt }) => startsAt)).toEqual(without.map(({ startsAt }) => startsAt));
      for (const [index, slot] of travelled.entries()) {
        if (slot.available) expect(without[index]?.available).toBe(true);
      }
    });
  });

  test('[AG62] the list and the free crew are the same question', () => {
    check(({ crews: [crew], zips, bufferMin, minutes }) => {
      if (!crew) return;
      const agenda = sampleAgenda({ bufferMin, travelMin: onARoad });
      const job = { kinds: [], zips };
      for (const slot of findSlots({ agenda, crews: [crew], job, day: MONDAY, minutes, now })) {
        expect(isFree(crew, { ...slot, bufferMin, travelMin: onARoad, zips })).toBe(slot.available);
      }
    });
  });

  test('[AG62] a check that counts the buffer and the way together would be noticed', () => {
    const both = reachOf(visit(120, 60, ['32810'], 15), {
      bufferMin: 15,
      zips: ['32840'],
      travelMin: onARoad,
    });
    expect(both).toEqual({ startsAt: addMinutes(EIGHT, 90), endsAt: addMinutes(EIGHT, 210) });
  });
});

/** Said once more, without the functions that the list is made of. */
function keepsWays(
  { startsAt, endsAt }: { startsAt: Instant; endsAt: Instant },
  zips: readonly string[],
  crew: Crew | undefined,
  bufferMin: number,
): boolean {
  if (!crew) return false;
  return crew.busy.every((one) => {
    const { leftAt = one.endsAt } = one;
    if (one.startsAt >= startsAt) {
      const gap = (one.startsAt - endsAt) / 60_000;
      return gap >= bufferMin && gap >= onARoad(zips.at(-1), one.zips?.[0]);
    }
    return one.endsAt <= startsAt && (startsAt - leftAt) / 60_000 >= onARoad(one.zips?.at(-1), zips[0]);
  });
}

interface Case {
  readonly crews: readonly Crew[];
  readonly zips: readonly string[];
  readonly bufferMin: number;
  readonly minutes: number;
}

const places = fc.array(
  fc.integer({ min: 32_800, max: 32_890 }).map((code) => String(code)),
  { maxLength: 2 },
);

const cases: fc.Arbitrary<Case> = fc
  .record({
    bufferMin: fc.constantFrom(0, 15, 45),
    zips: places,
    minutes: fc.integer({ min: 1, max: 36 }).map((cells) => cells * CELL_MIN),
    days: fc.array(
      fc.array(fc.tuple(fc.integer({ min: -30, max: 120 }), fc.integer({ min: 1, max: 24 }), places), {
        maxLength: 4,
      }),
      { minLength: 1, maxLength: 4 },
    ),
  })
  .map(({ days, ...rest }) => ({
    ...rest,
    crews: days.map((visits, index) => ({
      id: `crew ${index}`,
      busy: visits.map(([from, cells, zips]) =>
        visit(from * CELL_MIN, cells * CELL_MIN, zips, rest.bufferMin),
      ),
    })),
  }));

function check(holds: (one: Case) => void): void {
  fc.assert(
    fc.property(cases, (one) => {
      holds(one); // its value, if any, is an assertion and not a verdict
    }),
    { numRuns: 150 },
  );
}
