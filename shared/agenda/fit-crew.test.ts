/** What a crew does, where and when, and what that does to what is offered. */
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { addMinutes } from '../kernel/instant.ts';
import { type Busy, CELL_MIN, type Crew, type Slot } from './agenda.ts';
import { chooseCrew, isFree } from './choose-crew.ts';
import { countFreeSlots } from './count-free-slots.ts';
import { findSlots } from './find-slots.ts';
import { anyJob, fitsJob, type Job, misfitsOf } from './fit-crew.ts';
import { isInsideHours } from './outside-hours.ts';
import { day, everyDay, instant, sampleAgenda } from './sample-agenda.ts';

const MONDAY = day('2026-11-30');
const EIGHT = instant('2026-11-30T13:00:00Z');
const now = instant('2026-11-01T12:00:00Z');
const agenda = sampleAgenda();

describe('a crew', () => {
  test('[AG46] does what it names, all of it, and everything when it names nothing', () => {
    const job = { kinds: ['carpet', 'tile'], zips: [] };
    expect(misfitsOf({ kinds: ['carpet'] }, job)).toEqual(['kinds']);
    expect(misfitsOf({ kinds: ['tile', 'epoxy', 'carpet'] }, job)).toEqual([]);
    expect(misfitsOf({ kinds: [] }, job)).toEqual([]);
    expect(misfitsOf({}, job)).toEqual([]);
  });

  test('[AG47] comes where it names, to every place of a visit, and everywhere when it names none', () => {
    const job = { kinds: [], zips: ['32801', '32803'] };
    expect(misfitsOf({ zips: ['32801'] }, job)).toEqual(['area']);
    expect(misfitsOf({ zips: ['32803', '33101', '32801'] }, job)).toEqual([]);
    expect(misfitsOf({ zips: [] }, job)).toEqual([]);
    expect(misfitsOf({ kinds: ['epoxy'], zips: ['33101'] }, { ...job, kinds: ['tile'] })).toEqual([
      'kinds',
      'area',
    ]);
  });

  test('[AG48] is not ruled out by what is not known', () => {
    expect(fitsJob({ kinds: ['epoxy'], zips: ['33101'] }, anyJob)).toBe(true);
  });
});

describe('who comes', () => {
  const job = { kinds: ['tile'], zips: ['32801'] };
  const able = { id: 'able', busy: [], kinds: ['tile'] };
  const unable = { id: 'unable', busy: [], kinds: ['carpet'] };
  const early = { id: 'early', busy: [], hours: everyDay({ startMin: 300, endMin: 540 }) };
  const at = (fromMin: number) => ({
    startsAt: addMinutes(EIGHT, fromMin),
    endsAt: addMinutes(EIGHT, fromMin + 60),
  });
  const chosen = (crews: readonly Crew[], fromMin = 0, more = {}) =>
    chooseCrew({ agenda, crews, ...at(fromMin), job, ...more });

  test('[AG49] is one that may take the visit and is open for all of it', () => {
    expect(chosen([unable, able])).toEqual(['able']);
    expect(chosen([{ ...able, id: 'far', zips: ['33101'] }, able])).toEqual(['able']);
    expect(chosen([early], 0)).toEqual(['early']);
    expect(chosen([early], 30)).toEqual([]);
    expect(chosen([early, able], -120)).toEqual(['early']);
  });

  test('[AG50] is anyone whom staff name, at any hour; those that fit and are open first', () => {
    expect(chosen([unable, able], 0, { anyCrew: true })).toEqual(['able', 'unable']);
    const busyAble = { ...able, busy: [at(0)] };
    expect(chosen([unable, busyAble], 0, { anyCrew: true })).toEqual(['unable', 'able']);
    expect(chosen([early, able], 240, { anyHour: true })).toEqual(['able', 'early']);
    expect(chosen([unable], 0, { anyHour: true, keptId: 'unable' })).toEqual([]);
  });
});

describe('any crews and any job', () => {
  test('[AG49] every offered start can be had by the chosen crew, which fits, is open and free', () => {
    check(({ crews, job, minutes, bufferMin }) => {
      const rules = sampleAgenda({ bufferMin });
      const mayCome = (crew: Crew, { startsAt, endsAt }: Slot) =>
        fitsJob(crew, job) &&
        isFree(crew, { startsAt, endsAt, bufferMin }) &&
        isInsideHours({ ...rules, hours: crew.hours ?? rules.hours }, startsAt, endsAt);
      for (const slot of list({ crews, job, minutes, bufferMin })) {
        const [first] = chooseCrew({ agenda: rules, crews, job, ...slot });
        const crew = crews.find(({ id }) => id === first);
        expect(crew !== undefined && mayCome(crew, slot)).toBe(slot.available);
      }
    });
  });

  test('[AG49] a day counts what it lists', () => {
    check(({ crews, job, minutes, bufferMin }) => {
      const counted = countFreeSlots({
        ...{ agenda: sampleAgenda({ bufferMin }), crews, job, minutes, now },
        ...{ from: MONDAY, to: MONDAY },
      });
      const free = list({ crews, job, minutes, bufferMin }).filter(({ available }) => available);
      expect(counted).toEqual([{ day: MONDAY, available: free.length }]);
    });
  });

  test('[AG49] another crew takes no available start away', () => {
    check((one) => {
      const fewer = { ...one, crews: one.crews.slice(1) };
      expectWithin(fewer, one);
    });
  });

  test('[AG49] a kind or a ZIP code less of a crew adds no start, one more takes none away', () => {
    check((one) => {
      const [first, ...others] = one.crews;
      if (first === undefined) return;
      const [, ...kinds] = first.kinds ?? [];
      const [, ...zips] = first.zips ?? [];
      if (kinds.length > 0) expectWithin({ ...one, crews: [{ ...first, kinds }, ...others] }, one);
      if (zips.length > 0) expectWithin({ ...one, crews: [{ ...first, zips }, ...others] }, one);
    });
  });

  test('[AG48] what more is known of a visit only takes starts away', () => {
    check((one) => {
      expectWithin(one, { ...one, job: anyJob });
      expectWithin(one, { ...one, job: { ...one.job, zips: [] } });
    });
  });
});

interface Case {
  readonly crews: readonly Crew[];
  readonly job: Job;
  readonly minutes: number;
  readonly bufferMin: number;
}

function list({ crews, job, minutes, bufferMin }: Case): Slot[] {
  return findSlots({ agenda: sampleAgenda({ bufferMin }), crews, job, day: MONDAY, minutes, now });
}

/** Everything that the one offers is offered by the other. */
function expectWithin(one: Case, other: Case): void {
  const startsOf = (given: Case) =>
    list(given)
      .filter(({ available }) => available)
      .map(({ startsAt }) => startsAt);
  expect(startsOf(other)).toEqual(expect.arrayContaining(startsOf(one)));
}

const stretch = fc
  .record({
    fromMin: fc.integer({ min: -60, max: 120 }),
    minutes: fc.integer({ min: 0, max: 60 }),
    isBlock: fc.boolean(),
  })
  .map(({ fromMin, minutes, isBlock }): Busy => {
    const startsAt = addMinutes(EIGHT, fromMin * CELL_MIN);
    return { startsAt, endsAt: addMinutes(startsAt, minutes * CELL_MIN), isBlock };
  });

const hours = fc.constantFrom(
  undefined,
  everyDay({ startMin: 300, endMin: 720 }),
  everyDay({ startMin: 495, endMin: 600 }, { startMin: 600, endMin: 1300 }),
  everyDay(),
);
const someKinds = fc.subarray(['carpet', 'tile', 'epoxy']);
const someZips = fc.subarray(['32801', '32803', '33101']);

const cases: fc.Arbitrary<Case> = fc.record({
  crews: fc
    .array(
      fc.record({
        busy: fc.array(stretch, { maxLength: 4 }),
        kinds: someKinds,
        zips: someZips,
        hours,
      }),
      { minLength: 1, maxLength: 5 },
    )
    .map((all) => all.map((crew, index) => ({ id: `crew ${index}`, ...crew }))),
  job: fc.record({ kinds: someKinds, zips: someZips }),
  minutes: fc.integer({ min: 1, max: 36 }).map((cells) => cells * CELL_MIN),
  bufferMin: fc.constantFrom(0, 15, 60),
});

function check(holds: (one: Case) => void): void {
  fc.assert(
    fc.property(cases, (one) => {
      holds(one); // its value, if any, is an assertion and not a verdict
    }),
    { numRuns: 200 },
  );
}
