import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { Busy } from '#shared/agenda/agenda.ts';
import { findSlots } from '#shared/agenda/find-slots.ts';
import { day, instant, sampleAgenda } from '#shared/agenda/sample-agenda.ts';
import { addMinutes } from '#shared/kernel/instant.ts';
import type { SlotEntry } from '../../../data/slots/read-slots.ts';
import { freeAroundOwn } from './free-around-own.ts';

const STEP_MIN = 30;
const OPENING = instant('2026-12-01T13:00:00Z');
const date = day('2026-12-01');
const now = instant('2026-11-01T12:00:00Z');

/** A day as the server lists it. */
function list(busy: readonly Busy[], minutes: number, bufferMin = 0): readonly SlotEntry[] {
  const agenda = sampleAgenda({ stepMin: STEP_MIN, bufferMin });
  return findSlots({ agenda, crews: [{ busy }], day: date, minutes, now }).map(
    ({ startsAt, endsAt, available }) => ({
      startAt: startsAt,
      endAt: endsAt,
      available,
      heldByYou: false,
    }),
  );
}

/** Minutes after opening. */
const claim = (fromMin: number, lengthMin: number): Busy => ({
  startsAt: addMinutes(OPENING, fromMin),
  endsAt: addMinutes(OPENING, fromMin + lengthMin),
});

interface Case {
  readonly ownMin: number;
  readonly minutes: number;
  readonly others: readonly Busy[];
  readonly bufferMin: number;
}

const anyCase: fc.Arbitrary<Case> = fc.record({
  ownMin: fc.nat({ max: 15 }).map((steps) => steps * STEP_MIN),
  minutes: fc.integer({ min: 1, max: 6 }).map((steps) => steps * STEP_MIN),
  others: fc.array(
    fc
      .tuple(fc.nat({ max: 110 }), fc.integer({ min: 1, max: 24 }))
      .map(([from, cells]) => claim(from * 5, cells * 5)),
    { maxLength: 5 },
  ),
  bufferMin: fc.constantFrom(0, 15, 30),
});

type Mend = typeof freeAroundOwn;

/** The starts that are offered, and those that are free once the visit is out of its own way. */
function compare(mend: Mend, { ownMin, minutes, bufferMin, ...one }: Case) {
  const own = claim(ownMin, minutes + bufferMin);
  const booking = { startAt: own.startsAt, endAt: addMinutes(own.startsAt, minutes) };
  // No time is booked twice.
  const others = one.others.filter((other) => other.endsAt <= own.startsAt || other.startsAt >= own.endsAt);
  const busy = [...others, own];
  const shown = mend(list(busy, minutes, bufferMin), list(busy, STEP_MIN, bufferMin), booking);
  const starts = (slots: readonly SlotEntry[]) =>
    slots
      .filter(({ available, startAt }) => available && startAt !== booking.startAt)
      .map(({ startAt }) => startAt);
  return { offered: starts(shown), free: starts(list(others, minutes, bufferMin)) };
}

test('without buffers exactly the times are offered that the booking makes free', () => {
  fc.assert(
    fc.property(anyCase, (one) => {
      const { offered, free } = compare(freeAroundOwn, { ...one, bufferMin: 0 });
      expect(offered).toEqual(free);
    }),
  );
});

test('with buffers no time is offered that is not free', () => {
  fc.assert(
    fc.property(anyCase, (one) => {
      const { offered, free } = compare(freeAroundOwn, one);
      expect(offered.filter((start) => !free.includes(start))).toEqual([]);
    }),
  );
});

test('offering everything over the booking would be noticed', () => {
  const generous: Mend = (slots, _, own) =>
    slots.map((slot) => ({
      ...slot,
      available: slot.available || (slot.startAt < own.endAt && own.startAt < slot.endAt),
    }));
  const { offered, free } = compare(generous, {
    ownMin: 60,
    minutes: 60,
    others: [claim(120, 30)],
    bufferMin: 0,
  });
  expect(offered.length).toBeGreaterThan(free.length);
});

test('what is not known to be free is not', () => {
  const slot = { startAt: OPENING, endAt: addMinutes(OPENING, 60), available: false, heldByYou: false };
  const own = { startAt: addMinutes(OPENING, 30), endAt: addMinutes(OPENING, 90) };
  expect(freeAroundOwn([slot], [], own)).toEqual([slot]);
});
