import 'fake-indexeddb/auto';
import { Dexie } from 'dexie';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import * as z from 'zod/mini';
import { storageTroubles } from '../device/storage/storage-trouble.ts';
import type { FakeServer } from '../fake-server.test-support.ts';
import { adminCall } from './admin-call.ts';
import { adminDb } from './admin-db.ts';
import { diskText, freshAdminDevice } from './admin-device.test-support.ts';
import { readToken, writeToken } from './admin-token.ts';
import { closeAdminSession, openAdminSession } from './commands/admin-session.ts';
import { COPY_LIFE_MS, dropOldCopies, keepCopy, keepTyped, readCopy, sealsNothing } from './copies.ts';
import { endAdmin } from './end-admin.ts';
import {
  dropStaffDraft,
  forgetStaffDrafts,
  listStaffDrafts,
  readStaffDraft,
  restoreStaffDraft,
  saveStaffDraft,
} from './staff-draft.ts';

const NAME = 'note of a visit';
const NOTE = 'Canary: the dog of Wilhelmina bites';
const text = z.string();
let server: FakeServer;

beforeEach(async () => {
  server = await freshAdminDevice();
  forgetStaffDrafts();
  await logIn('key');
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

async function logIn(key: string) {
  const body = { token: `token ${Math.random()}`, label: '', expiresAt: '2026-12-01T14:00:00Z' };
  server.faults.push({ on: /session/, fault: { status: 201, body } });
  expect((await openAdminSession(key)).ok).toBe(true);
}

test('[LC99] what was typed is sealed on the disk and outlives a reload', async () => {
  saveStaffDraft(NAME, NOTE);
  await vi.waitFor(async () => expect(await restoreStaffDraft(NAME, text)).toBe(NOTE));
  expect(await diskText()).not.toMatch(/canary/i);
  saveStaffDraft(NAME, undefined);
  await vi.waitFor(async () => expect(await restoreStaffDraft(NAME, text)).toBeUndefined());
  expect(readStaffDraft(NAME, text)).toBeUndefined();
});

test('[LC99] no clock ends what was typed: it is there days later, when the copies beside it are gone, also from the mirror', async () => {
  await keepCopy('bookings', ['of the server']);
  await saved(NAME, NOTE);
  const full = vi.spyOn(adminDb.copies, 'put').mockImplementation(() => Dexie.Promise.reject(noRoom()));
  await keepTyped('typed reason of a visit', 'Tall ladder');
  full.mockRestore();
  vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 9 * COPY_LIFE_MS });
  await dropOldCopies();
  expect(await readCopy('bookings', z.unknown())).toBeUndefined();
  expect(await restoreStaffDraft(NAME, text)).toBe(NOTE);
  expect(await restoreStaffDraft('reason of a visit', text)).toBe('Tall ladder');
  await saved(NAME, undefined);
});

test('[LC99] what was sent after a reload does not come back with the next one', async () => {
  await keepTyped(`typed ${NAME}`, NOTE);
  expect(readStaffDraft(NAME, text)).toBeUndefined();
  expect(await restoreStaffDraft(NAME, text)).toBe(NOTE);
  saveStaffDraft(NAME, undefined);
  await vi.waitFor(async () => expect(await restoreStaffDraft(NAME, text)).toBeUndefined());
});

test('[LC99] a session that the server ended takes nothing of it from who comes back with the same key', async () => {
  saveStaffDraft(NAME, NOTE);
  await endAdmin();
  expect(readStaffDraft(NAME, text)).toBeUndefined();
  expect(await diskText()).toBe('[]');
  await logIn(' key ');
  expect([readStaffDraft(NAME, text), await restoreStaffDraft(NAME, text)]).toEqual([NOTE, NOTE]);
});

async function refused() {
  server.faults.push({ on: /pricing/, fault: { status: 401, body: { error: '', code: 'admin.denied' } } });
  await adminCall({ method: 'GET', path: '/admin/pricing', schema: z.unknown() });
  expect(await diskText()).toBe('[]');
}

test('[LC99] what a page before typed waits too when the server has ended the session, for the same key alone', async () => {
  await saved(NAME, NOTE);
  forgetStaffDrafts(); // as a page that begins knows nothing
  await refused();
  expect(readStaffDraft(NAME, text)).toBeUndefined();
  await logIn('key');
  expect([readStaffDraft(NAME, text), await restoreStaffDraft(NAME, text)]).toEqual([NOTE, NOTE]);
  forgetStaffDrafts();
  await refused();
  await logIn('another key');
  expect([readStaffDraft(NAME, text), await restoreStaffDraft(NAME, text)]).toEqual([undefined, undefined]);
});

test('[LC99] a database that says nothing keeps no refused session open', async () => {
  await saved(NAME, NOTE);
  const get = vi.spyOn(adminDb.keys, 'get').mockImplementation(() => new Dexie.Promise(() => undefined));
  await refused();
  get.mockRestore();
  expect(readToken()).toBeUndefined();
});

test('[LC99] another key, a token that came by itself, and a logout end it', async () => {
  saveStaffDraft(NAME, NOTE);
  await endAdmin();
  await logIn('another key');
  expect([readStaffDraft(NAME, text), await restoreStaffDraft(NAME, text)]).toEqual([undefined, undefined]);
  saveStaffDraft(NAME, NOTE);
  writeToken('from another tab');
  expect(readStaffDraft(NAME, text)).toBeUndefined();
  await logIn('key');
  saveStaffDraft(NAME, NOTE);
  server.faults.push({ on: /DELETE/, fault: { status: 204, body: null } });
  await closeAdminSession();
  await logIn('key');
  expect([readStaffDraft(NAME, text), await restoreStaffDraft(NAME, text)]).toEqual([undefined, undefined]);
});

/** As Dexie tells that there is no room. */
function noRoom(): Error {
  const inner = Object.assign(new Error('full'), { name: 'QuotaExceededError' });
  return Object.assign(new Error('aborted'), { name: 'AbortError', inner });
}

async function saved(name: string, value: unknown): Promise<void> {
  saveStaffDraft(name, value);
  await vi.waitFor(async () => expect(await restoreStaffDraft(name, text)).toBe(value));
}

test('[LC44] without room copies go, and what was typed stays', async () => {
  await keepCopy('bookings', ['of the server']);
  await saved(NAME, NOTE);
  const put = adminDb.copies.put.bind(adminDb.copies);
  const putting = vi.spyOn(adminDb.copies, 'put').mockImplementation((...given) => {
    putting.mockImplementation(put);
    return given.length > 0 ? Dexie.Promise.reject(noRoom()) : put(...given);
  });
  await keepCopy('calendar', ['of the server, too']);
  putting.mockRestore();
  expect(await restoreStaffDraft(NAME, text)).toBe(NOTE);
  expect(await readCopy('bookings', z.unknown())).toBeUndefined();
  expect(await readCopy('calendar', z.unknown())).toBeDefined();
});

test('[LC44] what was typed and finds no room waits sealed in the mirror, and goes with what was sent and with the session', async () => {
  await saved(NAME, NOTE);
  const full = vi.spyOn(adminDb.copies, 'put').mockImplementation(() => Dexie.Promise.reject(noRoom()));
  await saved(NAME, 'Canary: the cat bites too');
  expect(storageTroubles.get()).toEqual([]);
  expect(localStorage.getItem('staff_unsaved')).not.toMatch(/canary/i);
  await saved(NAME, undefined);
  expect(localStorage.getItem('staff_unsaved')).toBeNull();
  await saved(NAME, NOTE);
  full.mockRestore();
  await saved(NAME, 'The parrot, too');
  expect(localStorage.getItem('staff_unsaved')).toBeNull();
  localStorage.setItem('staff_unsaved', '{}');
  await endAdmin();
  expect(localStorage.getItem('staff_unsaved')).toBeNull();
});

test('[LC44] what was typed and finds no room anywhere is told to staff until there is, and sent it does not come back', async () => {
  await saved(NAME, NOTE);
  const { setItem } = localStorage;
  localStorage.setItem = (key, text) => {
    if (key === 'staff_unsaved') throw noRoom();
    setItem(key, text);
  };
  const full = vi.spyOn(adminDb.copies, 'put').mockImplementation(() => Dexie.Promise.reject(noRoom()));
  saveStaffDraft(NAME, 'The cat bites too');
  await vi.waitFor(() => expect(storageTroubles.get()).toEqual(['full']));
  expect(readStaffDraft(NAME, text)).toBe('The cat bites too');
  saveStaffDraft(NAME, undefined);
  await vi.waitFor(async () => expect(await restoreStaffDraft(NAME, text)).toBeUndefined());
  full.mockRestore();
  saveStaffDraft(NAME, NOTE);
  await vi.waitFor(() => expect(storageTroubles.get()).toEqual([]));
});

test('[LC291] what was typed is found without its name, before and after a reload, and not once it is thrown away', async () => {
  const listed = async () => (await listStaffDrafts('note of', text)).map(({ value }) => value).toSorted();
  saveStaffDraft(NAME, NOTE);
  saveStaffDraft('reason of a visit', 'Tall ladder');
  await keepTyped('typed note of another visit', 'Ring twice'); // before a reload, in this memory no more
  expect(await listed()).toEqual([NOTE, 'Ring twice']);
  expect(await diskText()).not.toMatch(/note of/i);
  saveStaffDraft('note of another visit', undefined);
  expect(await listed()).toEqual([NOTE]);
  await logIn('another key');
  expect(await listed()).toEqual([]);
});

test('[LC291] what was typed before a reload and was listed since outlives a session that the server ended', async () => {
  await keepTyped(`typed ${NAME}`, NOTE);
  await listStaffDrafts('note of', text);
  await endAdmin();
  await logIn('key');
  expect(await listStaffDrafts('note of', text)).toEqual([{ name: NAME, value: NOTE }]);
});

test('[LC291][LC44] what found room in the mirror alone is found too', async () => {
  await saved('reason of a visit', 'Tall ladder');
  const full = vi.spyOn(adminDb.copies, 'put').mockImplementation(() => Dexie.Promise.reject(noRoom()));
  await keepTyped(`typed ${NAME}`, NOTE);
  full.mockRestore();
  expect(localStorage.getItem('staff_unsaved')).not.toBeNull();
  expect(await listStaffDrafts('note of', text)).toEqual([{ name: NAME, value: NOTE }]);
});

test('[LC81] where nothing can be encrypted staff are told, once, and what was typed stays in the tab', async () => {
  vi.stubGlobal('crypto', {
    getRandomValues: crypto.getRandomValues.bind(crypto),
    randomUUID: crypto.randomUUID.bind(crypto),
  });
  saveStaffDraft(NAME, NOTE);
  await vi.waitFor(() => expect(sealsNothing.get()).toBe(true));
  sealsNothing.set('told');
  saveStaffDraft(NAME, `${NOTE}!`);
  expect(await listStaffDrafts('note of', text)).toEqual([{ name: NAME, value: `${NOTE}!` }]);
  expect(sealsNothing.get()).toBe('told');
  sealsNothing.set(false);
});

test('[LC99] whoever types on and on is kept up with', async () => {
  const typing = setInterval(() => saveStaffDraft(NAME, NOTE), 20);
  await vi.waitFor(async () => expect(await restoreStaffDraft(NAME, text)).toBe(NOTE));
  clearInterval(typing);
});

/** Goes on as the page of another tab, which knows what is on the disk; those of `open` have typed and are still there. */
function asTab(tab: string, open: readonly string[]) {
  const storage = new Map([['staff_typing_tab', tab]]);
  vi.stubGlobal('sessionStorage', {
    getItem: (key: string) => storage.get(key) ?? null,
    setItem: (key: string, text: string) => void storage.set(key, text),
  });
  const held = open.map((name) => ({ name: `staff-typing:${name}` }));
  vi.stubGlobal('navigator', {
    locks: { query: async () => ({ held }), request: () => new Promise(() => undefined) },
  });
  forgetStaffDrafts();
}

async function typedInTwoTabs() {
  asTab('one', []);
  await saved(NAME, NOTE);
  asTab('two', ['one']);
  expect(await restoreStaffDraft(NAME, text)).toBeUndefined(); // it is in a form of the first tab
  await saved(NAME, 'Ring twice');
}

test('[LC99] what each of two tabs typed into one form outlives its own reload, whatever becomes of the other', async () => {
  await typedInTwoTabs();
  asTab('one', ['two']);
  expect(await restoreStaffDraft(NAME, text)).toBe(NOTE);
  await saved(NAME, undefined);
  asTab('two', ['one']);
  expect(await restoreStaffDraft(NAME, text)).toBe('Ring twice');
});

test('[LC99] what a tab that is gone typed goes on in the next one, and ends with what that one sends', async () => {
  await typedInTwoTabs();
  asTab('three', []);
  expect(await restoreStaffDraft(NAME, text)).toBe('Ring twice'); // what was typed last
  saveStaffDraft(NAME, undefined);
  await vi.waitFor(async () => expect(await restoreStaffDraft(NAME, text)).toBe(NOTE));
  saveStaffDraft(NAME, undefined);
  await vi.waitFor(async () => expect(await restoreStaffDraft(NAME, text)).toBeUndefined());
  asTab('four', []);
  expect(await restoreStaffDraft(NAME, text)).toBeUndefined();
});

test('[LC99] a session that the server ended in one tab gives what the others typed back to them', async () => {
  await typedInTwoTabs();
  await refused();
  await logIn('key');
  expect(readStaffDraft(NAME, text)).toBe('Ring twice');
  asTab('one', ['two']);
  expect(await restoreStaffDraft(NAME, text)).toBe(NOTE);
});

test('[LC99] what names somebody who is erased goes, whichever tab typed it', async () => {
  await typedInTwoTabs();
  await dropStaffDraft(NAME);
  for (const tab of ['one', 'two', 'three']) {
    asTab(tab, []);
    expect(await restoreStaffDraft(NAME, text)).toBeUndefined();
  }
});

/** As a page that is closed and opened again after the server has ended the session. */
async function refusedAndClosed() {
  await saved(NAME, NOTE);
  await refused();
  forgetStaffDrafts();
  expect(localStorage.getItem('staff_waiting')).not.toMatch(/canary/i);
}

const found = async () => [readStaffDraft(NAME, text), await restoreStaffDraft(NAME, text)];

test('[LC293] what was typed waits for a login with the same key after its page was closed, and no longer', async () => {
  await refusedAndClosed();
  await logIn(' key ');
  expect(await found()).toEqual([NOTE, NOTE]);
  expect(localStorage.getItem('staff_waiting')).toBeNull();
});

test('[LC293] of what two tabs typed, a page that is neither shows that of the one which was refused', async () => {
  await typedInTwoTabs();
  await refused();
  asTab('three', []);
  const clock = vi.spyOn(Date, 'now').mockReturnValue(Date.now()); // all of it within one millisecond
  await logIn('key');
  clock.mockRestore();
  expect(await restoreStaffDraft(NAME, text)).toBe('Ring twice');
});

test('[LC293] what waits goes with a login with another key, and with a logout', async () => {
  await refusedAndClosed();
  await logIn('another key');
  expect(await found()).toEqual([undefined, undefined]);
  await logIn('key');
  expect(await found()).toEqual([undefined, undefined]);
  await refusedAndClosed();
  server.faults.push({ on: /DELETE/, fault: { status: 204, body: null } });
  await closeAdminSession();
  await logIn('key');
  expect(await found()).toEqual([undefined, undefined]);
});

test('[LC293] what nobody can open, or nobody wrote, keeps nobody from a login', async () => {
  for (const text of ['{"iv":"AAAA","ciphertext":"AAAA"}', 'no JSON']) {
    localStorage.setItem('staff_waiting', text);
    await logIn('key');
    expect(localStorage.getItem('staff_waiting')).toBeNull();
  }
});
