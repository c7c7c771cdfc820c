// Before Dexie, which looks for IndexedDB once, when it is loaded.
import 'fake-indexeddb/auto';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { parseDay } from '#shared/kernel/day.ts';
import { addMinutes, formatInstant, instantFromMs } from '#shared/kernel/instant.ts';
import { addToCart } from '../cart/add-to-cart.ts';
import { readCart } from '../cart/read-cart.ts';
import { refreshCatalogue } from '../catalogue/refresh-catalogue.ts';
import { now } from '../device/clock.ts';
import { CONTACT_DRAFT } from '../drafts/contact-draft.ts';
import { saveDraft } from '../drafts/drafts.ts';
import { aLine, type FakeServer, freshDevice, HOLD_MS } from '../fake-server.test-support.ts';
import { readFetch } from '../wire/read-fetch-state.ts';
import { holdSlot } from './hold-slot.ts';
import { readSlotDays } from './read-slot-days.ts';
import { readSlotSelection } from './read-slot-selection.ts';
import { readSlots } from './read-slots.ts';
import { ignoredZip } from './read-visit.ts';
import { refreshSlotDays } from './refresh-slot-days.ts';
import { refreshSlots } from './refresh-slots.ts';
import { releaseHold } from './release-hold.ts';
import { renewHold } from './renew-hold.ts';
import { slotsKey } from './slot-keys.ts';

let server: FakeServer;

const startAt = instantFromMs(Date.parse('2026-12-01T14:00:00Z'));
const slot = { startAt, endAt: addMinutes(startAt, 60) };
const other = { startAt: addMinutes(startAt, 30), endAt: addMinutes(startAt, 90) };

function aDay(text: string) {
  const day = parseDay(text);
  if (day === undefined) throw new Error(text);
  return day;
}

beforeEach(async () => {
  // Before the visits of these tests, whatever the day they run on.
  vi.useFakeTimers({ toFake: ['Date'], now: Date.parse('2026-11-25T12:00:00Z') });
  vi.spyOn(Math, 'random').mockReturnValue(0);
  server = await freshDevice();
});

afterEach(() => {
  vi.useRealTimers();
});

test('[LC19] the cart goes first and the hold names it', async () => {
  await addToCart([aLine('Hall')]);
  expect(await holdSlot(slot)).toEqual({ ok: true });
  expect(server.seen.map(({ path }) => path.replace(/cart\/[^/]+/, 'cart/…'))).toEqual([
    '/cart',
    '/cart/…/items',
    '/slots/hold',
  ]);
  const { id } = await readCart();
  expect(JSON.parse(server.seen[2]?.body ?? '')).toMatchObject({ cartId: id });
  expect(await readSlotSelection()).toMatchObject({ ...slot, minutes: 60, status: 'held' });
});

test('[LC2] the end of a hold is right on a device whose clock is two days wrong', async () => {
  server.clockAheadMs = 2 * 86_400_000;
  await holdSlot(slot);
  const selection = await readSlotSelection();
  expect(Math.abs((selection?.expiresAtLocal ?? 0) - now() - HOLD_MS)).toBeLessThan(2_000);
  expect(Math.abs((selection?.renewableUntilLocal ?? 0) - now() - 2 * HOLD_MS)).toBeLessThan(2_000);
});

test('[LC210] what the way there and back took is not shown as time left', async () => {
  server.beforeAnswer = ({ path }) => {
    if (path === '/slots/hold') vi.setSystemTime(Date.now() + 6_000);
  };
  await holdSlot(slot);
  const selection = await readSlotSelection();
  expect((selection?.expiresAtLocal ?? 0) - now()).toBe(HOLD_MS - 6_000);
  expect(selection?.grantedMs).toBe(HOLD_MS);
});

test('[LC19] a refused move keeps the held slot, and the taken one is marked at once', async () => {
  const day = aDay('2026-12-01');
  server.slots = [slot, other].map(({ startAt: start, endAt: end }) => ({
    startAt: formatInstant(start),
    endAt: formatInstant(end),
    available: true,
  }));
  await refreshSlots(day, '60');
  await holdSlot(slot);
  server.takenStarts.add(formatInstant(other.startAt));
  expect(await holdSlot(other)).toMatchObject({ ok: false, code: 'slot.taken', alternatives: [{}] });
  expect(await readSlotSelection()).toMatchObject({ ...slot, status: 'held' });
  const seen = await readSlots(day, '60');
  expect(seen?.slots.map(({ available }) => available)).toEqual([true, false]);
});

test('[LC19] a renewal that finds the slot taken loses it; one without an answer does not', async () => {
  await holdSlot(slot);
  server.faults.push({ on: /hold/, fault: 'lose-request' });
  expect(await renewHold()).toMatchObject({ ok: false, code: 'network' });
  expect(await readSlotSelection()).toMatchObject({ status: 'held' });
  expect(await renewHold()).toEqual({ ok: true });
  server.takenStarts.add(formatInstant(startAt));
  expect(await renewHold()).toMatchObject({ ok: false, code: 'slot.taken' });
  expect(await readSlotSelection()).toMatchObject({ status: 'lost' });
});

test('[LC15] a hold refused for its length brings how long the work takes now, and stays as it was', async () => {
  await holdSlot(slot);
  const fault = { status: 422, body: { error: '', code: 'slot.invalid' } } as const;
  server.faults.push({ on: /hold/, fault });
  expect(await holdSlot(slot)).toMatchObject({ ok: false, code: 'slot.invalid' });
  expect(server.count(/GET \/services/)).toBe(1);
  expect(await readSlotSelection()).toMatchObject({ status: 'held' });
});

test('[LC19] a hold that ran out stays selected; a booking that would have begun does not', async () => {
  await holdSlot(slot);
  vi.useFakeTimers({ toFake: ['Date'], now: startAt - 1 });
  expect(await readSlotSelection()).toMatchObject({ status: 'held' });
  vi.setSystemTime(startAt);
  expect(await readSlotSelection()).toBeUndefined();
});

test('[LC19] the mirror has the lock, the start and the end of the hold', async () => {
  const storage = new Map<string, string>();
  vi.stubGlobal('localStorage', {
    getItem: () => null,
    setItem: (key: string, text: string) => void storage.set(key, text),
    removeItem: (key: string) => void storage.delete(key),
  });
  await holdSlot(slot);
  const selection = await readSlotSelection();
  expect(JSON.parse(storage.get('slot_selection') ?? '')).toEqual({
    lockId: selection?.lockId,
    startISO: formatInstant(slot.startAt),
    endISO: formatInstant(slot.endAt),
  });
  await releaseHold();
  expect(storage.has('slot_selection')).toBe(false);
  vi.unstubAllGlobals();
});

test('a release is forgotten here even when the server cannot be told', async () => {
  await holdSlot(slot);
  server.faults.push({ on: /release/, fault: 'lose-request' });
  await releaseHold({ keepalive: true });
  expect(await readSlotSelection()).toBeUndefined();
  expect(server.count(/release/)).toBe(1);
  await releaseHold();
  expect(server.count(/release/)).toBe(1);
});

test('slots and counts of days are copies with their age; a failed look leaves them', async () => {
  const day = aDay('2026-12-01');
  server.slots = [
    {
      startAt: formatInstant(slot.startAt),
      endAt: formatInstant(slot.endAt),
      available: true,
      heldByYou: true,
    },
  ];
  server.slotDays = [
    { date: '2026-12-01', available: 3 },
    { date: '2026-12-02', available: 0 },
  ];
  await holdSlot(slot);
  await refreshSlots(day, '60');
  await refreshSlotDays(day, aDay('2026-12-02'), '60');
  expect(server.count(/slots\?date=2026-12-01&minutes=60&lockId=/)).toBe(1);
  server.faults.push({
    on: /slots\?/,
    fault: { status: 400, body: { error: 'no', code: 'request.invalid' } },
  });
  expect(await refreshSlots(day, '60', { force: true })).toEqual({ ok: false, code: 'request.invalid' });
  expect(await readFetch(slotsKey(day, '60'))).toMatchObject({ status: 'failed', errorText: 'no' });
  expect((await readSlots(day, '60'))?.slots).toMatchObject([{ ...slot, heldByYou: true }]);
  server.slotDays = [{ date: '2026-12-02', available: 5 }];
  await refreshSlotDays(aDay('2026-12-02'), aDay('2026-12-02'), '60');
  const counts = await readSlotDays(day, aDay('2026-12-31'), '60');
  expect([...counts.entries()].sort()).toEqual([
    ['2026-12-01', 3],
    ['2026-12-02', 5],
  ]);
});

test('[LC19] a hold names the ZIP code that this device knows', async () => {
  await refreshCatalogue();
  await addToCart([aLine('Hall')]);
  saveDraft(CONTACT_DRAFT, { country: 'US', postalCode: '32801-1234' });
  await holdSlot(slot);
  const body = () => JSON.parse(server.seen.findLast(({ path }) => path === '/slots/hold')?.body ?? '');
  expect(body().zip).toBe('32801');
  ignoredZip.set('32801');
  await holdSlot(other);
  expect(body()).not.toHaveProperty('zip');
  ignoredZip.set(undefined);
});
