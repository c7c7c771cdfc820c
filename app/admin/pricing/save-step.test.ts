// Before Dexie, which looks for IndexedDB once, when it is loaded.
import 'fake-indexeddb/auto';
import { beforeEach, expect, test, vi } from 'vitest';
import { aService } from '../../booking/offer/a-service.test-support.ts';
import { type FakeServer, freshDevice } from '../../data/fake-server.test-support.ts';
import { aPricingView } from './a-pricing-view.test-support.ts';
import { judgeEdits } from './price-edits.ts';
import { priceRows } from './price-rows.ts';
import { keysOf, saveStep, stepsOf } from './save-step.ts';

const view = aPricingView([aService()]);
const rows = priceRows(view);
let server: FakeServer;

beforeEach(async () => {
  vi.stubGlobal('localStorage', {
    getItem: () => 'token',
    setItem: () => undefined,
    removeItem: () => undefined,
  });
  server = await freshDevice();
});

function steps(texts: Readonly<Record<string, string>>) {
  const edits = Object.entries(texts).map(([key, text]) => {
    return [key, { text, base: rows.find((row) => row.key === key)?.price ?? 0 }] as const;
  });
  return stepsOf([...judgeEdits(rows, Object.fromEntries(edits)).values()]);
}

async function saveFirst(texts: Readonly<Record<string, string>>) {
  const [step] = steps(texts);
  if (step === undefined) throw new Error('nothing to save');
  return saveStep(view, step);
}

function stale(current: unknown) {
  return { status: 409, body: { error: '', code: 'pricing.changed', current } };
}

test('rates are one call, every price its own; text that is no number is none', () => {
  const all = steps({
    'settings:serviceCharge': '5',
    'settings:delivery.mileageRate': '2',
    'products:bedroom': '50',
    'products:hallway': 'x',
  });
  expect(all.map(keysOf)).toEqual([
    ['settings:delivery.mileageRate', 'settings:serviceCharge'],
    ['products:bedroom'],
  ]);
});

test('a price is sent with the version it was typed over, and the answer is what it is now', async () => {
  server.faults.push({
    on: /PATCH/,
    fault: { status: 200, body: { id: crypto.randomUUID(), price: 50, version: 2 } },
  });
  const { view: next, result } = await saveFirst({ 'products:bedroom': '50' });
  expect(result).toBe('saved');
  expect(next.products[0]).toMatchObject({ price: 50, version: 2 });
  expect(server.seen[0]?.path).toBe('/admin/pricing/products/bedroom');
  expect(JSON.parse(server.seen[0]?.body ?? '')).toEqual({ price: 50, expectedVersion: 1 });
});

test('another price meanwhile is a conflict that shows it, the very same one is none', async () => {
  server.faults.push({ on: /PATCH/, fault: stale({ price: 48, version: 2 }) });
  const other = await saveFirst({ 'products:bedroom': '50' });
  expect(other).toMatchObject({ result: 'conflict', view: { products: [{ price: 48, version: 2 }, {}] } });
  server.faults.push({ on: /PATCH/, fault: stale({ price: 50, version: 2 }) });
  expect(await saveFirst({ 'products:bedroom': '50' })).toMatchObject({ result: 'saved' });
});

test('a rate that other staff did not touch is saved over the newer version of the others', async () => {
  const current = { ...view.settings, serviceCharge: 5, version: 7 };
  const after = { ...current, handymanFirstHourRate: 95, version: 8 };
  server.faults.push(
    { on: /PATCH/, fault: stale(current) },
    { on: /PATCH/, fault: { status: 200, body: after } },
  );
  const { view: next, result } = await saveFirst({ 'settings:handymanFirstHourRate': '95' });
  expect(result).toBe('saved');
  expect(next.settings).toMatchObject({ serviceCharge: 5, handymanFirstHourRate: 95, version: 8 });
  expect(JSON.parse(server.seen[1]?.body ?? '')).toEqual({ handymanFirstHourRate: 95, expectedVersion: 7 });
});

test('the same rate changed elsewhere is a conflict, and nothing is sent over it', async () => {
  server.faults.push({
    on: /PATCH/,
    fault: stale({ ...view.settings, handymanFirstHourRate: 92, version: 2 }),
  });
  expect(await saveFirst({ 'settings:handymanFirstHourRate': '95' })).toMatchObject({ result: 'conflict' });
  expect(server.count(/PATCH/)).toBe(1);
});

test('no answer leaves the prices as they were and says why', async () => {
  server.faults.push({ on: /PATCH/, fault: 'lose-request' });
  const { view: next, result } = await saveFirst({ 'products:bedroom': '50' });
  expect(result).toEqual({ code: 'network' });
  expect(next).toBe(view);
});
