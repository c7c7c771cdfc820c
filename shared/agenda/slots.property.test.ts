/** The listing against a slow twin that asks Intl about every five minutes, in zones with every kind of change. */
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { addDays, type Day, weekdayOf } from '../kernel/day.ts';
import { addMinutes, type Instant, instantFromMs, MINUTE_MS } from '../kernel/instant.ts';
import { type Agenda, type Busy, CELL_MIN, type Slot } from './agenda.ts';
import { checkSlot } from './check-slot.ts';
import { cellsOf, daysTouched } from './claimed-cells.ts';
import { countFreeSlots } from './count-free-slots.ts';
import { type FindSlotsInput, findSlots } from './find-slots.ts';
import { day } from './sample-agenda.ts';

const RUNS = 300;
const zones = [
  'America/New_York',
  'America/Phoenix',
  'Australia/Lord_Howe',
  'Pacific/Kiritimati',
  'Europe/Paris',
  'Pacific/Apia',
];
/** Days that random ones would rarely meet: changes of each zone, and the Friday that Apia never had. */
const oddDays = ['2026-11-01', '2027-03-14', '2026-10-04', '2027-04-04', '2026-10-25', '2011-12-30'].map(day);

describe('any zone, day, schedule and set of claims', () => {
  test('[AG5] the list is that of a twin which tries every five minutes', () => {
    check((input) => expect(findSlots(input)).toEqual(slowTwin(input)));
  });

  test('[AG12] a pair is accepted exactly when it is listed as available', () => {
    check((input) => {
      for (const slot of findSlots(input)) {
        const answer = checkSlot({ ...input, ...slot });
        expect(answer).toEqual(
          slot.available ? { ok: true, change: slot } : { ok: false, refusal: 'slot.taken' },
        );
        const moved = { startsAt: addMinutes(slot.startsAt, 2), endsAt: addMinutes(slot.endsAt, 2) };
        expect(checkSlot({ ...input, ...moved })).toEqual({ ok: false, refusal: 'slot.invalid' });
        const longer = { ...slot, endsAt: addMinutes(slot.endsAt, 5) };
        expect(checkSlot({ ...input, ...longer })).toEqual({ ok: false, refusal: 'slot.invalid' });
      }
    });
  });

  test('[AG14] the count of each day is the number of its available slots', () => {
    check((input) => {
      const days = Array.from({ length: 4 }, (_, index) => addDays(input.day, index));
      expect(countFreeSlots({ ...input, from: input.day, to: addDays(input.day, 3) })).toEqual(
        days.map((date) => ({
          day: date,
          available: findSlots({ ...input, day: date }).filter(({ available }) => available).length,
        })),
      );
    });
  });

  test('[AG15] every slot that is offered can be booked, until none is left', () => {
    check(({ crews, ...input }) => {
      let busy = crews.flatMap((crew) => crew.busy);
      const cells = new Set<Instant>(busy.filter(({ isBlock }) => !isBlock).flatMap(cellsOfClaim));
      const firstOf = (taken: readonly Busy[]) => firstFree({ ...input, crews: [{ busy: taken }] });
      for (let slot = firstOf(busy); slot; slot = firstOf(busy)) {
        for (const cell of cellsOf(slot.startsAt, slot.endsAt, input.agenda.bufferMin)) {
          expect(cells.has(cell)).toBe(false);
          cells.add(cell);
        }
        busy = [
          ...busy,
          { startsAt: slot.startsAt, endsAt: addMinutes(slot.endsAt, input.agenda.bufferMin) },
        ];
      }
    });
  });

  test('[AG16] the days of a slot begin with its own and have no hole', () => {
    check((input) => {
      const { timeZone, bufferMin } = input.agenda;
      for (const { startsAt, endsAt } of findSlots(input)) {
        const touched = daysTouched(startsAt, endsAt, bufferMin, timeZone);
        expect(touched[0]).toBe(input.day);
        expect(touched).toEqual(touched.map((_, index) => addDays(input.day, index)));
      }
    });
  });

  test('[AG1] the time zone of the process changes nothing', () => {
    const before = process.env.TZ;
    const sample = fc.sample(inputs, { numRuns: 40, seed: 7 });
    const expected = sample.map((input) => findSlots(input));
    for (const [zone, offsetMin] of processZones) {
      process.env.TZ = zone;
      expect(new Date(0).getTimezoneOffset()).toBe(offsetMin);
      expect(sample.map((input) => findSlots(input))).toEqual(expected);
      expect(sample.map((input) => slowTwin(input))).toEqual(expected);
    }
    if (before === undefined) delete process.env.TZ;
    else process.env.TZ = before;
  });
});

test('the random cases do list, offer and take slots', () => {
  const lists = fc.sample(inputs, { numRuns: RUNS, seed: 7 }).map((input) => findSlots(input));
  expect(lists.filter((slots) => slots.length > 0).length).toBeGreaterThan(RUNS / 3);
  expect(lists.filter((slots) => slots.some(({ available }) => !available)).length).toBeGreaterThan(RUNS / 5);
});

const processZones = [
  ['Asia/Tokyo', -540],
  ['America/Los_Angeles', 480],
  ['UTC', 0],
] as const;

const onGrid = (max: number) => fc.integer({ min: 0, max: max / CELL_MIN }).map((cells) => cells * CELL_MIN);

const interval = fc
  .tuple(onGrid(1440), onGrid(1440))
  .map(([a, b]) => ({ startMin: Math.min(a, b), endMin: Math.max(a, b) }));

const agendas: fc.Arbitrary<Agenda> = fc.record({
  timeZone: fc.constantFrom(...zones),
  hours: fc
    .array(fc.array(interval, { maxLength: 3 }), { minLength: 7, maxLength: 7 })
    .map((week) => Object.fromEntries(week.map((intervals, index) => [index + 1, intervals]))),
  stepMin: fc.constantFrom(10, 15, 20, 30, 45, 60),
  bufferMin: onGrid(60),
  noticeMin: fc.constantFrom(0, 120),
  horizonDays: fc.constant(90),
});

const days = fc.oneof(
  fc.integer({ min: 0, max: 729 }).map((ahead) => addDays(day('2026-06-01'), ahead)),
  fc.constantFrom(...oddDays),
);

/** Minutes relative to midnight UTC of the day, off the grid on purpose: staff may book 09:03. */
const stretches = fc.array(
  fc.record({
    fromMin: fc.integer({ min: -900, max: 2400 }),
    lengthMin: fc.integer({ min: 0, max: 400 }),
    isBlock: fc.boolean(),
  }),
  { maxLength: 8 },
);

const inputs: fc.Arbitrary<FindSlotsInput> = fc
  .record({
    agenda: agendas,
    day: days,
    minutes: fc.integer({ min: 1, max: 300 }),
    stretches: fc.array(stretches, { minLength: 1, maxLength: 2 }),
    sinceMin: fc.integer({ min: -1500, max: 5000 }),
  })
  .map(({ agenda, day: date, minutes, stretches: taken, sinceMin }) => {
    const midnight = instantFromMs(Date.parse(`${date}T00:00:00Z`));
    const crews = taken.map((one) => ({
      busy: one.map(({ fromMin, lengthMin, isBlock }) => {
        const startsAt = addMinutes(midnight, fromMin);
        return { startsAt, endsAt: addMinutes(startsAt, lengthMin), isBlock };
      }),
    }));
    return { agenda, day: date, minutes, crews, now: addMinutes(midnight, -sinceMin) };
  });

function check(holds: (input: FindSlotsInput) => void): void {
  const property = fc.property(inputs, (input) => {
    holds(input); // its value, if any, is an assertion and not a verdict
  });
  fc.assert(property, { numRuns: RUNS });
}

function firstFree(input: FindSlotsInput): Slot | undefined {
  return findSlots(input).find(({ available }) => available);
}

function cellsOfClaim({ startsAt, endsAt }: Busy): Instant[] {
  return startsAt < endsAt ? cellsOf(startsAt, endsAt, 0) : [];
}

/** Straight from the rules, one five-minute instant after the other; shares no code with what it checks. */
function slowTwin({ agenda, crews, day: date, minutes, now }: FindSlotsInput): Slot[] {
  const lengthMin = Math.ceil(minutes / CELL_MIN) * CELL_MIN;
  const moments = momentsOf(date, agenda.timeZone);
  const today = wallOf(now, agenda.timeZone).date;
  if (date < today || date > addDays(today as Day, agenda.horizonDays)) return [];
  const last = moments.at(-1);
  const firstFrom = (wallMin: number) =>
    moments.find(({ wall }) => wall >= wallMin)?.at ?? addMinutes(last?.at ?? now, CELL_MIN);
  const stretchesOfWork = [...(agenda.hours[weekdayOf(date)] ?? [])]
    .sort((a, b) => a.startMin - b.startMin)
    .reduce<{ startMin: number; endMin: number }[]>((merged, next) => {
      const previous = merged.at(-1);
      if (!previous || next.startMin > previous.endMin) merged.push({ ...next });
      else previous.endMin = Math.max(previous.endMin, next.endMin);
      return merged;
    }, []);
  return moments
    .filter(({ at, wall }) =>
      stretchesOfWork.some(
        ({ startMin, endMin }) =>
          wall >= startMin &&
          wall < endMin &&
          (wall - startMin) % agenda.stepMin === 0 &&
          at >= firstFrom(startMin) &&
          addMinutes(at, lengthMin) <= firstFrom(endMin),
      ),
    )
    .filter(({ at }) => at >= addMinutes(now, agenda.noticeMin))
    .map(({ at: startsAt }) => {
      const endsAt = addMinutes(startsAt, lengthMin);
      const isHit = ({ startsAt: from, endsAt: to, isBlock }: Busy) =>
        from < to && startsAt < to && from < addMinutes(endsAt, isBlock ? 0 : agenda.bufferMin);
      return { startsAt, endsAt, available: crews.some(({ busy }) => !busy.some(isHit)) };
    });
}

/** Every five minutes that a clock on the wall shows with this date. */
function momentsOf(date: Day, timeZone: string): { at: Instant; wall: number }[] {
  const utcMidnight = Date.parse(`${date}T00:00:00Z`);
  return Array.from({ length: (52 * 60) / CELL_MIN }, (_, index) => {
    const at = instantFromMs(utcMidnight + (index * CELL_MIN - 15 * 60) * MINUTE_MS);
    return { at, ...wallOf(at, timeZone) };
  }).filter((moment) => moment.date === date);
}

const formats = new Map(
  zones.map((timeZone) => [
    timeZone,
    new Intl.DateTimeFormat('en-CA', { timeZone, dateStyle: 'short', timeStyle: 'short', hourCycle: 'h23' }),
  ]),
);

function wallOf(at: Instant, timeZone: string): { date: string; wall: number } {
  const [date = '', time = ''] = formats.get(timeZone)?.format(at).split(', ') ?? [];
  const [hours = '', minutes = ''] = time.split(':');
  return { date, wall: Number(hours) * 60 + Number(minutes) };
}
