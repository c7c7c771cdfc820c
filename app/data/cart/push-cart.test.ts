// Before Dexie, which looks for IndexedDB once, when it is loaded.
import 'fake-indexeddb/auto';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { newId } from '../device/clock.ts';
import { db } from '../device/db.ts';
import { aLine, type FakeServer, freshDevice, labelsOf } from '../fake-server.test-support.ts';
import { strangers } from '../wire/strangers.test-support.ts';
import { addToCart } from './add-to-cart.ts';
import { findCartRow } from './cart-row.ts';
import { pushCart } from './push-cart.ts';
import { readCart } from './read-cart.ts';
import { refreshCart } from './refresh-cart.ts';
import { removeInstance } from './remove-instance.ts';
import { replaceInstance } from './replace-instance.ts';

let server: FakeServer;

beforeEach(async () => {
  vi.spyOn(Math, 'random').mockReturnValue(0);
  server = await freshDevice();
});

async function serverLabels() {
  const { id } = await readCart();
  return labelsOf(server.carts.get(id ?? '')?.items ?? []);
}

describe('pushing by state', () => {
  test('a cart made offline reaches the server under the id made here', async () => {
    await addToCart([aLine('Hall')]);
    const before = await readCart();
    expect(before).toMatchObject({ count: 1, sync: 'waiting', estimateOnly: true });
    expect(await pushCart()).toEqual({ ok: true });
    expect(await readCart()).toMatchObject({ id: before.id, sync: 'synced', estimateOnly: false });
    expect(await serverLabels()).toEqual(['Hall']);
    expect(server.count(/^PATCH/)).toBe(1);
  });

  test('[CM18] the line of a road is sent once, and drawn here all the same', async () => {
    const geometry = {
      type: 'LineString' as const,
      coordinates: [[-81.38, 28.54] as const, [-81.35, 28.6] as const],
    };
    const road = { kind: 'delivery', stops: [], extraPickupCount: 0, routePending: false } as const;
    const deliveryMeta = {
      ...road,
      distanceMiles: 5,
      source: 'osrm' as const,
      routeToken: 'signed',
      geometry,
    };
    const line = { ...aLine('Sofa'), instances: [{ id: newId(), options: [], deliveryMeta }] };
    await addToCart([line]);
    await pushCart();
    await addToCart([aLine('Hall')]);
    await pushCart();
    const sent = server.seen.filter(({ method }) => method === 'PATCH').map(({ body }) => body);
    expect(sent.map((body) => body.includes('coordinates'))).toEqual([true, false]);
    const metas = (await readCart()).items.flatMap(({ instances }) =>
      instances.map((one) => one.deliveryMeta),
    );
    expect(metas.find(Boolean)).toEqual(deliveryMeta);
    expect((await readCart()).sync).toBe('synced');
  });

  test('what the server says a delivery costs is no edit of it', async () => {
    const road = { kind: 'delivery', stops: [], extraPickupCount: 0, routePending: true } as const;
    const instance = { id: newId(), options: [], deliveryMeta: road };
    await addToCart([{ ...aLine('Sofa'), instances: [instance] }]);
    await pushCart();
    const { id = '' } = await readCart();
    const fees = { baseFee: 10, pickupFee: 0, mileageRate: 1.9, mileageFee: null, extras: [], total: 10 };
    server.change(id, () => [
      {
        ...aLine('Sofa'),
        instances: [{ ...instance, deliveryMeta: { ...road, pricing: fees } as typeof road }],
      },
    ]);
    await refreshCart();
    const { items } = await readCart();
    expect(JSON.stringify(items)).toContain('routePending');
    expect(JSON.stringify(items)).not.toContain('pricing');
  });

  test('[LC7] a 412 is merged by instance and sent again: both devices keep what they added', async () => {
    await addToCart([aLine('Hall')]);
    await pushCart();
    const { id = '' } = await readCart();
    server.change(id, (items) => [...items, aLine('From the other phone', newId())]);
    await addToCart([aLine('Bedroom')]);
    expect(await pushCart()).toEqual({ ok: true });
    expect(await serverLabels()).toEqual(['Bedroom', 'From the other phone', 'Hall']);
    expect(labelsOf((await readCart()).items)).toEqual(['Bedroom', 'From the other phone', 'Hall']);
    expect(server.count(/^PATCH/)).toBe(3);
  });

  test('[LC7] a removal elsewhere wins over an edit here, and can be undone', async () => {
    const line = aLine('Hall');
    await addToCart([line]);
    await pushCart();
    const { id = '' } = await readCart();
    server.change(id, () => []);
    const instanceId = line.instances[0]?.id ?? '';
    await replaceInstance(instanceId, { id: instanceId, label: 'Hall, deep', options: [] });
    await pushCart();
    const cart = await readCart();
    expect(cart.items).toEqual([]);
    expect(cart.lastRemoved).toMatchObject({ by: 'other' });
    expect(labelsOf(cart.lastRemoved?.items ?? [])).toEqual(['Hall, deep']);
  });

  test('[LC7] a lost answer is harmless: the same list is sent again and stands once', async () => {
    await addToCart([aLine('Hall')]);
    server.faults.push({ on: /^PATCH/, fault: 'lose-answer' });
    expect(await pushCart()).toEqual({ ok: false, code: 'network' });
    expect((await readCart()).sync).toBe('waiting');
    expect(await pushCart()).toEqual({ ok: true });
    expect(await serverLabels()).toEqual(['Hall']);
  });

  test('[LC295] what was sent without an answer and removed since does not come back', async () => {
    await addToCart([aLine('Hall')]);
    await pushCart();
    const den = aLine('Den');
    await addToCart([den]);
    server.faults.push({ on: /^PATCH/, fault: 'lose-answer' });
    expect((await pushCart()).ok).toBe(false);
    await addToCart([aLine('Attic')]);
    server.faults.push({ on: /^PATCH/, fault: 'lose-request' });
    expect((await pushCart()).ok).toBe(false);
    expect(await serverLabels()).toEqual(['Den', 'Hall']);
    await removeInstance(den.instances[0]?.id ?? '');
    expect(await pushCart()).toEqual({ ok: true });
    expect(labelsOf((await readCart()).items)).toEqual(['Attic', 'Hall']);
    expect(await serverLabels()).toEqual(['Attic', 'Hall']);
  });

  test('[LC7] a lost answer to the making of the cart is harmless too', async () => {
    await addToCart([aLine('Hall')]);
    server.faults.push({ on: /^POST \/cart/, fault: 'lose-answer' });
    await pushCart();
    expect(await pushCart()).toEqual({ ok: true });
    expect(server.carts.size).toBe(1);
    expect(await serverLabels()).toEqual(['Hall']);
  });

  test('[LC8] an edit made while a push is under way survives its answer and follows in the next', async () => {
    await addToCart([aLine('Hall')]);
    let edited = false;
    server.beforeAnswer = async ({ method }) => {
      if (method !== 'PATCH' || edited) return;
      edited = true;
      await addToCart([aLine('Bedroom')]);
      await addToCart([aLine('Kitchen')]);
    };
    await pushCart();
    expect(labelsOf((await readCart()).items)).toEqual(['Bedroom', 'Hall', 'Kitchen']);
    expect(await serverLabels()).toEqual(['Bedroom', 'Hall', 'Kitchen']);
    expect(server.count(/^PATCH/)).toBe(2);
  });

  test('[LC8] consecutive edits go out in one push', async () => {
    for (const label of ['a', 'b', 'c', 'd']) await addToCart([aLine(label)]);
    await Promise.all([pushCart(), pushCart(), pushCart()]);
    expect(server.count(/^PATCH/)).toBe(1);
  });

  test('a cart emptied before it was ever sent is not sent at all', async () => {
    const line = aLine('Hall');
    await addToCart([line]);
    await removeInstance(line.instances[0]?.id ?? '');
    expect(await pushCart()).toEqual({ ok: true });
    expect(server.seen).toEqual([]);
  });
});

describe('faults', () => {
  test('[LC9] a 503 postpones by Retry-After or full jitter, and a push by hand does not wait', async () => {
    vi.spyOn(Math, 'random').mockReturnValue(0.5);
    await addToCart([aLine('Hall')]);
    const fault = { status: 503, body: { error: '', code: 'server.busy' } };
    server.faults.push({ on: /./, fault }, { on: /./, fault });
    expect(await pushCart()).toEqual({ ok: false, code: 'server.busy' });
    await pushCart();
    const row = await findCartRow();
    expect(row?.attempts).toBe(2);
    expect((row?.nextAt ?? 0) - Date.now()).toBeGreaterThan(500);
    expect(await pushCart()).toEqual({ ok: true });
    expect((await findCartRow())?.attempts).toBe(0);
  });

  test('[LC10] a 422 is not sent again until the cart changes', async () => {
    await addToCart([aLine('Hall')]);
    server.faults.push({
      on: /^PATCH/,
      fault: { status: 422, body: { error: '', code: 'cart.unknown_item' } },
    });
    expect(await pushCart()).toEqual({ ok: false, code: 'cart.unknown_item' });
    expect(await readCart()).toMatchObject({ sync: 'failed', failCode: 'cart.unknown_item', count: 1 });
    expect(server.count(/GET \/services/)).toBe(1); // so that the cart shows which line it is (LC15)
    await pushCart();
    await pushCart();
    expect(server.count(/^PATCH/)).toBe(1);
    await addToCart([aLine('Bedroom')]);
    expect(await pushCart()).toEqual({ ok: true });
    expect(await serverLabels()).toEqual(['Bedroom', 'Hall']);
  });

  test.each(strangers)('[LC120] a stranger’s $stranger ($page) stops no push', async (fault) => {
    await addToCart([aLine('Hall')]);
    server.faults.push({ on: /^POST/, fault }, { on: /^PATCH/, fault }, { on: /^GET/, fault });
    expect(await pushCart()).toEqual({ ok: false, code: 'network' });
    expect(await pushCart()).toEqual({ ok: false, code: 'network' });
    expect((await refreshCart({ force: true })).ok).toBe(true); // retried once
    expect(await readCart()).toMatchObject({ sync: 'synced', failCode: undefined, count: 1 });
    expect(await serverLabels()).toEqual(['Hall']);
  });

  test('a cart that is made without a name says so, and is made again under the same one', async () => {
    await addToCart([aLine('Hall')]);
    server.faults.push({ on: /^POST/, fault: { status: 201, body: { status: 'DRAFT' } } });
    expect(await pushCart()).toEqual({ ok: false, code: 'cart.no_id' });
    expect(await readCart()).toMatchObject({ sync: 'waiting', failCode: 'cart.no_id', count: 1 });
    expect(await pushCart()).toEqual({ ok: true });
    expect(await readCart()).toMatchObject({ sync: 'synced', failCode: undefined, count: 1 });
  });

  test('[LC10] a good answer that cannot be read stops no push either', async () => {
    await addToCart([aLine('Hall')]);
    server.faults.push({ on: /^PATCH/, fault: { status: 200, body: { of: 'a newer server' } } });
    expect(await pushCart()).toEqual({ ok: false, code: 'server.bug' });
    expect((await readCart()).sync).toBe('waiting');
    expect(await pushCart()).toEqual({ ok: true });
  });

  test('[LC10] an edit made while the refusal was on its way is sent', async () => {
    await addToCart([aLine('Hall')]);
    server.faults.push({
      on: /^PATCH/,
      fault: { status: 422, body: { error: '', code: 'cart.unknown_item' } },
    });
    let edited = false;
    server.beforeAnswer = async ({ method }) => {
      if (method !== 'PATCH' || edited) return;
      edited = true;
      await addToCart([aLine('Bedroom')]);
    };
    expect(await pushCart()).toEqual({ ok: true });
    expect(await serverLabels()).toEqual(['Bedroom', 'Hall']);
  });

  test('[LC5] a cart that the server lost is made again under its id', async () => {
    await addToCart([aLine('Hall')]);
    await pushCart();
    const { id } = await readCart();
    server.carts.clear();
    await refreshCart({ force: true });
    expect(await readCart()).toMatchObject({ id, sync: 'synced', count: 1 });
    expect(await serverLabels()).toEqual(['Hall']);
    server.carts.clear();
    await addToCart([aLine('Bedroom')]);
    expect(await pushCart()).toEqual({ ok: true });
    expect(await serverLabels()).toEqual(['Bedroom', 'Hall']);
  });

  test('[LC5] without lines an unknown cart is empty, not an error', async () => {
    const line = aLine('Hall');
    await addToCart([line]);
    await pushCart();
    await removeInstance(line.instances[0]?.id ?? '');
    await pushCart();
    server.carts.clear();
    expect(await refreshCart({ force: true })).toEqual({ ok: true });
    expect(await readCart()).toMatchObject({ count: 0, sync: 'synced' });
    expect(server.carts.size).toBe(0);
  });

  test('[LC11] a cart booked elsewhere is replaced; only unsent additions move to the new one', async () => {
    await addToCart([aLine('Hall')]);
    await pushCart();
    const { id = '' } = await readCart();
    const closed = server.carts.get(id);
    if (closed) closed.status = 'CONVERTED';
    await addToCart([aLine('Bedroom', newId())]);
    expect(await pushCart()).toEqual({ ok: true });
    const cart = await readCart();
    expect(cart.id).not.toBe(id);
    expect(cart.editingBookingId).toBeNull();
    expect(labelsOf(cart.items)).toEqual(['Bedroom']);
    expect(await db.carts.count()).toBe(1);
  });
});

describe('the mirror', () => {
  test('[LC4] the mirrored id finds the cart after the database was thrown away', async () => {
    const storage = new Map<string, string>();
    vi.stubGlobal('localStorage', {
      getItem: (key: string) => storage.get(key) ?? null,
      setItem: (key: string, text: string) => void storage.set(key, text),
      removeItem: (key: string) => void storage.delete(key),
    });
    await addToCart([aLine('Hall')]);
    await pushCart();
    const { id } = await readCart();
    await Promise.all(db.tables.map((table) => table.clear()));
    await addToCart([aLine('Bedroom', newId())]);
    expect(await pushCart()).toEqual({ ok: true });
    expect(await readCart()).toMatchObject({ id, sync: 'synced' });
    expect(labelsOf((await readCart()).items)).toEqual(['Bedroom', 'Hall']);

    await Promise.all(db.tables.map((table) => table.clear()));
    await refreshCart();
    expect(labelsOf((await readCart()).items)).toEqual(['Bedroom', 'Hall']);
    vi.unstubAllGlobals();
  });
});
