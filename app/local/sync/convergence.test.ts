// Before Dexie, which looks for IndexedDB once, when it is loaded.
import 'fake-indexeddb/auto';
import * as fc from 'fast-check';
import { beforeEach, expect, test, vi } from 'vitest';
import type { CartItem } from '#shared/cart/cart.ts';
import { newId } from '../clock.ts';
import { addToCart } from '../commands/add-to-cart.ts';
import { refreshCart } from '../commands/refresh-cart.ts';
import { removeInstance } from '../commands/remove-instance.ts';
import { aLine, freshDevice, labelsOf } from '../fake-server.test-support.ts';
import { readCart } from '../reads/cart.ts';
import { pushCart } from './push-cart.ts';

/** What may happen to one cart: edits here, edits on another device, sends with and without luck. */
const steps = fc.array(
  fc.constantFrom(
    'add',
    'remove',
    'add elsewhere',
    'remove elsewhere',
    'push',
    'lose answer',
    'lose request',
    'refresh',
  ),
  { maxLength: 25, size: 'max' },
);

beforeEach(() => {
  vi.spyOn(Math, 'random').mockReturnValue(0);
});

test('[LC7] whatever is lost on the way, device and server end alike and nobody’s work disappears', async () => {
  await fc.assert(
    fc.asyncProperty(steps, async (todo) => {
      const { local, server, alive } = await play(todo, pushCart);
      expect(local).toEqual(server);
      // After a lost answer a removal elsewhere may not stick (LC7); work is never lost.
      if (todo.includes('lose answer')) expect(local).toEqual(expect.arrayContaining(alive));
      else expect(local).toEqual(alive);
    }),
    { numRuns: 100 },
  );
}, 60_000);

test('the check catches a push that overwrites without a version', async () => {
  const outcome = await fc.check(
    fc.asyncProperty(steps, async (todo) => {
      const { local, alive } = await play(todo, pushCart, 'blind');
      expect(local).toEqual(expect.arrayContaining(alive));
    }),
    { numRuns: 300 },
  );
  expect(outcome.failed).toBe(true);
}, 60_000);

/** `alive`: labels added by anybody and removed by nobody. `blind`: the server never sees the version. */
async function play(todo: readonly string[], push: typeof pushCart, mode?: 'blind') {
  const server = await freshDevice();
  if (mode === 'blind') {
    const { setTransport } = await import('../http.ts');
    setTransport((url, init) => {
      const headers = new Headers(init.headers);
      headers.delete('If-Match');
      return server.fetch(url, { ...init, headers });
    });
  }
  const alive = new Set<string>();
  let made = 0;
  const add = () => {
    made += 1;
    const label = String(made).padStart(3, '0');
    alive.add(label);
    return aLine(label, made % 2 === 0 ? newId() : undefined);
  };
  const theirCart = async () => server.carts.get((await readCart()).id ?? '');
  for (const step of todo) {
    if (step === 'add') await addToCart([add()]);
    if (step === 'remove') await removeFirst(alive);
    if (step === 'push') await push();
    if (step === 'refresh') await refreshCart({ force: true });
    if (step === 'lose answer' || step === 'lose request') {
      server.faults.push({ on: /./, fault: step === 'lose answer' ? 'lose-answer' : 'lose-request' });
      await push();
      server.faults.length = 0;
    }
    const theirs = await theirCart();
    if (theirs === undefined) continue;
    if (step === 'add elsewhere') server.change(theirs.id, (items) => [...items, add()]);
    if (step === 'remove elsewhere') server.change(theirs.id, (items) => dropLast(items, alive));
  }
  await push();
  await refreshCart({ force: true });
  await push();
  return {
    local: labelsOf((await readCart()).items),
    server: labelsOf((await theirCart())?.items ?? []),
    alive: [...alive].sort(),
  };
}

async function removeFirst(alive: Set<string>) {
  const instance = (await readCart()).items[0]?.instances[0];
  if (instance === undefined) return;
  alive.delete(instance.label ?? '');
  await removeInstance(instance.id);
}

function dropLast(items: readonly CartItem[], alive: Set<string>): readonly CartItem[] {
  const last = items.at(-1);
  for (const { label } of last?.instances ?? []) alive.delete(label ?? '');
  return items.slice(0, -1);
}
