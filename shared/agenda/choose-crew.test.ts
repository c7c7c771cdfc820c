/** Who comes, and what more crews and fewer do to what is offered. */
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { addMinutes, type Instant } from '../kernel/instant.ts';
import { type Busy, CELL_MIN, type Crew } from './agenda.ts';
import { chooseCrew, whyCrew } from './choose-crew.ts';
import { findSlots } from './find-slots.ts';
import { day, instant, sampleAgenda } from './sample-agenda.ts';

const MONDAY = day('2026-11-30');
const MIDNIGHT = instant('2026-11-30T05:00:00Z');
const EIGHT = addMinutes(MIDNIGHT, 480);
const now = instant('2026-11-01T12:00:00Z');

const claim = (fromMin: number, minutes: number, of: Partial<Busy> = {}): Busy => ({
  startsAt: addMinutes(EIGHT, fromMin),
  endsAt: addMinutes(EIGHT, fromMin + minutes),
  ...of,
});

function chosen(
  crews: readonly Crew[],
  fromMin = 0,
  more: { bufferMin?: number; keptId?: string; lastId?: string } = {},
) {
  const { bufferMin = 0, keptId, lastId } = more;
  const startsAt = addMinutes(EIGHT, fromMin);
  return chooseCrew({
    agenda: sampleAgenda({ bufferMin }),
    crews,
    startsAt,
    endsAt: addMinutes(startsAt, 60),
    keptId,
    lastId,
  });
}

const reason = (crews: readonly Crew[], id: string, more: { onlyId?: string; lastId?: string } = {}) =>
  whyCrew(
    {
      ...{ agenda: sampleAgenda({ bufferMin: 0 }), crews, ...more },
      ...{ startsAt: EIGHT, endsAt: addMinutes(EIGHT, 60) },
    },
    id,
  );

describe('who comes', () => {
  test('[AG43] the first in order, when all have as much to do', () => {
    expect(chosen([free('b'), free('a')])).toEqual(['b', 'a']);
  });

  test('[AG43] the one with the fewest minutes that day; blocks and other days are no work', () => {
    const busy = { id: 'busy', busy: [claim(300, 60)] };
    const blocked = { id: 'blocked', busy: [claim(300, 120, { isBlock: true })] };
    const tomorrow = { id: 'tomorrow', busy: [claim(1440, 300), claim(960, 10)] };
    expect(chosen([busy, tomorrow, blocked])).toEqual(['tomorrow', 'blocked', 'busy']);
  });

  test('[AG42] the one that the visit has already, while it is free', () => {
    const kept = { id: 'kept', busy: [claim(300, 60)] };
    expect(chosen([free('a'), kept], 0, { keptId: 'kept' })).toEqual(['kept', 'a']);
    expect(chosen([free('a'), kept], 300, { keptId: 'kept' })).toEqual(['a', 'kept']);
  });

  test('[AG60] the one of the customer’s last visit, while it is free, and never before the one that the visit has', () => {
    const last = { id: 'last', busy: [claim(300, 60)] };
    expect(chosen([free('a'), last], 0, { lastId: 'last' })).toEqual(['last', 'a']);
    expect(chosen([free('a'), last], 300, { lastId: 'last' })).toEqual(['a', 'last']);
    expect(chosen([free('a'), last], 0, { lastId: 'last', keptId: 'a' })).toEqual(['a', 'last']);
    expect(chosen([free('b'), free('a')], 0, { lastId: 'gone' })).toEqual(['b', 'a']);
  });

  test('[AG43] [AG60] why it comes is told by the step that chose it', () => {
    const busy = { id: 'busy', busy: [claim(300, 60)] };
    const taken = { id: 'taken', busy: [claim(0, 30)] };
    expect(reason([free('a'), busy], 'a')).toBe('least');
    expect(reason([free('a'), free('b')], 'a')).toBe('order');
    expect(reason([taken, busy], 'busy')).toBe('only');
    expect(reason([free('a'), busy], 'busy', { lastId: 'busy' })).toBe('last');
    expect(reason([free('a'), busy], 'busy', { lastId: 'busy', onlyId: 'busy' })).toBe('staff');
    expect([reason([free('a'), busy], 'busy'), reason([free('a'), taken], 'taken')]).toEqual([
      undefined,
      undefined,
    ]);
  });

  test('[AG43] one that has the time taken comes after all that are free', () => {
    const taken = { id: 'taken', busy: [claim(0, 5)] };
    const other = { id: 'other', busy: [claim(120, 300)] };
    expect(chosen([taken, other])).toEqual(['other', 'taken']);
    expect(chosen([{ id: 'blocked', busy: [claim(0, 5, { isBlock: true })] }, other])[0]).toBe('other');
  });

  test('[AG43] the buffer behind the visit is kept free of visits and not of blocks', () => {
    const after = { id: 'after', busy: [claim(60, 30)] };
    const closed = { id: 'closed', busy: [claim(60, 30, { isBlock: true })] };
    expect(chosen([after, closed], 0, { bufferMin: 30 })).toEqual(['closed', 'after']);
    expect(chosen([after, { id: 'b', busy: [claim(120, 120)] }])[0]).toBe('after');
  });
});

describe('any crews', () => {
  test('[AG41] every offered slot can be had by the chosen crew, and no other slot by any', () => {
    check(({ crews, minutes, bufferMin }) => {
      const agenda = sampleAgenda({ bufferMin });
      for (const slot of list(crews, minutes, bufferMin)) {
        const [first] = chooseCrew({ agenda, crews, ...slot });
        const isOffered = (ids: readonly Crew[]) =>
          list(ids, minutes, bufferMin).some((one) => one.available && one.startsAt === slot.startsAt);
        expect(isOffered(crews.filter(({ id }) => id === first))).toBe(slot.available);
        expect(crews.some((crew) => isOffered([crew]))).toBe(slot.available);
      }
    });
  });

  test('[AG41] one time is had exactly as often as crews are free for it', () => {
    check(({ crews, minutes, bufferMin }) => {
      const agenda = sampleAgenda({ bufferMin });
      const [slot] = list(crews, minutes, bufferMin);
      if (!slot) return;
      const isFree = (crew: Crew) =>
        list([crew], minutes, bufferMin).some((one) => one.available && one.startsAt === slot.startsAt);
      const count = crews.filter(isFree).length;
      let booked = crews;
      for (let times = 0; times < count; times += 1) {
        expect(listed(booked, slot.startsAt, minutes, bufferMin)).toBe(true);
        const [id] = chooseCrew({ agenda, crews: booked, ...slot });
        const taken = { startsAt: slot.startsAt, endsAt: addMinutes(slot.endsAt, bufferMin) };
        booked = booked.map((crew) => (crew.id === id ? { ...crew, busy: [...crew.busy, taken] } : crew));
      }
      expect(listed(booked, slot.startsAt, minutes, bufferMin)).toBe(false);
    });
  });

  test('[AG41] another crew takes no slot away, and one less adds none', () => {
    check(({ crews, minutes, bufferMin }) => {
      const all = list(crews, minutes, bufferMin);
      const fewer = list(crews.slice(1), minutes, bufferMin);
      expect(fewer.map(({ startsAt }) => startsAt)).toEqual(all.map(({ startsAt }) => startsAt));
      for (const [index, slot] of all.entries()) {
        if (fewer[index]?.available) expect(slot.available).toBe(true);
      }
    });
  });

  test('[AG60] whoever came last, the same crews are asked, free ones first, and nobody else changes places', () => {
    check(({ crews, minutes, bufferMin }) => {
      const agenda = sampleAgenda({ bufferMin });
      for (const slot of list(crews, minutes, bufferMin).slice(0, 12)) {
        const without = chooseCrew({ agenda, crews, ...slot });
        const isFree = (id: string) =>
          listed(
            crews.filter((crew) => crew.id === id),
            slot.startsAt,
            minutes,
            bufferMin,
          );
        for (const { id: lastId } of crews) {
          const order = chooseCrew({ agenda, crews, ...slot, lastId });
          expect(order.filter((id) => id !== lastId)).toEqual(without.filter((id) => id !== lastId));
          expect(order[0] === lastId).toBe(isFree(lastId) || !crews.some(({ id }) => isFree(id)));
        }
      }
    });
  });

  test('[AG41] without a crew nothing is free', () => {
    expect(list([], 60, 0).some(({ available }) => available)).toBe(false);
  });
});

function free(id: string): Crew {
  return { id, busy: [] };
}

function list(crews: readonly Crew[], minutes: number, bufferMin: number) {
  return findSlots({ agenda: sampleAgenda({ bufferMin }), crews, day: MONDAY, minutes, now });
}

function listed(crews: readonly Crew[], startsAt: Instant, minutes: number, bufferMin: number): boolean {
  return list(crews, minutes, bufferMin).some((slot) => slot.available && slot.startsAt === startsAt);
}

interface Case {
  readonly crews: readonly Crew[];
  readonly minutes: number;
  readonly bufferMin: number;
}

const stretch = fc
  .record({
    fromMin: fc.integer({ min: -30, max: 120 }),
    minutes: fc.integer({ min: 0, max: 120 }),
    isBlock: fc.boolean(),
  })
  .map(({ fromMin, minutes, isBlock }) =>
    claim(fromMin * CELL_MIN, minutes * CELL_MIN, isBlock ? { isBlock } : {}),
  );

const cases: fc.Arbitrary<Case> = fc.record({
  crews: fc
    .array(fc.array(stretch, { maxLength: 4 }), { minLength: 1, maxLength: 5 })
    .map((all) => all.map((busy, index) => ({ id: `crew ${index}`, busy }))),
  minutes: fc.integer({ min: 1, max: 48 }).map((cells) => cells * CELL_MIN),
  bufferMin: fc.constantFrom(0, 15, 60),
});

function check(holds: (one: Case) => void): void {
  fc.assert(
    fc.property(cases, (one) => {
      holds(one); // its value, if any, is an assertion and not a verdict
    }),
    { numRuns: 150 },
  );
}
