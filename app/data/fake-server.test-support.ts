import type { CompanyView } from '#shared/api/company.ts';
import { ANSWER_ID_HEADER } from '#shared/api/error-answer.ts';
import type { CartItem } from '#shared/cart/cart.ts';
import { withKnownLines } from '#shared/cart/route-lines.ts';
import type { Id } from '#shared/kernel/ids.ts';
import { aBooking } from './bookings/a-booking.test-support.ts';
import { newId, restoreServerOffset } from './device/clock.ts';
import { db } from './device/db.ts';
import { ratesBody, roomProductId, serviceBody } from './fake-catalogue.test-support.ts';
import { noteReach } from './wire/connection.ts';
import { setTransport } from './wire/http.ts';

/** A fake of the API for the tests of this folder: carts by version, codes, holds, bookings by key. In memory. */

interface FakeCart {
  id: Id;
  status: 'DRAFT' | 'CONVERTED' | 'ABANDONED';
  version: number;
  items: readonly CartItem[];
  codes: readonly string[];
  /** Made to edit this booking. */
  edits?: Id;
}

export interface Seen {
  readonly method: string;
  readonly path: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string;
}

/** `stranger`: a proxy answers in the server's place, with this status and page. */
type Fault =
  | 'lose-request'
  | 'lose-answer'
  | { readonly status: number; readonly body: unknown }
  | { readonly stranger: number; readonly page: string };

interface Reply {
  readonly status: number;
  readonly body: unknown;
}

export const HOLD_MS = 600_000;

export class FakeServer {
  readonly carts = new Map<Id, FakeCart>();
  readonly bookings = new Map<string, { body: string; answer: Reply }>();
  /** Bodies of newsletter wishes by key, in the order they were taken. */
  readonly letters = new Map<string, string>();
  readonly seen: Seen[] = [];
  /** Applied to the next calls whose `METHOD /path` matches and whose body has `saying` in it, in order. */
  readonly faults: { readonly on: RegExp; readonly saying?: string; readonly fault: Fault }[] = [];
  /** What a clone is made of, and the version of its booking. */
  bookedItems: readonly CartItem[] = [];
  bookingVersion = 1;
  takenStarts = new Set<string>();
  priceDollars = 100;
  /** False: as a server of before, whose answer has no booking in it. */
  tellsBooking = true;
  timeZone = 'America/New_York';
  helpEmail = 'help@sabal.example';
  slots: readonly unknown[] = [];
  slotDays: readonly unknown[] = [];
  /** Seconds, on every answer. */
  retryAfter: string | undefined;
  /** How far the server's clock is ahead of this device's. */
  clockAheadMs = 0;
  /** True: every answer has the `Date` that real ones have. */
  tellsTime = false;
  beforeAnswer: (seen: Seen) => Promise<void> | void = () => undefined;

  readonly fetch = async (url: string, init: RequestInit): Promise<Response> => {
    const seen = {
      method: init.method ?? 'GET',
      path: url.replace(/^\/api/, ''),
      headers: Object.fromEntries(new Headers(init.headers)),
      body: typeof init.body === 'string' ? init.body : '',
    };
    this.seen.push(seen);
    const at = this.faults.findIndex(
      ({ on, saying = '' }) => on.test(`${seen.method} ${seen.path}`) && seen.body.includes(saying),
    );
    const fault = at < 0 ? undefined : this.faults.splice(at, 1)[0]?.fault;
    if (fault === 'lose-request') throw new TypeError('Failed to fetch');
    if (typeof fault === 'object' && 'stranger' in fault)
      return new Response(fault.stranger === 204 ? null : fault.page, { status: fault.stranger });
    const reply = typeof fault === 'object' ? fault : this.answer(seen);
    await this.beforeAnswer(seen);
    if (fault === 'lose-answer') throw new TypeError('Failed to fetch');
    const headers = new Headers({ 'Cache-Control': 'no-store', [ANSWER_ID_HEADER]: newId() });
    if (this.retryAfter !== undefined) headers.set('Retry-After', this.retryAfter);
    if (this.tellsTime) headers.set('Date', new Date(Date.now() + this.clockAheadMs).toUTCString());
    const text = reply.status === 204 ? null : JSON.stringify(reply.body);
    return new Response(text, { status: reply.status, headers });
  };

  count(on: RegExp): number {
    return this.seen.filter(({ method, path }) => on.test(`${method} ${path}`)).length;
  }

  /** What another device does to the cart. */
  change(id: Id, edit: (items: readonly CartItem[]) => readonly CartItem[]): void {
    const cart = this.carts.get(id);
    if (cart === undefined) throw new Error('no such cart');
    cart.items = edit(cart.items);
    cart.version += 1;
  }

  private answer(seen: Seen): Reply {
    const { method, path, headers, body } = seen;
    const json = body === '' ? {} : JSON.parse(body);
    if (method === 'POST' && path === '/cart') return this.createCart(json.id ?? newId());
    const cartId = /^\/cart\/([^/?]+)/.exec(path)?.[1];
    if (cartId !== undefined) return this.cart(seen, cartId, headers, json);
    if (path.startsWith('/services')) return { status: 200, body: [serviceBody] };
    if (path === '/pricing') return { status: 200, body: ratesBody };
    if (path === '/public/company') return { status: 200, body: this.company() };
    if (path === '/promo/coupon/remove') return this.removeCode(json.cartId, json.code);
    if (path.startsWith('/slots?')) return { status: 200, body: this.slots };
    if (path.startsWith('/slots/days')) return { status: 200, body: this.slotDays };
    if (path === '/promo/coupon/apply') return this.applyCode(json.cartId, json.code);
    if (path === '/slots/hold') return this.hold(json);
    if (path === '/slots/release') return { status: 200, body: {} };
    if (path === '/bookings') return this.book(headers['idempotency-key'] ?? '', body);
    const clonedId = /^\/bookings\/([^/]+)\/clone-to-cart$/.exec(path)?.[1];
    if (clonedId !== undefined) return this.clone(clonedId, json.email);
    const forStaff = /^\/admin\/bookings\/([^/]+)\/clone-to-cart$/.exec(path)?.[1];
    if (forStaff !== undefined) return this.clone(forStaff, 'ana@sabal-test.com');
    if (path === '/newsletter') {
      this.letters.set(headers['idempotency-key'] ?? newId(), body);
      return { status: 202, body: {} };
    }
    if (path === '/access-link') return { status: 202, body: {} };
    return refusal(404, 'request.not_found');
  }

  private company(): CompanyView {
    const { timeZone, helpEmail } = this;
    const nothing = { legalName: '', phone: '', addressLine1: '', city: '', region: '', postalCode: '' };
    return { ...nothing, name: 'Sabal', helpEmail, timeZone, defaultLocale: 'fr', mailsLeave: true };
  }

  private createCart(id: Id): Reply {
    const known = this.carts.get(id);
    const cart: FakeCart = known ?? { id, status: 'DRAFT', version: 1, items: [], codes: [] };
    this.carts.set(id, cart);
    const { status, version } = cart;
    return { status: known ? 200 : 201, body: { id, status, version, editingBookingId: null } };
  }

  private cart(
    { method, path }: Seen,
    id: Id,
    headers: Readonly<Record<string, string>>,
    json: { items: readonly CartItem[] },
  ): Reply {
    const cart = this.carts.get(id);
    if (cart === undefined) return refusal(404, 'cart.not_found');
    if (method === 'DELETE') {
      if (cart.edits !== undefined) cart.status = 'ABANDONED';
      return { status: 204, body: null };
    }
    const whole = this.cartAnswer(cart);
    if (method === 'GET') return { status: 200, body: path.includes('withTotals') ? whole : whole.cart };
    if (cart.status !== 'DRAFT') return refusal(409, 'cart.closed');
    const match = headers['if-match'];
    if (match !== undefined && match !== `"${cart.version}"`) {
      return { status: 412, body: { error: 'stale', code: 'cart.stale', ...this.cartAnswer(cart) } };
    }
    cart.items = withKnownLines(json.items, cart.items);
    cart.version += 1;
    return { status: 200, body: this.cartAnswer(cart) };
  }

  private clone(bookingId: Id, email: string): Reply {
    const open = [...this.carts.values()].find((cart) => cart.edits === bookingId && cart.status === 'DRAFT');
    const items = this.bookedItems;
    const cart = open ?? { id: newId(), status: 'DRAFT', version: 1, items, codes: [], edits: bookingId };
    this.carts.set(cart.id, cart);
    return {
      status: 200,
      body: {
        cartId: cart.id,
        editingBookingId: bookingId,
        itemsCount: cart.items.length,
        version: this.bookingVersion,
        email,
        startISO: '2126-12-01T14:00:00Z',
        endISO: '2126-12-01T15:00:00Z',
        timeZone: this.timeZone,
        minutes: 60,
        total: this.priceDollars,
        quote: false,
      },
    };
  }

  private applyCode(cartId: Id, code: string): Reply {
    const cart = this.carts.get(cartId);
    if (cart === undefined) return refusal(404, 'cart.not_found');
    if (code === 'WELCOME10') {
      return { status: 422, body: { error: '', code: 'promo.minSubtotal', minSubtotal: 12_500 } };
    }
    if (code !== 'SPRING5') return refusal(422, 'promo.invalid');
    if (!cart.codes.includes(code)) cart.codes = [...cart.codes, code];
    cart.version += 1;
    return { status: 200, body: this.cartAnswer(cart) };
  }

  private removeCode(cartId: Id, code: string): Reply {
    const cart = this.carts.get(cartId);
    if (cart === undefined) return refusal(404, 'cart.not_found');
    cart.codes = cart.codes.filter((other) => other !== code);
    cart.version += 1;
    return { status: 200, body: this.cartAnswer(cart) };
  }

  private hold(json: { startAt: string; endAt: string }): Reply {
    if (this.takenStarts.has(json.startAt)) {
      const alternatives = [{ startAt: '2026-12-01T15:00:00Z', endAt: '2026-12-01T16:00:00Z' }];
      return { status: 409, body: { error: '', code: 'slot.taken', alternatives } };
    }
    const serverNow = Date.now() + this.clockAheadMs;
    return {
      status: 201,
      body: {
        id: newId(),
        startAt: json.startAt,
        endAt: json.endAt,
        serverNow: new Date(serverNow).toISOString(),
        expiresAt: new Date(serverNow + HOLD_MS).toISOString(),
        renewableUntil: new Date(serverNow + 2 * HOLD_MS).toISOString(),
      },
    };
  }

  private book(key: string, body: string): Reply {
    const known = this.bookings.get(key);
    if (known !== undefined) return known.body === body ? known.answer : refusal(422, 'idempotency.reused');
    const json = JSON.parse(body);
    const cart = this.carts.get(json.cartId);
    if (cart === undefined) return refusal(404, 'cart.not_found');
    if (cart.status !== 'DRAFT') return refusal(409, 'cart.closed');
    // A cart made for an edit is no visit of its own (D111).
    if (cart.edits !== json.edit?.bookingId) return refusal(401, 'link.invalid');
    if (json.edit && json.edit.expectedVersion !== this.bookingVersion)
      return refusal(409, 'booking.changed');
    if (this.takenStarts.has(json.startISO)) return refusal(409, 'slot.taken');
    if (json.expectedTotal !== this.priceDollars) {
      return { status: 409, body: { error: '', code: 'price.changed', ...this.cartAnswer(cart) } };
    }
    cart.status = 'CONVERTED';
    const answer = { status: 201, body: bookingMade(json, this.priceDollars) };
    if (!this.tellsBooking) Object.assign(answer.body, { booking: undefined });
    this.bookings.set(key, { body, answer });
    return answer;
  }

  private cartAnswer({ codes, edits, ...cart }: FakeCart) {
    const promotions = codes.map((code) => ({
      id: newId(),
      code,
      label: code,
      amountOff: 5,
      minSubtotal: null,
      startsAt: null,
      endsAt: null,
      stacking: true,
      active: true,
      discountAmount: 5,
      payload: { code, label: code },
    }));
    const totals = {
      currency: 'USD',
      minutes: 60,
      estimate: false,
      quote: false,
      lines: [],
      subtotal: this.priceDollars,
      serviceCharge: 0,
      tileMinimum: 0,
      promotions: [],
      discount: 0,
      total: this.priceDollars,
    };
    const booked = edits === undefined ? null : { total: this.priceDollars, serviceCharge: null, lines: [] };
    return { cart: { ...cart, editingBookingId: edits ?? null, promotions, booked }, totals };
  }
}

function refusal(status: number, code: string): Reply {
  return { status, body: { error: code, code } };
}

function bookingMade(json: Readonly<Record<string, unknown>>, total: number) {
  const id = newId();
  const { email, customerName, startISO, endISO } = json;
  return {
    id,
    bookingId: id,
    status: 'CONFIRMED',
    manageUrl: `http://localhost/manage?${new URLSearchParams({ id, email: String(email), sig: 's.i.g' })}`,
    email,
    customerName,
    startISO,
    endISO,
    timeZone: 'America/New_York',
    serviceType: 'carpet',
    serviceTitle: 'Carpet cleaning',
    quote: false,
    estimate: false,
    total,
    currency: 'USD',
    booking: aBooking(id, { email: String(email), customerName: String(customerName), total }),
    meta: { minutes: 60, version: 1 },
  };
}

/** An empty device and a new server behind it. */
export async function freshDevice(): Promise<FakeServer> {
  restoreServerOffset(0);
  noteReach(true);
  await Promise.all(db.tables.map((table) => table.clear()));
  const server = new FakeServer();
  setTransport(server.fetch);
  return server;
}

/** A line of one carpet room; the same `room` sells under the same product. */
export function aLine(label: string, productId: Id = roomProductId): CartItem {
  const serviceId = '00000000-0000-4000-8000-000000000001';
  return { id: newId(), serviceId, productId, instances: [{ id: newId(), label, options: [] }] };
}

export function labelsOf(items: readonly CartItem[]): readonly (string | undefined)[] {
  return items.flatMap((item) => item.instances.map((instance) => instance.label)).sort();
}
