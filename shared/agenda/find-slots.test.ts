import { describe, expect, test } from 'vitest';
import { addMinutes, addMs, type Instant } from '../kernel/instant.ts';
import type { Slot } from './agenda.ts';
import { busyRange, type FindSlotsInput, findSlots } from './find-slots.ts';
import { toLocal } from './local-time.ts';
import { day, everyDay, instant, sampleAgenda } from './sample-agenda.ts';

/** A Monday; New York is at UTC-4, so 12:00Z is 08:00 there. */
const MONDAY = day('2026-06-01');
const LONG_BEFORE = instant('2026-05-20T00:00:00Z');

describe('what is listed', () => {
  test('[AG5] every start on the step whose work ends by closing time', () => {
    expect(walls(list({ minutes: 60 }))).toEqual(range(480, 1020, 30));
    expect(walls(list({ minutes: 600 }))).toEqual([480]);
    expect(list({ minutes: 605 })).toEqual([]);
  });

  test('[AG5] the step counts from each opening, not from midnight', () => {
    const hours = everyDay({ startMin: 490, endMin: 600 }, { startMin: 785, endMin: 900 });
    expect(walls(list({ agenda: sampleAgenda({ hours, stepMin: 45 }), minutes: 60 }))).toEqual([
      490, 535, 785, 830,
    ]);
  });

  test('[AG5] an opening between two cells moves up to the next one', () => {
    const hours = everyDay({ startMin: 483, endMin: 600 });
    expect(walls(list({ agenda: sampleAgenda({ hours }), minutes: 60 }))).toEqual([485, 515]);
  });

  test('[AG5] a closed day and an unknown weekday list nothing', () => {
    expect(list({ agenda: sampleAgenda({ hours: { 1: [] } }) })).toEqual([]);
    expect(list({ agenda: sampleAgenda({ hours: {} }) })).toEqual([]);
  });

  test('[AG5] hours belong to their weekday, Monday being 1 and Sunday 7', () => {
    const hours = { 1: [{ startMin: 480, endMin: 540 }], 7: [{ startMin: 600, endMin: 660 }] };
    const agenda = sampleAgenda({ hours });
    expect(walls(list({ agenda, minutes: 60 }))).toEqual([480]);
    expect(walls(list({ agenda, minutes: 60, day: day('2026-06-07') }))).toEqual([600]);
    expect(list({ agenda, minutes: 60, day: day('2026-06-02') })).toEqual([]);
  });

  test('[AG6] overlapping, touching and unsorted intervals are one', () => {
    const hours = everyDay(
      { startMin: 720, endMin: 840 },
      { startMin: 480, endMin: 600 },
      { startMin: 570, endMin: 720 },
      { startMin: 500, endMin: 510 },
    );
    expect(walls(list({ agenda: sampleAgenda({ hours }), minutes: 240 }))).toEqual([480, 510, 540, 570, 600]);
  });

  test('[AG7] a length between two cells is rounded up, and nothing has no slot', () => {
    const [first] = list({ minutes: 61 });
    expect(first && first.endsAt - first.startsAt).toBe(65 * 60_000);
    expect(list({ minutes: 0 })).toEqual([]);
    expect(list({ minutes: -30 })).toEqual([]);
    expect(list({ minutes: Number.NaN })).toEqual([]);
  });

  test('[AG9] the start at the very end of the notice is listed, one millisecond later it is not', () => {
    const agenda = sampleAgenda({ noticeMin: 120 });
    const nine = instant('2026-06-01T13:00:00Z');
    expect(walls(list({ agenda, now: addMinutes(nine, -120) }))[0]).toBe(540);
    expect(walls(list({ agenda, now: instant('2026-06-01T11:00:00.001Z') }))[0]).toBe(570);
  });

  test('[AG9] the last day of the horizon is listed, yesterday and the day after it are not', () => {
    const agenda = sampleAgenda({ horizonDays: 90 });
    const lateInTheEvening = instant('2026-06-02T03:59:00Z'); // still Monday in New York
    const on = (text: string) => list({ agenda, now: lateInTheEvening, day: day(text) }).length;
    expect([on('2026-05-31'), on('2026-06-02'), on('2026-08-30'), on('2026-08-31')]).toEqual([0, 19, 19, 0]);
  });

  test.each([
    ['2026-10-26T04:10:00Z', '2026-11-09', '2026-11-10'], // just after midnight; the clocks go back on the way
    ['2027-03-09T04:50:00Z', '2027-03-22', '2027-03-23'], // just before midnight; they go forward
  ])('[AG9] from %s the horizon ends with %s: it counts days and not hours', (now, last, after) => {
    const agenda = sampleAgenda({ horizonDays: 14 });
    const on = (text: string) => list({ agenda, now: instant(now), day: day(text) }).length;
    expect([on(last), on(after)]).toEqual([19, 0]);
  });
});

describe('what is available', () => {
  const ten = instant('2026-06-01T14:00:00Z');
  const claim = { startsAt: ten, endsAt: addMinutes(ten, 75) };

  test('[AG10] a visit that touches a claim fits, one that overlaps it is listed as taken', () => {
    const slots = list({ minutes: 60, crews: [{ busy: [{ startsAt: ten, endsAt: addMinutes(ten, 60) }] }] });
    expect(taken(slots)).toEqual([570, 600, 630]);
  });

  test('[AG10] a gap exactly as long as the visit is available', () => {
    const before = { startsAt: addMinutes(ten, -60), endsAt: ten };
    const after = { startsAt: addMinutes(ten, 60), endsAt: addMinutes(ten, 90) };
    expect(taken(list({ minutes: 60, crews: [{ busy: [before, after] }] }))).toEqual([
      510, 540, 570, 630, 660,
    ]);
  });

  test('[AG10] a claim that ends half a minute into a slot takes it', () => {
    const late = { startsAt: addMinutes(ten, -30), endsAt: addMs(ten, 30_000) };
    expect(taken(list({ minutes: 30, crews: [{ busy: [late] }] }))).toEqual([570, 600]);
  });

  test('[AG8] the buffer keeps away from the next claim and passes closing time', () => {
    const agenda = sampleAgenda({ bufferMin: 15 });
    expect(taken(list({ agenda, minutes: 60, crews: [{ busy: [claim] }] }))).toEqual([
      540, 570, 600, 630, 660,
    ]);
    expect(walls(list({ agenda, minutes: 60 })).at(-1)).toBe(1020);
  });

  test('[AG10] no buffer is kept before a block', () => {
    const agenda = sampleAgenda({ bufferMin: 15 });
    const block = { startsAt: ten, endsAt: addMinutes(ten, 120), isBlock: true };
    expect(taken(list({ agenda, minutes: 60, crews: [{ busy: [block] }] }))).toEqual([
      570, 600, 630, 660, 690,
    ]);
  });

  test('[AG10] the order of the claims does not matter and an empty stretch takes nothing', () => {
    const evening = { startsAt: addMinutes(ten, 300), endsAt: addMinutes(ten, 330) };
    const inside = { startsAt: addMinutes(ten, 10), endsAt: addMinutes(ten, 20) };
    const empty = { startsAt: addMinutes(ten, 200), endsAt: addMinutes(ten, 200) };
    const expected = [570, 600, 630, 660, 870, 900];
    expect(taken(list({ crews: [{ busy: [claim, inside, evening, empty] }] }))).toEqual(expected);
    expect(taken(list({ crews: [{ busy: [evening, empty, inside, claim] }] }))).toEqual(expected);
  });

  test('[AG11] a claim after midnight takes the last start of the day by its buffer', () => {
    const agenda = sampleAgenda({ bufferMin: 30, hours: everyDay({ startMin: 0, endMin: 1440 }) });
    const midnight = instant('2026-06-02T04:00:00Z');
    const range = busyRange(agenda, MONDAY, MONDAY);
    expect(range).toEqual({ startsAt: instant('2026-06-01T04:00:00Z'), endsAt: addMinutes(midnight, 30) });
    const next = { startsAt: midnight, endsAt: addMinutes(midnight, 60) };
    expect(taken(list({ agenda, crews: [{ busy: [next] }] }))).toEqual([1380]);
    const beyond = { startsAt: range.endsAt, endsAt: addMinutes(range.endsAt, 60) };
    expect(taken(list({ agenda, crews: [{ busy: [beyond] }] }))).toEqual([]);
  });
});

describe('days with a clock change', () => {
  test('[AG2] a day open around the clock has 50 and 46 half hours', () => {
    const agenda = sampleAgenda({ hours: everyDay({ startMin: 0, endMin: 1440 }) });
    const on = (text: string) => findSlots({ ...base, agenda, minutes: 30, day: day(text) });
    expect(on('2026-10-31')).toHaveLength(48);
    expect(on('2026-11-01')).toHaveLength(50);
    expect(on('2027-03-14')).toHaveLength(46);
  });

  test('[AG2] every opening from 00:00 to 23:30 offers the wall times of the schedule', () => {
    expect(wrongOpenings(findSlots)).toEqual([]);
  });

  test('[AG1] the same table catches slots made of midnight plus minutes', () => {
    const wrong = wrongOpenings(midnightPlusMinutes);
    expect(wrong).toContain('2026-11-01 opening at 540');
    expect(wrong).toContain('2027-03-14 opening at 540');
    expect(wrong).toHaveLength(2 * 48);
  });

  test('[AG7] a visit across the change keeps its length', () => {
    const agenda = sampleAgenda({ hours: everyDay({ startMin: 0, endMin: 360 }) });
    for (const date of ['2026-11-01', '2027-03-14']) {
      const slots = findSlots({ ...base, agenda, day: day(date), minutes: 120 });
      for (const { startsAt, endsAt } of slots) expect(endsAt - startsAt).toBe(120 * 60_000);
      expect(walls(slots).at(-1)).toBe(240);
    }
  });

  test('[AG3] opening inside the skipped hour begins with the first wall time of the step after it', () => {
    const agenda = sampleAgenda({ hours: everyDay({ startMin: 135, endMin: 300 }) });
    expect(walls(findSlots({ ...base, agenda, day: day('2027-03-14'), minutes: 30 }))).toEqual([
      195, 225, 255,
    ]);
  });

  test('[AG3] closing inside the doubled hour is its first occurrence', () => {
    const agenda = sampleAgenda({ hours: everyDay({ startMin: 0, endMin: 90 }) });
    expect(walls(findSlots({ ...base, agenda, day: day('2026-11-01'), minutes: 30 }))).toEqual([0, 30, 60]);
  });
});

const base = { agenda: sampleAgenda(), crews: [{ busy: [] }], day: MONDAY, minutes: 60, now: LONG_BEFORE };

function list(changes: Partial<FindSlotsInput>): Slot[] {
  return findSlots({ ...base, ...changes });
}

function walls(slots: readonly Slot[]): number[] {
  return slots.map(({ startsAt }) => toLocal(startsAt, 'America/New_York').minuteOfDay);
}

function taken(slots: readonly Slot[]): number[] {
  return walls(slots.filter(({ available }) => !available));
}

function range(from: number, to: number, step: number): number[] {
  return Array.from({ length: (to - from) / step + 1 }, (_, index) => from + index * step);
}

/** Openings on the half hour of both changes whose listing is not the table's; wall times as Intl tells them. */
function wrongOpenings(listing: (input: FindSlotsInput) => Slot[]): string[] {
  const doubled = (opening: number) => range(opening, 1410, 30).flatMap((wall) => twice(wall, opening));
  const skipped = (opening: number) => range(opening, 1410, 30).filter((wall) => wall < 120 || wall >= 180);
  const table = { '2026-11-01': doubled, '2027-03-14': skipped };
  return Object.entries(table).flatMap(([date, expected]) =>
    range(0, 1410, 30)
      .filter((opening) => {
        const agenda = sampleAgenda({ hours: everyDay({ startMin: opening, endMin: 1440 }) });
        const slots = listing({ ...base, agenda, day: day(date), minutes: 30 });
        const shown = slots.map(({ startsAt }) => intlWall(startsAt)).join();
        return (
          shown !==
          expected(opening)
            .map((wall) => `${date} ${wall}`)
            .join()
        );
      })
      .map((opening) => `${date} opening at ${opening}`),
  );
}

/** 01:00 and 01:30 come again after the first 01:30, as far as they are open at all. */
function twice(wall: number, opening: number): number[] {
  return wall === 90 ? [90, ...range(Math.max(opening, 60), 90, 30)] : [wall];
}

const format = new Intl.DateTimeFormat('en-CA', {
  timeZone: 'America/New_York',
  dateStyle: 'short',
  timeStyle: 'short',
  hourCycle: 'h23',
});

function intlWall(at: Instant): string {
  const [date = '', time = ''] = format.format(at).split(', ');
  const [hours = '', minutes = ''] = time.split(':');
  return `${date} ${Number(hours) * 60 + Number(minutes)}`;
}

/** What must never come back: right on 363 days of the year. */
function midnightPlusMinutes({ agenda, day: date, minutes }: FindSlotsInput): Slot[] {
  const midnight = findSlots({
    ...base,
    agenda: sampleAgenda({ hours: everyDay({ startMin: 0, endMin: 60 }) }),
    day: date,
  })[0];
  const opening = agenda.hours[1]?.[0]?.startMin ?? 0;
  if (!midnight) return [];
  return range(opening, 1410, 30).map((wall) => {
    const startsAt = addMinutes(midnight.startsAt, wall);
    return { startsAt, endsAt: addMinutes(startsAt, minutes), available: true };
  });
}
