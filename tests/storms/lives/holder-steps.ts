/** What the holder of a link does with a booking, and with the quote that answers it. */
import { jobQuery, OPEN, refusedThough } from './customer-steps.ts';
import { type Life, type Person, withKey } from './life.ts';
import { isOpen, type Kept, linkTo, someBooking, someOffered } from './some-time.ts';
import { someLine } from './some-work.ts';
import type { Step } from './step.ts';

const LATE = ['booking.too_late', 'booking.not_changeable'];

export const note: Step = async (life) => {
  const booking = await someBooking(life);
  if (!booking) return undefined;
  const { draw, api } = life;
  const change = draw.of([
    { notes: `Dog ${draw.below(3)}` },
    { gateCode: `#${draw.below(3)}` },
    { locale: draw.of(['en', 'es', 'fr']) },
  ]);
  const body = { ...(await linkTo(life, booking)), ...change };
  return {
    what: `note ${booking.id} ${JSON.stringify(change)}`,
    answers: [await api.patch(`/bookings/${booking.id}`, body)],
  };
};

export const readdress: Step = async (life) => {
  const booking = await someBooking(life, isOpen);
  if (!booking) return undefined;
  const newEmail = life.draw.of(life.people).email;
  const body = { ...(await linkTo(life, booking)), newEmail };
  const answer = await life.api.post(`/bookings/${booking.id}/email`, body, withKey());
  return { what: `readdress ${booking.id} ${newEmail}`, answers: [answer] };
};

export const cancel: Step = async (life) => {
  const booking = await someBooking(life);
  if (!booking) return undefined;
  const body = { ...(await linkTo(life, booking)), reason: life.draw.of(['price', 'other', undefined]) };
  const path = `/bookings/${booking.id}/cancel`;
  const answers = [await life.api.post(path, body)];
  if (life.draw.once(3)) answers.push(await life.api.post(path, body));
  return { what: `cancel ${booking.id}`, answers };
};

export const move: Step = async (life) => {
  const booking = await someBooking(life, isOpen);
  const slot =
    booking && (await someOffered(life, { minutes: String(booking.minutes), bookingId: booking.id }));
  if (!slot) return undefined;
  const { api, draw } = life;
  const link = await linkTo(life, booking);
  const { startAt, endAt } = slot;
  const held = draw.once(3)
    ? await api.post('/slots/hold', { startAt, endAt, bookingId: booking.id, ...link })
    : undefined;
  const lockId = held?.status === 201 ? held.body.id : undefined;
  if (held && draw.once(3)) return { what: `hold for ${booking.id}`, answers: [held] };
  const body = { ...link, startISO: startAt, endISO: endAt, lockId };
  const key = withKey();
  const path = `/bookings/${booking.id}/reschedule`;
  const answers = [await api.post(path, body, key)];
  if (draw.once(4)) answers.push(await api.post(path, body, key));
  const [answer] = answers;
  const isLate = LATE.includes(answer?.body.code);
  const broken = isLate || !answer ? undefined : refusedThough('offered', answer, [200]);
  return { what: `move ${booking.id} to ${startAt}`, answers: held ? [held, ...answers] : answers, broken };
};

export const edit: Step = async (life) => {
  const booking = await someBooking(life, (one) => isOpen(one) && !one.isAccepted);
  if (!booking) return undefined;
  const { api, draw } = life;
  const link = await linkTo(life, booking);
  const cloned = await api.post(`/bookings/${booking.id}/clone-to-cart`, link);
  if (cloned.status !== 200) return { what: `clone ${booking.id}`, answers: [cloned] };
  const { cartId } = cloned.body;
  const person = draw.of(life.people);
  const asked = await askedOf(life, cartId, booking, person);
  if (!asked) return { what: `clone ${booking.id}`, answers: [cloned] };
  const body = {
    ...person,
    ...{ cartId, email: link.email, edit: { bookingId: booking.id, ...link } },
    ...asked.time,
    expectedTotal: asked.total,
  };
  const answer = await api.post('/bookings', body, withKey());
  const isFine = asked.time.keepTime || [...OPEN, ...LATE].includes(answer.body.code);
  const refused = isFine ? undefined : refusedThough('offered', answer, [200]);
  return {
    what: `edit ${booking.id} ${asked.change} ${asked.total}`,
    answers: [cloned, answer],
    broken: asked.broken ?? refused,
  };
};

/** A clone with other work in it, and the time for it. */
export async function askedOf(life: Life, cartId: string, booking: Kept, at?: Person) {
  const { api, draw } = life;
  const before = (await api.get(`/cart/${cartId}?withTotals=1`)).body;
  const items: { id: string }[] = before.cart?.items ?? [];
  const change = draw.of(['more', 'less', 'same'] as const);
  if (change !== 'same') {
    const wanted = change === 'less' && items.length > 1 ? items.slice(1) : [...items, await someLine(life)];
    await api.patch(`/cart/${cartId}/items`, { mode: 'replace', items: wanted });
  }
  const { totals, cart } = (await api.get(`/cart/${cartId}?withTotals=1`)).body;
  if (!totals) return undefined;
  const { minutes, total } = totals;
  const slot =
    at && draw.once(2)
      ? await someOffered(life, { minutes, ...jobQuery(life.sold, cart.items, at) })
      : undefined;
  const end = new Date(Date.parse(booking.startAt) + minutes * 60_000).toISOString();
  const time = slot
    ? { startISO: slot.startAt, endISO: slot.endAt, keepTime: false }
    : { startISO: booking.startAt, endISO: end, keepTime: true };
  const broken =
    change === 'same' && total !== booking.total
      ? `costs ${booking.total}, its untouched clone ${total}`
      : undefined;
  return { time, total, change, broken, minutes };
}

export const bookAgain: Step = async (life) => {
  const booking = await someBooking(life);
  if (!booking) return undefined;
  const path = `/bookings/${booking.id}/book-again`;
  return {
    what: `book again ${booking.id}`,
    answers: [await life.api.post(path, await linkTo(life, booking))],
  };
};

export const answerQuote: Step = async (life) => {
  const booking = await someBooking(life, (one) => one.offerId !== null);
  if (!booking) return undefined;
  const { api, draw } = life;
  const way = draw.of(['accept', 'accept', 'decline', 'ask-again'] as const);
  const said = { ...(await linkTo(life, booking)), quoteId: booking.offerId };
  const path = `/bookings/${booking.id}/quote/${way}`;
  if (way !== 'accept') return { what: `${way} ${booking.id}`, answers: [await api.post(path, said)] };
  const minutes = String(booking.offeredMin);
  const slot = await someOffered(life, { minutes, bookingId: booking.id });
  if (!slot) return undefined;
  const body = { ...said, startISO: slot.startAt, endISO: slot.endAt };
  const answer = await api.post(path, body, withKey());
  const isFine = ['quote.expired', ...LATE].includes(answer.body.code);
  return {
    what: `accept ${booking.id} at ${slot.startAt}`,
    answers: [answer],
    broken: isFine ? undefined : refusedThough('offered', answer, [200]),
  };
};
