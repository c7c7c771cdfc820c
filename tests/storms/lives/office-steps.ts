/** What the office and a crew do with bookings. */

import { rowsOf } from '../../support/shop.ts';
import { jobQuery, OPEN, refusedThough } from './customer-steps.ts';
import { askedOf } from './holder-steps.ts';
import { type Life, withKey } from './life.ts';
import { bookingsNow, isOpen, someBooking, someOffered, someTime } from './some-time.ts';
import { someLine } from './some-work.ts';
import type { Step } from './step.ts';

async function crewIds({ api }: Life): Promise<readonly string[]> {
  return (await rowsOf<{ id: string }>(api, 'select id from crews order by position')).map(({ id }) => id);
}

export const shift: Step = async (life) => {
  const booking = await someBooking(life);
  if (!booking) return undefined;
  const { draw, office } = life;
  const minutes = draw.once(3) ? 30 + draw.below(20) * 5 : booking.minutes;
  const { startAt, endAt } = someTime(life, minutes);
  const isTold = !draw.once(3);
  const body = {
    ...{ email: booking.email, startISO: startAt, endISO: endAt, notify: isTold, anyCrew: draw.once(2) },
    crewId: draw.once(3) ? draw.of(await crewIds(life)) : undefined,
    expectedVersion: draw.once(3) ? booking.version - draw.below(2) : undefined,
    phone: draw.once(6) ? '(407) 555-0199' : undefined,
  };
  const answer = await office.post(`/admin/bookings/${booking.id}/reschedule`, body, withKey());
  return { what: `shift ${booking.id} to ${startAt}`, answers: [answer], isTold };
};

export const change: Step = async (life) => {
  const booking = await someBooking(life);
  if (!booking) return undefined;
  const { draw, office, people } = life;
  const { address, customerName, email } = draw.of(people);
  const notify = draw.of([true, false, undefined]);
  const some = [
    { status: 'CONFIRMED' },
    { status: 'CONFIRMED', notes: `Office ${draw.below(3)}` },
    { status: 'CANCELLED' },
    { notes: `Office ${draw.below(3)}` },
    { crewId: draw.of(await crewIds(life)), anyCrew: draw.once(2) },
    { address },
    { email, customerName },
    { phone: `(407) 555-019${draw.below(3)}` },
    { discount: { amount: 1 + draw.below(20), reason: 'Late' } },
    { discount: null },
    { address, discount: { amount: 5, reason: 'Far' }, crewId: draw.of(await crewIds(life)), anyCrew: true },
    { gateCode: String(draw.below(3)), customerNotes: `Said ${draw.below(3)}` },
  ];
  const asked = draw.of(some);
  const answer = await office.patch(`/admin/bookings/${booking.id}`, { ...asked, notify });
  return {
    what: `change ${booking.id} ${JSON.stringify(asked)}`,
    answers: [answer],
    isTold: notify === true,
  };
};

export const noteAsCrew: Step = async (life) => {
  const booking = await someBooking(life);
  if (!booking) return undefined;
  const { as, crewId } = life.crewsman;
  const answer = await as.patch(`/admin/bookings/${booking.id}`, { notes: `Crew ${life.draw.below(3)}` });
  const isForeign = booking.crewId !== crewId;
  const broken = isForeign && answer.status === 200 ? 'a crew wrote to a visit of another' : undefined;
  return { what: `crew notes ${booking.id}`, answers: [answer], broken };
};

export const edit: Step = async (life) => {
  const booking = await someBooking(life, (one) => one.status !== 'CANCELLED');
  if (!booking) return undefined;
  const { office, draw } = life;
  const cloned = await office.post(`/admin/bookings/${booking.id}/clone-to-cart`);
  if (cloned.status !== 200) return { what: `office clone ${booking.id}`, answers: [cloned] };
  const { cartId } = cloned.body;
  const asked = await askedOf(life, cartId, booking);
  if (!asked) return { what: `office clone ${booking.id}`, answers: [cloned] };
  const isTold = draw.once(2);
  const body = { cartId, ...asked.time, expectedTotal: asked.total, notify: isTold, anyCrew: draw.once(2) };
  const answer = await office.post(`/admin/bookings/${booking.id}/services`, body, withKey());
  const isKept = asked.change === 'same' && asked.minutes === booking.minutes;
  const isFine = !isKept || [...OPEN, 'booking.not_changeable'].includes(answer.body.code);
  const kept = isFine ? undefined : refusedThough('the same again', answer, [200]);
  return {
    what: `office edit ${booking.id} ${asked.change}`,
    answers: [cloned, answer],
    isTold,
    broken: asked.broken ?? kept,
  };
};

export const place: Step = async (life) => {
  const { draw, office, api } = life;
  const cartId = crypto.randomUUID();
  await api.post('/cart', { id: cartId });
  await api.patch(`/cart/${cartId}/items`, { mode: 'replace', items: [await someLine(life)] });
  const { totals, cart } = (await api.get(`/cart/${cartId}?withTotals=1`)).body;
  if (!totals || cart.items.length === 0) return undefined;
  const { email, ...person } = draw.of(life.people);
  const query = { minutes: totals.minutes, ...jobQuery(life.sold, cart.items, person) };
  const offered = draw.once(2) ? await someOffered(life, query) : undefined;
  const { startAt, endAt } = offered ?? someTime(life, draw.once(3) ? 45 : totals.minutes);
  const isTold = draw.once(2);
  const body = {
    ...person,
    ...{ cartId, startISO: startAt, endISO: endAt, notify: isTold, anyCrew: draw.once(2) },
    email: draw.once(4) ? undefined : email,
    crewId: !offered && draw.once(3) ? draw.of(await crewIds(life)) : undefined,
  };
  const key = withKey();
  const answers = [await office.post('/admin/bookings', body, key)];
  if (draw.once(3)) answers.push(await office.post('/admin/bookings', body, key));
  const [answer] = answers;
  const isFine = !offered || !answer || OPEN.includes(answer.body.code);
  const broken = isFine ? undefined : refusedThough('offered', answer, [201]);
  return { what: `place ${offered ? 'offered ' : ''}at ${startAt}`, answers, isTold, broken };
};

export const remove: Step = async (life) => {
  const ids = (await bookingsNow(life)).filter(() => life.draw.once(4)).map(({ id }) => id);
  if (ids.length === 0) return undefined;
  return { what: `delete ${ids}`, answers: [await life.office.delete('/admin/bookings', { ids })] };
};

export const restore: Step = async (life) => {
  const gone = (await bookingsNow(life)).filter(({ isDeleted }) => isDeleted);
  const one = life.draw.maybe(gone);
  if (!one) return undefined;
  return {
    what: `restore ${one.id}`,
    answers: [await life.office.post('/admin/bookings/restore', { ids: [one.id] })],
  };
};

const LINES = [{ text: 'Work', quantity: 2, unitPrice: 145.5 }];

export const offer: Step = async (life) => {
  const booking = await someBooking(life, (one) => isOpen(one) && (one.hasQuote || life.draw.once(6)));
  if (!booking) return undefined;
  const path = `/admin/bookings/${booking.id}/quote`;
  if (life.draw.once(5)) return { what: `withdraw ${booking.id}`, answers: [await life.office.delete(path)] };
  const minutes = 30 + life.draw.below(10) * 15;
  const validUntil = life.draw.once(2)
    ? new Date(life.now() - 5 * 3_600_000).toISOString().slice(0, 10)
    : undefined;
  const body = { lines: LINES, minutes, validUntil };
  return { what: `offer ${booking.id} ${minutes} min`, answers: [await life.office.put(path, body)] };
};

export const erase: Step = async ({ draw, owner, people }) => {
  const { email } = draw.of(people);
  return {
    what: `erase ${email}`,
    answers: [await owner.post('/admin/customers/erase', { email, confirm: email })],
  };
};
