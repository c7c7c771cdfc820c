/** What customers do with carts, until something is booked. */
import { jobOf } from '#shared/booking/job-of.ts';
import type { CartItem } from '#shared/cart/cart.ts';
import type { Answer } from '../../support/api.ts';
import { rowsOf } from '../../support/shop.ts';
import { type Life, type OpenCart, type Person, type Sold, told, withKey } from './life.ts';
import { someOffered } from './some-time.ts';
import { someLine } from './some-work.ts';
import type { Step } from './step.ts';

export const COUPONS = ['WELCOME10', 'LIFE', 'ONCE', 'FIRST'];

export const fill: Step = async (life) => {
  const { draw, api, carts, people } = life;
  const known = draw.once(3) ? draw.maybe(carts) : undefined;
  const cart: OpenCart = known ?? { id: crypto.randomUUID(), of: draw.of(people) };
  const opened = known ? [] : [await api.post('/cart', { id: cart.id })];
  if (!known) carts.push(cart);
  const { body } = await api.get(`/cart/${cart.id}`);
  const items: unknown[] = body.items ?? [];
  const isLess = items.length > 1 && draw.once(2);
  const more = isLess
    ? []
    : await Promise.all(Array.from({ length: 1 + draw.below(2) }, () => someLine(life)));
  const wanted = isLess ? items.slice(1) : [...items, ...more];
  const changed = await api.patch(`/cart/${cart.id}/items`, { mode: 'replace', items: wanted });
  return { what: `fill ${cart.id}`, answers: [...opened, changed] };
};

export const applyCode: Step = async ({ draw, api, carts }) => {
  const cart = draw.maybe(carts);
  if (!cart) return undefined;
  const code = draw.of(COUPONS);
  const path = draw.once(4) ? 'remove' : 'apply';
  return {
    what: `${path} ${code}`,
    answers: [await api.post(`/promo/coupon/${path}`, { cartId: cart.id, code })],
  };
};

interface Priced {
  readonly minutes: number;
  readonly total: number;
  readonly query: Record<string, string | undefined>;
}

/** What times are asked for with, for this work at this person's. */
export function jobQuery(
  sold: readonly Sold[],
  items: readonly CartItem[],
  { address }: Pick<Person, 'address'>,
): { kinds: string; zip: string } {
  const services = new Map(sold.map((service) => [service.id, service]));
  const job = jobOf(items, services, { country: 'US', postalCode: address.postalCode });
  return { kinds: job.kinds.join(), zip: job.zips.join() };
}

async function priceOf({ api, sold }: Life, { id, of, lockId }: OpenCart): Promise<Priced | undefined> {
  const { body } = await api.get(`/cart/${id}?withTotals=1`);
  if (!body.totals || body.cart.items.length === 0 || body.cart.status !== 'DRAFT') return undefined;
  const { minutes, total } = body.totals;
  const query = { minutes, ...jobQuery(sold, body.cart.items, of), lockId };
  return { minutes, total, query };
}

export const hold: Step = async (life) => {
  const cart = life.draw.maybe(life.carts);
  const priced = cart && (await priceOf(life, cart));
  if (!cart || !priced) return undefined;
  if (cart.lockId !== undefined && life.draw.once(4)) {
    const released = await life.api.post('/slots/release', { id: cart.lockId });
    delete cart.lockId;
    return { what: 'release', answers: [released] };
  }
  const slot = await someOffered(life, priced.query);
  if (!slot) return undefined;
  const { startAt, endAt } = slot;
  const zip = cart.of.address.postalCode;
  const answer = await life.api.post('/slots/hold', { startAt, endAt, cartId: cart.id, zip });
  if (answer.status === 201) cart.lockId = answer.body.id;
  return {
    what: `hold ${startAt} ${JSON.stringify(priced.query)}`,
    answers: [answer],
    broken: refusedThough('offered', answer, [201]),
  };
};

export function refusedThough(what: string, answer: Answer, fine: readonly number[]): string | undefined {
  return fine.includes(answer.status) ? undefined : `${what} and refused: ${told(answer)}`;
}

/** What may have changed since it was seen. */
export const OPEN = ['area.outside', 'cart.unknown_item', 'price.changed'];

export const book: Step = async (life) => {
  const { draw, api } = life;
  const cart = draw.maybe(life.carts);
  const priced = cart && (await priceOf(life, cart));
  if (!cart || !priced) return undefined;
  const way = draw.of(['plain', 'plain', 'plain', 'twice', 'cheaper', 'taken', 'unheld'] as const);
  const slot = await someOffered(life, priced.query, way !== 'taken');
  if (!slot) return undefined;
  const { address, ...contact } = cart.of;
  const body = {
    ...{ cartId: cart.id, ...contact, address, startISO: slot.startAt, endISO: slot.endAt },
    lockId: way === 'unheld' ? undefined : cart.lockId,
    expectedTotal: way === 'cheaper' ? Math.max(0, priced.total - 1) : priced.total,
  };
  const key = withKey();
  const answers = [await api.post('/bookings', body, key)];
  if (way === 'twice') answers.push(await api.post('/bookings', body, key));
  const [answer, again] = answers;
  if (answer?.status === 201) life.carts.splice(life.carts.indexOf(cart), 1);
  const broken =
    again && (again.status !== answer?.status || again.body.id !== answer.body.id)
      ? `the same key, another answer: ${told(again)}`
      : answer && bookingFault(way, answer, priced);
  return { what: `book ${way} ${slot.startAt} ${JSON.stringify(priced.query)}`, answers, broken };
};

function bookingFault(way: string, answer: Answer, { total }: Priced): string | undefined {
  const { status, body } = answer;
  if (way === 'taken') return status === 201 ? 'booked a time that was not offered' : undefined;
  if (way === 'cheaper' && total >= 1) {
    return status === 201 ? 'booked at more than was agreed' : undefined;
  }
  if (status === 201) return body.total === total ? undefined : `agreed ${total}, booked ${body.total}`;
  return OPEN.includes(body.code) ? undefined : refusedThough('offered', answer, [201]);
}

/** The holds that are there have run out, by the database's clock. */
export const letHoldsExpire: Step = async ({ api }) => {
  await rowsOf(
    api,
    `update claims set expires_at = now() - interval '1 second', first_held_at = now() - interval '11 minutes'
      where state = 'held'`,
  );
  return { what: 'holds run out', answers: [] };
};

export const letTimePass: Step = async ({ draw, clock }) => {
  clock.aheadMin += draw.of([5, 20, 45, 240, 900, 1_600]);
  return { what: `time is ahead by ${clock.aheadMin} min`, answers: [] };
};
