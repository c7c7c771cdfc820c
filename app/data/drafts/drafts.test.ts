// Before Dexie, which looks for IndexedDB once, when it is loaded.
import 'fake-indexeddb/auto';
import { beforeEach, expect, test, vi } from 'vitest';
import * as z from 'zod/mini';
import { db } from '../device/db.ts';
import { freshDevice } from '../fake-server.test-support.ts';
import { flushDrafts } from './draft-writer.ts';
import { clearDraft, moveDraft, readDraft, saveDraft } from './drafts.ts';

const form = z.object({ email: z.string() });

beforeEach(async () => {
  await freshDevice();
});

/** What outlives a page beside its database. */
function storeTexts(): Map<string, string> {
  const stored = new Map<string, string>();
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, text: string) => void stored.set(key, text),
    removeItem: (key: string) => void stored.delete(key),
  });
  return stored;
}

/** A page of its own from here on, which has loaded nothing yet. */
function openPage() {
  const listeners = new Map<string, () => void>();
  vi.stubGlobal('addEventListener', (name: string, run: () => void) => void listeners.set(name, run));
  vi.resetModules();
  return { stored: storeTexts(), endPage: () => listeners.get('pagehide')?.() };
}

test('[LC12] fast typing is on the device at most 300 ms after its first letter', async () => {
  // Its own time, of which a slow machine takes nothing: 250 ms of it, so that some is left for the write.
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  for (let letters = 1; letters <= 25; letters += 1) {
    saveDraft('finalize', { email: 'a'.repeat(letters) });
    vi.advanceTimersByTime(10);
  }
  vi.useRealTimers();
  await vi.waitFor(async () => expect(await db.drafts.count()).toBe(1));
  await flushDrafts();
});

test('[LC12] a draft is read back before it is written, and after', async () => {
  saveDraft('finalize', { email: 'ana@sabal-test.com' });
  expect(await readDraft('finalize', form)).toEqual({ email: 'ana@sabal-test.com' });
  await flushDrafts();
  expect(await db.drafts.get('finalize')).toMatchObject({ values: { email: 'ana@sabal-test.com' } });
  expect(await readDraft('finalize', form)).toEqual({ email: 'ana@sabal-test.com' });
});

test('[LC12] leaving the page writes at once', async () => {
  vi.resetModules();
  const listeners = new Map<string, () => void>();
  vi.stubGlobal('addEventListener', (name: string, run: () => void) => void listeners.set(name, run));
  const { saveDraft: save } = await import('./drafts.ts');
  const { db: freshDb } = await import('../device/db.ts');
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] }); // what it would wait for otherwise never comes
  save('finalize', { email: 'late' });
  vi.useRealTimers();
  listeners.get('pagehide')?.();
  await vi.waitFor(async () => expect(await freshDb.drafts.get('finalize')).toBeDefined());
  vi.unstubAllGlobals();
});

test('[LC12] what a page could not write as it ended is found by the next page', async () => {
  const { stored, endPage } = openPage();
  const { saveDraft: save } = await import('./drafts.ts');
  save('finalize', { email: 'last' });
  endPage();
  const atTheEnd = stored.get('drafts_unsaved') ?? ''; // the page ends here, its database write unfinished
  expect(atTheEnd).toContain('last');

  vi.resetModules();
  const { db: freshDb } = await import('../device/db.ts');
  await freshDb.drafts.clear();
  stored.set('drafts_unsaved', atTheEnd);
  const { readDraft: read } = await import('./drafts.ts');
  expect(await read('finalize', form)).toEqual({ email: 'last' });
  await vi.waitFor(async () => expect(await freshDb.drafts.get('finalize')).toBeDefined());
  expect(stored.has('drafts_unsaved')).toBe(false);
  vi.unstubAllGlobals();
});

test('[LC12] what was given up as a page ended does not come back on the next one', async () => {
  const { stored, endPage } = openPage();
  const { saveDraft: save, clearDraft: clear } = await import('./drafts.ts');
  const { flushDrafts: flush } = await import('./draft-writer.ts');
  const { db: oldDb } = await import('../device/db.ts');
  save('finalize', { email: 'kept' });
  await flush();
  const row = await oldDb.drafts.get('finalize');
  const given = clear('finalize');
  endPage();
  const atTheEnd = stored.get('drafts_unsaved') ?? ''; // the page ends here, its database write unfinished
  await given;

  vi.resetModules();
  const { db: freshDb } = await import('../device/db.ts');
  if (row) await freshDb.drafts.put(row);
  stored.set('drafts_unsaved', atTheEnd);
  const { readDraft: read } = await import('./drafts.ts');
  expect(await read('finalize', form)).toBeUndefined();
  await vi.waitFor(async () => expect(await freshDb.drafts.count()).toBe(0));
  expect(stored.has('drafts_unsaved')).toBe(false);
  vi.unstubAllGlobals();
});

test('[LC12] what a closed tab had left of a draft is gone once a newer one is written, given up or forgotten', async () => {
  const { stored } = openPage();
  const { saveDraft: save, clearDraft: clear, readDraft: read } = await import('./drafts.ts');
  const { dropPendingDrafts: drop, flushDrafts: flush } = await import('./draft-writer.ts');
  await read('finalize', form); // this page has looked for what the one before it had left
  const other: [string, unknown] = ['other', { email: 'other' }];
  const leave = () => stored.set('drafts_unsaved', JSON.stringify([['finalize', { email: 'old' }], other]));
  const left = () => JSON.parse(stored.get('drafts_unsaved') ?? '[]');
  leave();
  save('finalize', { email: 'new' });
  await flush();
  expect(left()).toEqual([other]);
  leave();
  await clear('finalize');
  await flush();
  expect(left()).toEqual([other]);
  leave();
  drop(({ key }) => key === 'finalize');
  expect(left()).toEqual([other]);
  vi.unstubAllGlobals();
});

test('what is typed while the draft before is given up stays', async () => {
  saveDraft('finalize', { email: 'old' });
  await flushDrafts();
  const given = clearDraft('finalize');
  saveDraft('finalize', { email: 'new' });
  await given;
  expect(await readDraft('finalize', form)).toEqual({ email: 'new' });
  await flushDrafts();
  expect(await db.drafts.get('finalize')).toMatchObject({ values: { email: 'new' } });
});

test('[LC12] of two tabs that end together the next page finds what was typed in both', async () => {
  const stored = storeTexts();
  const leave: ((event: Event) => void)[] = [];
  vi.stubGlobal(
    'addEventListener',
    (name: string, run: (event: Event) => void) => name === 'pagehide' && leave.push(run),
  );
  const tabs: { flush: () => Promise<void> }[] = [];
  for (const tab of ['one', 'two']) {
    vi.resetModules();
    const { saveDraft: save } = await import('./drafts.ts');
    const { flushDrafts: flush } = await import('./draft-writer.ts');
    save(tab, { email: tab });
    tabs.push({ flush });
  }
  for (const leaveIt of leave) leaveIt(new Event('pagehide'));
  expect(stored.get('drafts_unsaved')).toMatch(/one.*two/);
  await tabs[0]?.flush(); // one of them lived long enough to write its own
  await vi.waitFor(() => expect(stored.get('drafts_unsaved') ?? '').not.toContain('one'));
  vi.unstubAllGlobals();
});

test('[LC12] a draft of another shape is no draft', async () => {
  saveDraft('finalize', { mail: 1 });
  expect(await readDraft('finalize', form)).toBeUndefined();
});

test('a cleared draft does not come back from the queue', async () => {
  saveDraft('finalize', { email: 'x' });
  await clearDraft('finalize');
  await flushDrafts();
  expect(await readDraft('finalize', form)).toBeUndefined();
});

test('a draft is given to another key, written or not, and never over one that is there', async () => {
  const [first, second] = [{ email: 'ana@sabal-test.com' }, { email: 'bo@sabal-test.com' }];
  saveDraft('old', first);
  await moveDraft('old', 'new');
  expect([await readDraft('old', form), await readDraft('new', form)]).toEqual([undefined, first]);
  saveDraft('old', second);
  await moveDraft('old', 'new');
  expect([await readDraft('old', form), await readDraft('new', form)]).toEqual([second, first]);
  await moveDraft('nothing', 'nowhere');
  expect(await readDraft('nowhere', form)).toBeUndefined();
});
