import 'fake-indexeddb/auto';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import * as z from 'zod/mini';
import type { FakeServer } from '../../fake-server.test-support.ts';
import { diskText, freshAdminDevice } from '../admin-device.test-support.ts';
import { keepCopy, keepTyped, readCopy } from '../copies.ts';
import { readStaffDraft, restoreStaffDraft, saveStaffDraft } from '../staff-draft.ts';
import {
  customerInRefusal,
  eraseCustomer,
  historyRead,
  noteCustomer,
  typedNoteOf,
} from './load-customers.ts';

const EMAIL = 'canary@example.com';
const customer = {
  email: EMAIL,
  customerName: 'Canary',
  phone: null,
  city: 'Orlando',
  lastBookingISO: '2026-11-01T15:00:00.000Z',
  totalBookings: 1,
  upcomingCount: 0,
  cancelledCount: 0,
  totalAmount: 100,
  next: null,
  note: 'Sonner deux fois',
  noteVersion: 2,
};
const read = historyRead(EMAIL);
let server: FakeServer;

beforeEach(async () => {
  server = await freshAdminDevice();
});
afterEach(() => {
  vi.unstubAllGlobals();
});

test('[LC80] what a history is kept under names no customer on the disk', async () => {
  await keepCopy(read.key, { customer, bookings: [], alike: [] });
  expect((await readCopy(read.key, read.schema))?.body.customer).toEqual(customer);
  expect(await diskText()).not.toMatch(/canary/i);
});

const erased = {
  status: 200,
  body: { email: EMAIL, bookings: 1, mails: 1, carts: 1, subscriber: false, note: true, upcoming: 0 },
};
const nobody = { status: 404, body: { error: '', code: 'customer.not_found' } };

test.each([
  ['who is erased', erased],
  ['whose erasing had an answer that was lost', nobody],
])('a customer %s is erased here too, with a note that was typed before a reload', async (_who, fault) => {
  await keepCopy(read.key, { customer, bookings: [], alike: [] });
  const name = typedNoteOf(EMAIL);
  await keepTyped(`typed ${name}`, 'Canary has a dog');
  expect(await restoreStaffDraft(name, z.string())).toBe('Canary has a dog');
  server.faults.push({ on: /erase/, fault });
  expect(await eraseCustomer(EMAIL, '')).toBeUndefined();
  expect(await readCopy(read.key, read.schema)).toBeUndefined();
  await vi.waitFor(async () => expect(await restoreStaffDraft(name, z.string())).toBeUndefined());
});

test('a refusal leaves what is kept and typed, and tells the note of other staff', async () => {
  await keepCopy(read.key, { customer, bookings: [], alike: [] });
  saveStaffDraft(typedNoteOf(EMAIL), 'mine');
  const refusal = { error: '', code: 'customer.changed', customer };
  server.faults.push({ on: /note/, fault: { status: 409, body: refusal } });
  const answer = await noteCustomer({ email: EMAIL, note: 'mine', expectedVersion: 1 });
  expect(answer).toMatchObject({ ok: false, code: 'customer.changed' });
  if (!answer.ok) expect(customerInRefusal(answer)).toEqual(customer);
  server.faults.push({
    on: /erase/,
    fault: { status: 409, body: { error: '', code: 'customer.has_visits' } },
  });
  expect(await eraseCustomer(EMAIL, '')).toBe('customer.has_visits');
  expect(await readCopy(read.key, read.schema)).toBeDefined();
  expect(readStaffDraft(typedNoteOf(EMAIL), z.string())).toBe('mine');
});
