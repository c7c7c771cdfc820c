import { vi } from 'vitest';
import { instantFromMs } from '#shared/kernel/instant.ts';
import { readCart } from '../cart/read-cart.ts';
import { newId } from '../device/clock.ts';
import { rememberEditing } from '../device/tab/edit-tab.ts';
import { aLine, type FakeServer, freshDevice, labelsOf } from '../fake-server.test-support.ts';
import { enterEditServices } from './enter-edit-services.ts';
import { unmarkTabEditing } from './mark-tab-editing.ts';
import { unmarkTabRescheduling } from './mark-tab-rescheduling.ts';
// As on a page that has begun to talk: what asks for it has it at once.
import '../server.ts';

/** A booking of one line, "Booked", on 1 December 2126 at 14:00 UTC, and tabs in which its services are edited. */

export const link = { id: newId(), email: 'ana@sabal-test.com', sig: 's.i.g' };
export const hour = (hours: number) => instantFromMs(Date.UTC(2126, 11, 1, hours));
export const otherTime = { startAt: hour(18), endAt: hour(19) };

/** An empty device with one tab. */
export async function freshEditor(): Promise<FakeServer> {
  vi.spyOn(Math, 'random').mockReturnValue(0);
  switchToTab(new Map());
  const server = await freshDevice();
  server.bookedItems = [aLine('Booked')];
  return server;
}

export function closeTabs(): void {
  unmarkTabEditing();
  unmarkTabRescheduling();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
}

/** From now on the code runs as if in that tab. */
export function switchToTab(storage: Map<string, string>): Map<string, string> {
  vi.stubGlobal('sessionStorage', {
    getItem: (key: string) => storage.get(key) ?? '',
    setItem: (key: string, text: string) => storage.set(key, text),
    removeItem: (key: string) => storage.delete(key),
  });
  return storage;
}

/** Another tab starts without what this one remembers. */
export function switchToFreshTab(): Map<string, string> {
  rememberEditing(undefined);
  return switchToTab(new Map());
}

/** What the cart of this tab holds. */
export async function labels() {
  return labelsOf((await readCart()).items);
}

export async function enter() {
  const entered = await enterEditServices(link);
  if (!entered.ok) throw new Error(entered.code);
  return entered.cartId;
}
