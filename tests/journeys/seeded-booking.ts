import type { Page } from '@playwright/test';
import { replaceCart, type Wanted } from './seeded-cart.ts';
import type { words } from './words.ts';

interface Slot {
  readonly startAt: string;
  readonly endAt: string;
  readonly available: boolean;
}

export interface SeededBooking {
  readonly id: string;
  readonly startISO: string;
  readonly endISO: string;
  /** Path and query of the mailed link. */
  readonly managePath: string;
}

const headers = { 'X-Tenant-Slug': 'sabal' };
const DAY_MS = 86_400_000;
const TIMES_LEFT_MIN = 6;
const inOrlando = { line1: '12 Palm Way', city: 'Orlando', postalCode: '32801' };

/** The short cut to a booking of one bedroom some days ahead, for journeys about what comes after it: made through the API alone. `wanted`: other work. */
export async function seedBooking(
  page: Page,
  email: string,
  daysAhead = 7,
  locale: keyof typeof words = 'en',
  address: object = inOrlando,
  wanted?: readonly Wanted[],
): Promise<SeededBooking> {
  const { request } = page;
  const get = async (path: string) => (await request.get(`/api${path}`, { headers })).json();
  const post = async (path: string, data: unknown, more: Readonly<Record<string, string>> = {}) => {
    const answer = await request.post(`/api${path}`, { headers: { ...headers, ...more }, data });
    if (!answer.ok()) throw new Error(`${path} was refused: ${await answer.text()}`);
    return answer.json();
  };
  const services = await get('/services');
  const carpet = services.find(({ slug }: { slug: string }) => slug === 'carpet-cleaning');
  const cartId = crypto.randomUUID();
  await post('/cart', { id: cartId });
  const options = carpet.options
    .filter(({ slug }: { slug: string }) => slug === 'size-regular' || slug === 'soil-regular')
    .map(({ id }: { id: string }) => ({ optionId: id }));
  const product = carpet.products.find(({ slug }: { slug: string }) => slug === 'bedroom');
  const item = { serviceId: carpet.id, productId: product.id, instances: [{ options }] };
  const patched = await request.patch(`/api/cart/${cartId}/items`, {
    headers,
    data: { mode: 'replace', items: [item] },
  });
  if (wanted) await replaceCart(request, cartId, wanted);
  const { totals } = wanted ? await get(`/cart/${cartId}?withTotals=1`) : await patched.json();
  const { startAt, endAt } = await firstFree(get, totals.minutes, daysAhead);
  const booked = await post(
    '/bookings',
    {
      cartId,
      email,
      customerName: 'Ana Díaz',
      locale,
      address,
      startISO: startAt,
      endISO: endAt,
    },
    { 'Idempotency-Key': crypto.randomUUID() },
  );
  const { pathname, search } = new URL(booked.manageUrl);
  return { id: booked.id, startISO: booked.startISO, endISO: booked.endISO, managePath: pathname + search };
}

async function firstFree(
  get: (path: string) => Promise<readonly Slot[]>,
  minutes: number,
  daysAhead: number,
): Promise<Slot> {
  for (let ahead = daysAhead; ahead < daysAhead + 14; ahead++) {
    const date = new Date(Date.now() + ahead * DAY_MS).toISOString().slice(0, 10);
    const slots = await get(`/slots?date=${date}&minutes=${minutes}`);
    // A short day, or one with visits before: what is moved within it needs times that are left.
    const [first, ...others] = slots.filter(({ available }) => available);
    if (first && others.length >= TIMES_LEFT_MIN) return first;
  }
  throw new Error('Nothing is free');
}
