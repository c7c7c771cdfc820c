import 'fake-indexeddb/auto';
import type { TFunction } from 'i18next';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { BlockView } from '#shared/api/admin/blocks.ts';
import type { BookingRowView } from '#shared/api/admin/bookings.ts';
import { ANSWER_ID_HEADER } from '#shared/api/error-answer.ts';
import { freshAdminDevice } from '../../../../data/staff/admin-device.test-support.ts';
import { setTransport } from '../../../../data/wire/http.ts';
import { admin } from '../../../../i18n/messages/admin/fr.ts';
import { aBlock, aRow } from '../a-row.test-support.ts';
import { notBackWords, putBack } from './put-back.ts';

const ZONE = 'America/New_York';
/** The words themselves, with what is put into them; of `t` nothing but the call is used. */
const t = ((key: string, with_: Record<string, string> = {}) => {
  const text = key.split('.').reduce<unknown>((at, part) => Object(at)[part], admin);
  return String(text).replace(/{{(\w+)}}/g, (_, name: string) => with_[name] ?? '');
}) as unknown as TFunction<'admin'>;
const gone = aRow({ deletedAt: '2026-12-01T10:00:00.000Z' });
const other = aRow({ id: '7c9e6679-7425-40de-944b-e07fc1f90ae8', customerName: 'Bob Reyes' });

interface Server {
  readonly refusal?: string;
  readonly bookings?: readonly BookingRowView[];
  readonly blocks?: readonly BlockView[];
}

let asked: string[] = [];

const answer = (body: object) => Response.json(body, { headers: { [ANSWER_ID_HEADER]: 'r-1' } });

function serve({ refusal, bookings = [], blocks = [] }: Server): void {
  setTransport(async (url, { method }) => {
    asked.push(`${method} ${new URL(url, 'http://sabal.test').pathname}`);
    if (url.includes('/restore')) {
      const failed = refusal === undefined ? [] : [{ id: gone.id, code: refusal }];
      return answer({ restored: refusal === undefined ? [gone.id] : [], failed });
    }
    if (url.includes('/blocks')) return answer({ blocks });
    return answer({ bookings, items: bookings, nextCursor: null, count: bookings.length });
  });
}

async function why(server: Server): Promise<string | undefined> {
  serve(server);
  const [refused] = (await putBack([gone], ZONE)).failed;
  return refused && notBackWords(refused, t, ZONE);
}

beforeEach(async () => {
  await freshAdminDevice();
  asked = [];
});
afterEach(() => {
  setTransport();
  vi.unstubAllGlobals();
});

test('what comes back is asked about no further', async () => {
  serve({ bookings: [other] });
  expect(await putBack([gone], ZONE)).toEqual({ done: [gone.id], failed: [] });
  expect(asked).toEqual(['POST /api/admin/bookings/restore']);
});

test('a time that was taken is told by whose booking stands there', async () => {
  const words = await why({ refusal: 'slot.taken', bookings: [{ ...other, status: 'CANCELLED' }, other] });
  expect(words).toMatch(/^Cet horaire est pris par Bob Reyes, .*10:00/);
});

test('a block is told by its reason', async () => {
  const { startISO, endISO } = gone;
  const words = await why({
    refusal: 'slot.blocked',
    blocks: [aBlock({ startISO, endISO, reason: 'Formation' })],
  });
  expect(words).toMatch(/^Cet horaire est bloqué\u00a0: Formation, /);
});

test('a customer who is just choosing the time has no name, and no other is blamed', async () => {
  const later = aRow({ ...other, startISO: '2026-12-03T20:00:00.000Z', endISO: '2026-12-03T21:00:00.000Z' });
  expect(await why({ refusal: 'slot.taken', bookings: [later] })).toBe(admin.booking.remove.taken);
});

test('any other refusal is told as such', async () => {
  expect(await why({ refusal: 'booking.not_found', bookings: [other] })).toBe(admin.fault.booking.not_found);
  expect(asked).toHaveLength(1);
});
