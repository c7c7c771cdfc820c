// Before Dexie, which looks for IndexedDB once, when it is loaded.
import 'fake-indexeddb/auto';
import { beforeEach, expect, test } from 'vitest';
import { newId } from '../device/clock.ts';
import { clearEditIntent, readEditIntent, storeEditIntent } from '../drafts/edit-intent.ts';
import { aLine, freshDevice, labelsOf } from '../fake-server.test-support.ts';
import { addToCart } from './add-to-cart.ts';
import { readCart } from './read-cart.ts';
import { removeInstance } from './remove-instance.ts';
import { removeService } from './remove-service.ts';
import { replaceInstance } from './replace-instance.ts';
import { replaceServiceItems } from './replace-service-items.ts';
import { restoreCart } from './restore-cart.ts';
import { setInstanceOptions } from './set-instance-options.ts';

beforeEach(async () => {
  await freshDevice();
});

async function labels() {
  return labelsOf((await readCart()).items);
}

test('a room that another tab has put in the cart is what the later press says, and the room beside it is added', async () => {
  const line = aLine('Hall');
  await addToCart([line, aLine('Sofa', newId())]);
  const [instance] = line.instances;
  if (!instance) throw new Error('a line has an instance');
  const changed = { ...instance, label: 'Entrance hall' };
  const more = { ...instance, id: newId(), label: 'Bedroom' };
  await addToCart([{ ...line, id: newId(), instances: [changed, more] }]);
  expect(await labels()).toEqual(['Bedroom', 'Entrance hall', 'Sofa']);
});

test('lines of one service and product become one; the same instance is not added twice', async () => {
  const line = aLine('Hall');
  await addToCart([line]);
  await addToCart([aLine('Bedroom'), aLine('Sofa', newId()), line]);
  const { items, count } = await readCart();
  expect(items.map((item) => item.instances.length)).toEqual([2, 1]);
  expect(count).toBe(3);
});

test('[LC17] a removed instance comes back beside what happened since, once', async () => {
  const line = aLine('Hall');
  await addToCart([line, aLine('Bedroom')]);
  const snapshot = await removeInstance(line.instances[0]?.id ?? '');
  expect(await labels()).toEqual(['Bedroom']);
  expect((await readCart()).lastRemoved).toMatchObject({ by: 'you' });
  await addToCart([aLine('Kitchen')]);
  if (snapshot === undefined) throw new Error('nothing was removed');
  await restoreCart(snapshot);
  await restoreCart(snapshot);
  expect(await labels()).toEqual(['Bedroom', 'Hall', 'Kitchen']);
  expect(await removeInstance(newId())).toBeUndefined();
});

test('[LC17] a removed service comes back whole', async () => {
  const line = aLine('Hall');
  await addToCart([line, aLine('Sofa', newId())]);
  const snapshot = await removeService(line.serviceId);
  expect(await labels()).toEqual([]);
  if (snapshot === undefined) throw new Error('nothing was removed');
  await restoreCart(snapshot);
  expect(await labels()).toEqual(['Hall', 'Sofa']);
});

test('an edit of an instance that is gone says so and changes nothing', async () => {
  const line = aLine('Hall');
  await addToCart([line]);
  const id = line.instances[0]?.id ?? '';
  expect(await replaceInstance(id, { id: newId(), label: 'Big hall', options: [] })).toBe(true);
  expect(await setInstanceOptions(id, [{ optionId: newId(), qty: 2 }])).toBe(true);
  expect(await labels()).toEqual(['Big hall']);
  expect(await replaceInstance(newId(), { id, label: 'x', options: [] })).toBe(false);
  expect(await setInstanceOptions(newId(), [])).toBe(false);
  expect((await readCart()).items[0]?.instances[0]).toMatchObject({ id, options: [{ qty: 2 }] });
});

test('a service is replaced as a whole', async () => {
  const line = aLine('Old');
  await addToCart([line]);
  await replaceServiceItems(line.serviceId, [aLine('New')]);
  expect(await labels()).toEqual(['New']);
});

test('the edit intent is kept until it is cleared', async () => {
  const intent = {
    cartItemId: newId(),
    instanceId: newId(),
    instanceIndex: 1,
    serviceKind: 'carpet',
    productId: null,
  };
  await storeEditIntent(intent);
  expect(await readEditIntent()).toEqual(intent);
  await clearEditIntent();
  expect(await readEditIntent()).toBeUndefined();
});

test('a tab that ends its edit leaves the one that another tab has begun since', async () => {
  const place = { cartItemId: newId(), instanceIndex: 0, serviceKind: 'carpet', productId: null };
  const [mine, theirs] = [newId(), newId()];
  await storeEditIntent({ ...place, instanceId: mine });
  await storeEditIntent({ ...place, instanceId: theirs });
  await clearEditIntent(mine);
  expect((await readEditIntent())?.instanceId).toBe(theirs);
  await clearEditIntent(theirs);
  expect(await readEditIntent()).toBeUndefined();
});
