import { expect, test } from 'vitest';
import { addMinutes, instantFromMs } from '#shared/kernel/instant.ts';
import type { SlotSelection } from '../../data/slots/read-slot-selection.ts';
import { heldNow } from '../parts/booking/hold-clock.ts';
import { wayOn } from './chosen-panel.tsx';

const at = instantFromMs(1_800_000_000_000);
const current = addMinutes(at, 1_440);
const startAt = addMinutes(at, 600);
const selection: SlotSelection = {
  ...{ lockId: '0b0e1f6e-5d0a-4c58-9a5a-0c4a0f9b2d11', status: 'held', minutes: 60 },
  ...{ startAt, endAt: addMinutes(startAt, 60) },
  ...{ expiresAtLocal: addMinutes(at, 10), renewableUntilLocal: addMinutes(at, 20) },
};
const none = { held: undefined, asked: undefined, current: undefined };

test('a held time is taken, also for an edit', () => {
  const taken = { words: 'continue.choose', isOpen: true, letsGo: false };
  expect(wayOn({ ...none, held: selection })).toEqual(taken);
  expect(wayOn({ ...none, held: heldNow(selection, at), current })).toEqual(taken);
});

test('an edit that keeps its time lets go of one that ran out', () => {
  const held = heldNow(selection, addMinutes(at, 11));
  expect(wayOn({ held, asked: undefined, current })).toEqual({
    words: 'continue.keep',
    isOpen: true,
    letsGo: true,
  });
});

test('a new booking whose hold ran out has to choose again and gives nothing up', () => {
  expect(wayOn(none)).toEqual({ words: 'continue.book', isOpen: false, letsGo: false });
});

test('without a connection the way is open with a wish', () => {
  expect(wayOn({ ...none, asked: [] }).isOpen).toBe(false);
  expect(wayOn({ ...none, asked: [{ startAt, endAt: selection.endAt }] })).toMatchObject({
    words: 'wishes.go',
    isOpen: true,
    letsGo: false,
  });
});
