import { describe, expect, test } from 'vitest';
import { addMinutes, instantFromMs } from '#shared/kernel/instant.ts';
import type { SlotSelection } from '../../../data/slots/read-slot-selection.ts';
import { canRenew, heldNow, holdPhase, msLeft } from './hold-clock.ts';

const asked = instantFromMs(1_800_000_000_000);
const selection: SlotSelection = {
  lockId: '0b0e1f6e-5d0a-4c58-9a5a-0c4a0f9b2d11',
  startAt: addMinutes(asked, 600),
  endAt: addMinutes(asked, 690),
  minutes: 90,
  expiresAtLocal: addMinutes(asked, 10),
  renewableUntilLocal: addMinutes(asked, 20),
  status: 'held',
};

describe('the clock of a hold', () => {
  test('a fresh hold is held', () => expect(holdPhase(selection, asked)).toBe('held'));
  test('the last minute is ending', () => expect(holdPhase(selection, addMinutes(asked, 9))).toBe('ending'));
  test('after ten minutes it is expired, not lost', () =>
    expect(holdPhase(selection, addMinutes(asked, 10))).toBe('expired'));
  test('lost wins over time left', () =>
    expect(holdPhase({ ...selection, status: 'lost' }, asked)).toBe('lost'));
  test('time left never goes below zero', () => {
    expect(msLeft(selection, addMinutes(asked, 9.5))).toBe(30_000);
    expect(msLeft(selection, addMinutes(asked, 30))).toBe(0);
  });
  test('[LC210] a screen whose clock is a few seconds behind shows no more than was granted', () => {
    const granted = { ...selection, grantedMs: 10 * 60_000 };
    expect(msLeft(granted, addMinutes(asked, -0.05))).toBe(600_000);
    expect(msLeft(selection, addMinutes(asked, -0.05))).toBe(600_000);
  });
  test('it can be renewed until the twenty minutes are used up', () => {
    expect(canRenew(selection)).toBe(true);
    expect(canRenew({ ...selection, expiresAtLocal: selection.renewableUntilLocal })).toBe(false);
    expect(canRenew({ ...selection, status: 'lost' })).toBe(false);
  });
  test('an expired hold counts as no slot', () => {
    expect(heldNow(selection, asked)).toBe(selection);
    expect(heldNow(selection, addMinutes(asked, 11))).toBeUndefined();
    expect(heldNow(undefined, asked)).toBeUndefined();
  });
});
