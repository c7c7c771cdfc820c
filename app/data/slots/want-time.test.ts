import { afterEach, beforeEach, expect, test, vi } from 'vitest';

/** As much of the locks of a browser as tabs tell each other by. */
function fakeLocks() {
  const held: { name: string }[] = [];
  return {
    request: async (name: string, _: unknown, hold: () => Promise<void>) => {
      const lock = { name };
      held.push(lock);
      await hold();
      held.splice(held.indexOf(lock), 1);
    },
    query: async () => ({ held: [...held] }),
  };
}

async function openTab() {
  vi.resetModules();
  return import('./want-time.ts');
}

beforeEach(() => {
  vi.stubGlobal('navigator', { locks: fakeLocks() });
});

afterEach(() => vi.unstubAllGlobals());

test('[LC280] a tab that leaves hears whether another needs the held time', async () => {
  const [one, two] = [await openTab(), await openTab()];
  const [leaveOne, leaveTwo] = [one.wantTime(), two.wantTime()];
  leaveOne();
  expect(await one.isTimeWantedElsewhere()).toBe(true);
  leaveTwo();
  expect(await two.isTimeWantedElsewhere()).toBe(false);
});

test('[LC280] a tab that edits a booking needs the time of the edit alone', async () => {
  const own = await openTab();
  const leaveOwn = own.wantTime();
  vi.stubGlobal('sessionStorage', { getItem: (key: string) => (key === 'edit_cart_id' ? 'c1' : null) });
  const editing = await openTab();
  expect(await editing.isTimeWantedElsewhere()).toBe(false);
  leaveOwn();
});

test('[LC280] without locks nobody is waited for', async () => {
  vi.stubGlobal('navigator', {});
  const tab = await openTab();
  tab.wantTime()();
  expect(await tab.isTimeWantedElsewhere()).toBe(false);
});
