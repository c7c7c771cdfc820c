// Before Dexie, which looks for IndexedDB once, when it is loaded.
import 'fake-indexeddb/auto';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { blankStop } from '#shared/delivery/plan/blank-stop.ts';
import { addToCart } from '../cart/add-to-cart.ts';
import { readCart } from '../cart/read-cart.ts';
import { refreshCatalogue } from '../catalogue/refresh-catalogue.ts';
import {
  closeTabs,
  freshEditor,
  hour,
  labels,
  link,
  switchToFreshTab,
  switchToTab,
} from '../changes/an-edit.test-support.ts';
import { quitEditServices } from '../changes/quit-edit-services.ts';
import { readEditServices, readStaffEdit } from '../changes/read-edit-services.ts';
import { readRecentAddresses } from '../delivery/recent-addresses.ts';
import { rememberAddresses } from '../delivery/remember-addresses.ts';
import { newId, restoreServerOffset } from '../device/clock.ts';
import { context } from '../device/context.ts';
import { db } from '../device/db.ts';
import {
  editedCartId,
  rememberEditing,
  rememberStaffEditing,
  staffEditedId,
} from '../device/tab/edit-tab.ts';
import { flushDrafts } from '../drafts/draft-writer.ts';
import { clearDraft, saveDraft } from '../drafts/drafts.ts';
import { readLastIntake, saveLastIntake } from '../drafts/last-intake.ts';
import { aLine, type FakeServer, labelsOf } from '../fake-server.test-support.ts';
import { holdSlot } from '../slots/hold-slot.ts';
import { tidyDevice } from '../tidy-device.ts';
import { freshAdminDevice } from './admin-device.test-support.ts';
import { writeToken } from './admin-token.ts';
import { closeAdminSession, verifyAdmin } from './commands/admin-session.ts';
import { openServices, saveServices } from './commands/edit-services.ts';

let server: FakeServer;
const SAVE = /POST \/admin\/bookings\/[^/]+\/services/;

beforeEach(async () => {
  await freshAdminDevice();
  server = await freshEditor();
  writeToken('ats_of_this_device');
  await refreshCatalogue();
});
afterEach(closeTabs);

/** Opened for the first time. */
async function opened(): Promise<string> {
  const outcome = await openServices(link.id);
  if (!outcome.ok) throw new Error(outcome.code);
  return outcome.cartId;
}

function sent() {
  return server.seen
    .filter(({ method, path }) => SAVE.test(`${method} ${path}`))
    .map(({ headers, body }) => ({ key: headers['idempotency-key'], body: JSON.parse(body) }));
}

function answerWith(status: number, body: unknown): void {
  server.faults.push({ on: SAVE, fault: { status, body } });
}

const wish = { totalCents: 10_000, notify: false };

describe('opened', () => {
  test('[LC270] the clone is this tab’s cart, and the device’s own stays for every other tab', async () => {
    await addToCart([aLine('Mine')]);
    const own = (await readCart()).id;
    await opened();
    await addToCart([aLine('For the customer')]);
    expect(await labels()).toEqual(['Booked', 'For the customer']);
    expect([staffEditedId(), (await readEditServices())?.by]).toEqual([link.id, 'staff']);
    switchToFreshTab();
    expect([await labels(), (await readCart()).id]).toEqual([['Mine'], own]);
    expect(server.seen.every(({ body }) => !body.includes('"sig"'))).toBe(true);
  });

  test('[LC270] it outlives a reload, and its booking leads back to it from any tab', async () => {
    const tab = switchToTab(new Map());
    const cartId = await opened();
    await addToCart([aLine('For the customer')]);
    // As a page that is loaded anew: only what is stored is left.
    rememberEditing(undefined);
    rememberStaffEditing(undefined);
    switchToTab(tab);
    expect([editedCartId(), staffEditedId()]).toEqual([cartId, link.id]);
    switchToFreshTab();
    expect(await openServices(link.id)).toEqual({ ok: true, cartId, isKept: true });
    expect(await labels()).toEqual(['Booked', 'For the customer']);
    expect(server.count(/clone-to-cart/)).toBe(1);
  });

  test('[LC270] it may be of a booking that has begun', async () => {
    await opened();
    restoreServerOffset(hour(14) - Date.now());
    expect(await readEditServices()).toBeDefined();
  });

  test('[LC271] it asks for no time in the customer’s name', async () => {
    await opened();
    await holdSlot({ startAt: hour(18), endAt: hour(19) });
    const { body = '{}' } = server.seen.find(({ path }) => path === '/slots/hold') ?? {};
    expect(Object.keys(JSON.parse(body))).not.toContain('bookingId');
  });
});

describe('saved', () => {
  test('[LC272] the cart goes first, then what was seen; the own cart is back', async () => {
    await addToCart([aLine('Mine')]);
    const cartId = await opened();
    await addToCart([aLine('For the customer')]);
    answerWith(500, {});
    const first = await saveServices(link.id, wish);
    expect(first.kind).toBe('refused');
    expect(labelsOf(server.carts.get(cartId)?.items ?? [])).toEqual(['Booked', 'For the customer']);
    expect(sent()[0]?.body).toEqual({
      cartId,
      startISO: '2126-12-01T14:00:00.000Z',
      endISO: '2126-12-01T15:00:00.000Z',
      keepTime: true,
      expectedTotal: 100,
      expectedVersion: 1,
      notify: false,
    });
    await quitEditServices();
    expect(await labels()).toEqual(['Mine']);
  });

  test('[LC272] the key of a wish without an answer stays, over a reload too; another wish has another', async () => {
    const tab = switchToTab(new Map());
    await opened();
    server.faults.push({ on: SAVE, fault: 'lose-answer' });
    await saveServices(link.id, wish);
    rememberEditing(undefined);
    rememberStaffEditing(undefined);
    switchToTab(tab);
    answerWith(503, {});
    await saveServices(link.id, wish);
    answerWith(503, {});
    await saveServices(link.id, { ...wish, notify: true });
    const keys = sent().map(({ key }) => key);
    expect(keys[0]).toBeDefined();
    expect([keys[1] === keys[0], keys[2] === keys[0]]).toEqual([true, false]);
  });

  test('[LC272] a final refusal ends the key, and the edit stays', async () => {
    await opened();
    const taken = { error: '', code: 'slot.taken' };
    answerWith(409, taken);
    await saveServices(link.id, wish);
    answerWith(409, taken);
    await saveServices(link.id, wish);
    const [first, second] = sent().map(({ key }) => key);
    expect(first).not.toBe(second);
    expect(await labels()).toEqual(['Booked']);
  });

  test('[LC272] another time goes out as it was chosen', async () => {
    await opened();
    answerWith(503, {});
    await saveServices(link.id, { ...wish, time: { startsAt: hour(18), endsAt: hour(20) } });
    const [{ body } = { body: {} }] = sent();
    expect(body).toMatchObject({ startISO: '2126-12-01T18:00:00.000Z', endISO: '2126-12-01T20:00:00.000Z' });
    expect(body).not.toHaveProperty('keepTime');
  });

  test('[LC272] another price than the one that was seen is told and not sent', async () => {
    await opened();
    await addToCart([aLine('For the customer')]);
    server.priceDollars = 120;
    expect(await saveServices(link.id, wish)).toEqual({ kind: 'price', totalCents: 12_000 });
    expect(sent()).toEqual([]);
  });

  test('[LC272] what other staff opened meanwhile is over, and the own cart is back', async () => {
    await addToCart([aLine('Mine')]);
    await opened();
    answerWith(409, { error: '', code: 'cart.closed' });
    expect(await saveServices(link.id, wish)).toEqual({ kind: 'over' });
    expect([staffEditedId(), await labels()]).toEqual([undefined, ['Mine']]);
  });
});

describe('the end of the session', () => {
  const traces = async () => [
    await db.contexts.get('edit-services'),
    await readStaffEdit(link.id),
    staffEditedId(),
  ];

  test.each([
    ['a logout', () => closeAdminSession()],
    [
      'a refused token',
      async () => {
        server.faults.push({
          on: /verify/,
          fault: { status: 401, body: { error: '', code: 'admin.denied' } },
        });
        await verifyAdmin();
      },
    ],
  ])('[LC273] %s takes cart, context and drafts, and not the own cart', async (_, end) => {
    await addToCart([aLine('Mine')]);
    const cartId = await opened();
    saveDraft('intake:handyman', { drafts: ['the gate code is 4711'] });
    await flushDrafts();
    saveDraft('configure:edit', { drafts: ['not written yet'] });
    await end();
    await flushDrafts();
    expect(await traces()).toEqual([undefined, undefined, undefined]);
    expect(await db.carts.get(cartId)).toBeUndefined();
    expect(await db.drafts.toArray()).toEqual([]);
    expect(await labels()).toEqual(['Mine']);
  });

  test('[LC273] a token that went by itself takes it at the next start', async () => {
    await opened();
    await tidyDevice();
    expect(await readStaffEdit(link.id)).toBeDefined();
    writeToken(null);
    await tidyDevice();
    expect(await traces()).toEqual([undefined, undefined, link.id]);
    expect(await readEditServices()).toBeUndefined();
  });
});

describe('nothing of it serves another customer', () => {
  const asked = { handymanMinutes: 80 };

  test('[LC274] neither as the last request nor as a recent address, in either direction', async () => {
    await saveLastIntake('handyman', { handymanMinutes: 40 });
    await opened();
    await saveLastIntake('handyman', asked);
    const point = { latitude: 28.5, longitude: -81.4, source: 'photon' } as const;
    await rememberAddresses([{ ...blankStop(newId(), 'pickup'), street: '9 Secret Ln', ...point }]);
    expect(await readLastIntake('handyman')).toBeUndefined();
    await quitEditServices();
    expect((await context('last-intake').get())?.handyman).toEqual({ handymanMinutes: 40 });
    expect(await readRecentAddresses()).toEqual([]);
  });

  test('[LC274] drafts of its forms are apart from those of the own cart, others are not', async () => {
    saveDraft('intake:handyman', 'mine');
    await flushDrafts();
    await opened();
    saveDraft('intake:handyman', 'theirs');
    saveDraft('admin prices', 'kept');
    await flushDrafts();
    await clearDraft('configure:edit');
    expect((await db.drafts.get('intake:handyman'))?.values).toBe('mine');
    await quitEditServices();
    const rows = await db.drafts.toArray();
    expect(rows.map(({ key, values }) => [key, values])).toEqual([
      ['admin prices', 'kept'],
      ['intake:handyman', 'mine'],
    ]);
  });

  test('[LC272] quitting is told to the server, and the booking is opened as it is next time', async () => {
    const cartId = await opened();
    await quitEditServices();
    await vi.waitFor(() => expect(server.count(/^DELETE \/cart/)).toBe(1));
    expect(await opened()).not.toBe(cartId);
  });
});
