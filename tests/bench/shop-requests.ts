import { randomUUID } from 'node:crypto';
import { type Instant, instantFromMs, MINUTE_MS } from '#shared/kernel/instant.ts';
import type { WireRequest } from './drive.ts';

/** A program under measure and the database it has for itself. */
export interface Target {
  readonly name: 'ceiling' | 'app';
  readonly url: string;
  readonly ownerUrl: string;
}

interface Service {
  readonly id: string;
  readonly slug: string;
  readonly products: readonly { readonly id: string; readonly slug: string }[];
  readonly options: readonly { readonly id: string; readonly slug: string }[];
}

export async function askJson<T>(url: string, wish: WireRequest): Promise<T> {
  const answer = await fetch(`${url}${wish.path}`, {
    method: wish.method,
    headers: { 'X-Tenant-Slug': 'sabal', 'Content-Type': 'application/json', ...wish.headers },
    ...(wish.body !== undefined && { body: wish.body }),
  });
  const text = await answer.text();
  if (!answer.ok) throw new Error(`${wish.method} ${wish.path} answered ${answer.status}: ${text}`);
  return JSON.parse(text) as T; // asked of our own two programs
}

export const get = (path: string, headers: Readonly<Record<string, string>> = {}): WireRequest => ({
  method: 'GET',
  path,
  headers,
});

export function postCart(id: string): WireRequest {
  return { method: 'POST', path: '/api/cart', body: JSON.stringify({ id }) };
}

export function patchItems(cartId: string, items: readonly unknown[]): WireRequest {
  return {
    method: 'PATCH',
    path: `/api/cart/${cartId}/items`,
    body: JSON.stringify({ mode: 'replace', items }),
  };
}

export function postCoupon(verb: 'apply' | 'remove', cartId: string): WireRequest {
  return {
    method: 'POST',
    path: `/api/promo/coupon/${verb}`,
    body: JSON.stringify({ cartId, code: 'SPRING5' }),
  };
}

export function postHold(cartId: string, startsAt: Instant, minutes: number): WireRequest {
  const times = { startAt: iso(startsAt), endAt: iso(startsAt + minutes * MINUTE_MS) };
  return { method: 'POST', path: '/api/slots/hold', body: JSON.stringify({ ...times, cartId }) };
}

export function postBooking(cartId: string, startsAt: Instant, minutes: number): WireRequest {
  const body = {
    cartId,
    email: 'ana.diaz@sabal-mail.com',
    customerName: 'Ana Diaz',
    firstName: 'Ana',
    lastName: 'Diaz',
    phone: '+14075550134',
    locale: 'en',
    address: { line1: '12 Palm Way', city: 'Orlando', region: 'FL', postalCode: '32801' },
    startISO: iso(startsAt),
    endISO: iso(startsAt + minutes * MINUTE_MS),
  };
  const headers = { 'Idempotency-Key': randomUUID() };
  return { method: 'POST', path: '/api/bookings', headers, body: JSON.stringify(body) };
}

function iso(ms: number): string {
  return new Date(instantFromMs(ms)).toISOString();
}

/** Two lists of three lines, as people fill them, and one of a single room, whose visit takes an hour at most. */
export interface Baskets {
  readonly full: readonly unknown[];
  readonly other: readonly unknown[];
  readonly small: readonly unknown[];
}

/** Ids of the seed follow from names, so both programs sell the same. */
export async function fillBaskets(url: string): Promise<Baskets> {
  const services = await askJson<Service[]>(url, get('/api/services?locale=en'));
  const line = (
    slug: string,
    product: string,
    instances: number,
    options: readonly string[],
    more: object = {},
  ) => {
    const service = findBySlug(services, slug);
    const chosen = options.map((option) => ({ optionId: findBySlug(service.options, option).id }));
    return {
      id: randomUUID(),
      serviceId: service.id,
      productId: findBySlug(service.products, product).id,
      instances: Array.from({ length: instances }, () => ({ id: randomUUID(), options: chosen, ...more })),
    };
  };
  const rooms = line('carpet-cleaning', 'bedroom', 2, ['size-large', 'soil-deep']);
  const living = line('carpet-cleaning', 'living-room', 1, ['size-regular', 'soil-light']);
  const sofa = line('upholstery-cleaning', 'sofa', 1, ['flip-seat'], { seats: 4 });
  const kitchen = line('general-cleaning', 'kitchen', 1, ['fiber-sanitizer', 'inside-windows']);
  return {
    full: [rooms, sofa, kitchen],
    other: [rooms, living, sofa],
    small: [line('carpet-cleaning', 'hallway', 1, [])],
  };
}

function findBySlug<T extends { readonly slug: string }>(list: readonly T[], slug: string): T {
  const found = list.find((entry) => entry.slug === slug);
  if (!found) throw new Error(`Expected the seed to sell ${slug}`);
  return found;
}

/** A cart of its own with these lines; and how long its visit takes. */
export async function openCart(
  url: string,
  items: readonly unknown[],
): Promise<{ readonly cartId: string; readonly minutes: number }> {
  const cartId = randomUUID();
  await askJson(url, postCart(cartId));
  const { totals } = await askJson<{ totals: { minutes: number } }>(url, patchItems(cartId, items));
  return { cartId, minutes: totals.minutes };
}
