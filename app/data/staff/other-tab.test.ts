import 'fake-indexeddb/auto';
import { beforeEach, expect, test, vi } from 'vitest';
import * as z from 'zod/mini';

// Before the modules under test, which listen from the moment they are loaded.
const page = vi.hoisted(() => {
  const target = new EventTarget();
  globalThis.addEventListener = target.addEventListener.bind(target);
  globalThis.removeEventListener = target.removeEventListener.bind(target);
  return target;
});

import { adminDb } from './admin-db.ts';
import { freshAdminDevice } from './admin-device.test-support.ts';
import { listenToToken } from './admin-token.ts';
import { keepCopy, readCopy } from './copies.ts';
import { forgetWithAdmin } from './end-admin.ts';

const anything = z.unknown();

beforeEach(async () => {
  await freshAdminDevice();
});

/** As another tab does it: this one hears of it by an event, or by none. */
function elsewhere(token: string | null) {
  if (token === null) localStorage.removeItem('admin_key');
  else localStorage.setItem('admin_key', token);
}

test.each([null, 'the token of another session'])(
  '[LC92] when another tab makes the token %s, what this tab remembers goes at once',
  (token) => {
    const forget = vi.fn();
    forgetWithAdmin(forget);
    elsewhere(token);
    page.dispatchEvent(Object.assign(new Event('storage'), { key: 'admin_key' }));
    expect(forget).toHaveBeenCalledTimes(1);
    page.dispatchEvent(Object.assign(new Event('storage'), { key: 'admin_key' }));
    expect(forget).toHaveBeenCalledTimes(1);
  },
);

test('[LC92] a page that "back" brings from memory looks whether it is still let in', () => {
  const [forget, hear] = [vi.fn(), vi.fn()];
  forgetWithAdmin(forget);
  const stop = listenToToken(hear);
  elsewhere(null); // while this page was frozen: it hears of nothing
  page.dispatchEvent(new Event('pageshow'));
  expect([forget.mock.calls.length, hear.mock.calls.length]).toEqual([1, 1]);
  stop();
  page.dispatchEvent(new Event('pageshow'));
  expect(hear).toHaveBeenCalledTimes(1);
});

test('[LC93] what one session kept no other finds or opens, even where no wipe came between', async () => {
  await keepCopy('pricing', { price: 1 });
  elsewhere('the token of another session');
  expect(await readCopy('pricing', anything)).toBeUndefined();
  const [mine] = await adminDb.copies.toArray();
  await keepCopy('pricing', { price: 2 });
  const theirs = (await adminDb.copies.toArray()).find(({ id }) => id !== mine?.id);
  if (!mine || !theirs) throw new Error('both are kept');
  // A variant that binds the name alone would open it.
  await adminDb.copies.put({ ...mine, id: theirs.id });
  expect(await readCopy('pricing', anything)).toBeUndefined();
});
