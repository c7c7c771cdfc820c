// Before Dexie, which looks for IndexedDB once, when it is loaded.
import 'fake-indexeddb/auto';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { MINUTE_MS } from '#shared/kernel/instant.ts';
import { aBooking } from '../bookings/a-booking.test-support.ts';
import { storeManagedBooking } from '../bookings/managed-booking.ts';
import { addToCart } from '../cart/add-to-cart.ts';
import { pushCart } from '../cart/push-cart.ts';
import { readCart } from '../cart/read-cart.ts';
import { refreshCart } from '../cart/refresh-cart.ts';
import { newId, restoreServerOffset } from '../device/clock.ts';
import { db } from '../device/db.ts';
import { editedCartId } from '../device/tab/edit-tab.ts';
import { aLine, type FakeServer } from '../fake-server.test-support.ts';
import { tryOutboxNow } from '../outbox/try-outbox-now.ts';
import { book } from '../place/book.ts';
import { readConfirmation } from '../place/read-confirmation.ts';
import { clearPreferredTimes } from '../slots/clear-preferred-times.ts';
import { holdSlot } from '../slots/hold-slot.ts';
import { readAskedTimes } from '../slots/read-preferred-times.ts';
import { readSlotSelection } from '../slots/read-slot-selection.ts';
import { releaseHold } from '../slots/release-hold.ts';
import { togglePreferredTime } from '../slots/toggle-preferred-time.ts';
import { tidyDevice } from '../tidy-device.ts';
import {
  closeTabs,
  enter,
  freshEditor,
  hour,
  labels,
  link,
  otherTime,
  switchToFreshTab,
  switchToTab,
} from './an-edit.test-support.ts';
import { enterEditServices } from './enter-edit-services.ts';
import { enterReschedule } from './enter-reschedule.ts';
import { leaveEditServices } from './leave-edit-services.ts';
import { quitEditServices } from './quit-edit-services.ts';
import { readEditServices } from './read-edit-services.ts';
import { readReschedule } from './read-reschedule.ts';
import { resumeEditServices } from './resume-edit-services.ts';

let server: FakeServer;

const order = {
  startAt: hour(8),
  endAt: hour(9),
  email: 'ana@sabal-test.com',
  firstName: 'Ana',
  lastName: 'Ruiz',
  phone: '',
  locale: 'es',
  expectedTotalCents: 10_000,
  address: { line1: '1 Palm Way', line2: '', city: 'Orlando', postalCode: '32801', country: 'US' },
} as const;

beforeEach(async () => {
  server = await freshEditor();
});
afterEach(closeTabs);

describe('entering', () => {
  test('[LC70] shows what was booked as this tab’s cart, and the own one is back after quitting', async () => {
    await addToCart([aLine('Mine')]);
    const own = (await readCart()).id;
    const tab = switchToTab(new Map());
    const cartId = await enter();
    expect(await labels()).toEqual(['Booked']);
    expect((await readCart()).editingBookingId).toBe(link.id);
    expect(tab.get('edit_booking_id')).toBe(link.id);
    expect(tab.get('edit_initial_startISO')).toBe('2126-12-01T14:00:00.000Z');
    await quitEditServices();
    expect(await labels()).toEqual(['Mine']);
    expect((await readCart()).id).toBe(own);
    expect(await db.carts.get(cartId)).toBeUndefined();
    expect([...tab.keys()]).toEqual([]);
  });

  test('[LC70] leaves every other tab with the own cart, and its edits go there', async () => {
    await addToCart([aLine('Mine')]);
    const first = switchToTab(new Map());
    await enter();
    const other = switchToFreshTab();
    expect(await labels()).toEqual(['Mine']);
    await addToCart([aLine('More')]);
    expect(await pushCart()).toEqual({ ok: true });
    switchToTab(first);
    expect(await labels()).toEqual(['Booked']);
    await addToCart([aLine('New room')]);
    await pushCart();
    switchToTab(other);
    expect(await labels()).toEqual(['Mine', 'More']);
  });

  test('[LC70] without an answer changes nothing here', async () => {
    await addToCart([aLine('Mine')]);
    server.faults.push({ on: /GET \/cart\//, fault: 'lose-request' });
    expect(await enterEditServices(link)).toEqual({ ok: false, code: 'network' });
    expect(editedCartId()).toBeFalsy();
    expect(await labels()).toEqual(['Mine']);
  });

  test('[LC70] ends a move, and a move ends it', async () => {
    const booking = { bookingId: newId(), email: 'a@b.co', sig: 's', version: 1, serviceTitle: 'Tile' };
    const reschedule = {
      ...booking,
      initialStartAt: hour(14),
      initialEndAt: hour(15),
      timeZone: 'America/New_York',
    };
    await enterReschedule(reschedule);
    await enter();
    expect(await readReschedule()).toBeUndefined();
    await enterReschedule(reschedule);
    expect(await readEditServices()).toBeUndefined();
    expect(await labels()).toEqual([]);
  });

  test('[LC70] one begun in another tab ends this one', async () => {
    const first = switchToTab(new Map());
    await enter();
    switchToFreshTab();
    await enterEditServices({ ...link, id: newId() });
    switchToTab(first);
    expect(await readEditServices()).toBeUndefined();
    expect(await labels()).toEqual([]);
  });

  test('[LC70] its address goes on with it in another tab, any other address does not', async () => {
    const cartId = await enter();
    switchToFreshTab();
    expect(await resumeEditServices(newId())).toBe(false);
    expect(await resumeEditServices(cartId)).toBe(true);
    expect(await labels()).toEqual(['Booked']);
  });
});

describe('the end', () => {
  test.each([61, -61])('[LC71] comes after an hour, also when the clock jumped (%i minutes)', async (min) => {
    await enter();
    vi.spyOn(Date, 'now').mockReturnValue(Date.now() + min * MINUTE_MS);
    expect(await readEditServices()).toBeUndefined();
  });

  test('[LC71] comes once the booking has begun', async () => {
    await enter();
    restoreServerOffset(hour(14) - Date.now());
    expect(await readEditServices()).toBeUndefined();
  });

  test('[LC71] comes when its cart was closed elsewhere, and nothing of it gets into the own cart', async () => {
    await addToCart([aLine('Mine')]);
    const cartId = await enter();
    const clone = server.carts.get(cartId);
    if (clone) clone.status = 'CONVERTED';
    await addToCart([aLine('Late')]);
    await pushCart();
    expect(await readEditServices()).toBeUndefined();
    expect(await labels()).toEqual(['Mine']);
  });

  test('[LC71] comes when the server forgot its cart, which is not made again', async () => {
    const cartId = await enter();
    server.carts.delete(cartId);
    await refreshCart({ force: true });
    expect(await readEditServices()).toBeUndefined();
    expect(server.carts.has(cartId)).toBe(false);
  });

  test('[LC71] comes when the booking is cancelled, as far as this device has heard', async () => {
    await enter();
    await storeManagedBooking(aBooking(link.id, { status: 'CANCELLED' }));
    expect(await readEditServices()).toBeUndefined();
  });

  test('[LC71] takes the cart along at the next start, and no other', async () => {
    await addToCart([aLine('Mine')]);
    await enter();
    vi.spyOn(Date, 'now').mockReturnValue(Date.now() + 61 * MINUTE_MS);
    await tidyDevice();
    expect(await db.carts.count()).toBe(1);
    expect(await db.contexts.get('edit-services')).toBeUndefined();
    expect(await labels()).toEqual(['Mine']);
  });

  test('[LC71] keeps what was changed for a customer who comes back, unless it was quit', async () => {
    await enter();
    await addToCart([aLine('New room')]);
    await pushCart();
    await leaveEditServices();
    await enter();
    expect(await labels()).toEqual(['Booked', 'New room']);
    await quitEditServices();
    await vi.waitFor(() => expect(server.count(/^DELETE/)).toBe(1));
    await enter();
    expect(await labels()).toEqual(['Booked']);
  });

  test('[LC70] given up late, it does not end another one that was begun meanwhile', async () => {
    const cartId = await enter();
    await leaveEditServices(newId());
    expect(editedCartId()).toBe(cartId);
    expect(await labels()).toEqual(['Booked']);
    await leaveEditServices(cartId);
    expect(editedCartId()).toBeUndefined();
  });

  test('[LC73] a quit that was not heard is told before the next edit begins', async () => {
    await enter();
    await addToCart([aLine('New room')]);
    await pushCart();
    server.faults.push({ on: /^DELETE/, fault: 'lose-request' });
    await quitEditServices();
    await vi.waitFor(() => expect(server.count(/^DELETE/)).toBe(1));
    expect(await labels()).toEqual([]);
    await enter();
    expect(await labels()).toEqual(['Booked']);
    expect(await db.contexts.get('edit-quits')).toBeUndefined();
  });
});

test('[LC72] a time is held in the name of the booking, and only for the tab of the edit', async () => {
  const first = switchToTab(new Map());
  const cartId = await enter();
  expect(await holdSlot(otherTime)).toEqual({ ok: true });
  const { body = '' } = server.seen.find(({ path }) => path === '/slots/hold') ?? {};
  expect(JSON.parse(body)).toMatchObject({ cartId, bookingId: link.id, email: link.email, sig: link.sig });
  expect(await readSlotSelection()).toMatchObject(otherTime);
  switchToFreshTab();
  expect(await readSlotSelection()).toBeUndefined();
  switchToTab(first);
  await leaveEditServices();
  expect(await db.contexts.get('edit-slot-selection')).toBeUndefined();
});

test('[LC72] the times held for the own cart and for the edit of a booking stand side by side', async () => {
  await addToCart([aLine('Mine')]);
  const own = switchToTab(new Map());
  const ownTime = { startAt: order.startAt, endAt: order.endAt };
  const editing = switchToFreshTab();
  await enter();
  switchToTab(own);
  await holdSlot(ownTime);
  switchToTab(editing);
  await holdSlot(otherTime);
  switchToTab(own);
  expect(await readSlotSelection()).toMatchObject({ ...ownTime, status: 'held' });
  await holdSlot(ownTime);
  switchToTab(editing);
  expect(await readSlotSelection()).toMatchObject({ ...otherTime, status: 'held' });
  await releaseHold();
  switchToTab(own);
  expect(await readSlotSelection()).toMatchObject({ ...ownTime, status: 'held' });
});

test('[LC33] a time held for an edit leaves what is wished for the own cart', async () => {
  await addToCart([aLine('Mine')]);
  const own = switchToTab(new Map());
  await togglePreferredTime(order.startAt, 60);
  switchToFreshTab();
  await enter();
  await holdSlot(otherTime);
  await clearPreferredTimes();
  switchToTab(own);
  expect(await readAskedTimes(60)).toMatchObject([{ startAt: order.startAt }]);
});

test('[LC280] an edit that begins leaves the time that another tab of the own cart needs', async () => {
  await addToCart([aLine('Mine')]);
  const own = switchToTab(new Map());
  await holdSlot({ startAt: order.startAt, endAt: order.endAt });
  const held = [{ name: 'sabal:time-wanted:own:another-tab' }];
  vi.stubGlobal('navigator', { locks: { query: async () => ({ held }) } });
  switchToFreshTab();
  await enter();
  expect(server.count(/release/)).toBe(0);
  switchToTab(own);
  expect(await readSlotSelection()).toMatchObject({ startAt: order.startAt, status: 'held' });
  await leaveEditServices();
  vi.stubGlobal('navigator', {});
  switchToFreshTab();
  await enter();
  expect(server.count(/release/)).toBe(1);
});

describe('the time chosen for an edit', () => {
  async function chosen() {
    const editing = switchToTab(new Map());
    await enter();
    await holdSlot(otherTime);
    return editing;
  }

  test('[LC72] stays when another tab gives back the time it has, or has not', async () => {
    const editing = await chosen();
    switchToFreshTab();
    await releaseHold({ keepalive: true });
    switchToTab(editing);
    expect(await readSlotSelection()).toMatchObject({ ...otherTime, status: 'held' });
    await releaseHold();
    expect(await db.contexts.get('edit-slot-selection')).toBeUndefined();
  });

  test('[LC16] stays when the own cart is booked at last, whose lines are gone though this tab heard of it', async () => {
    await addToCart([aLine('Mine')]);
    for (let tries = 0; tries < 3; tries += 1)
      server.faults.push({ on: /POST \/bookings$/, fault: 'lose-answer' });
    expect(await book(order)).toEqual({ kind: 'unknown' });
    const editing = await chosen();
    await tryOutboxNow();
    expect(await readConfirmation()).toMatchObject({ customerName: 'Ana Ruiz' });
    expect(await readSlotSelection()).toMatchObject({ ...otherTime, status: 'held' });
    switchToFreshTab();
    expect(await labels()).toEqual([]);
    switchToTab(editing);
    expect(await labels()).toEqual(['Booked']);
  });
});
