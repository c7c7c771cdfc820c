import { describe, expect, test } from 'vitest';
import { reviewsAnswer } from '#shared/api/reviews.ts';
import { addMinutes, instantFromMs } from '#shared/kernel/instant.ts';
import { tenantOfSlug } from '../../server/access/find-tenant.ts';
import { takeUnasked } from '../../server/db/repos/bookings/visit-reviews.ts';
import type { MailRow } from '../../server/db/repos/mail-outbox.ts';
import { statement, withTenant } from '../../server/db/with-tenant.ts';
import { linkToReview } from '../../server/domain/links/review-link.ts';
import { composeMail } from '../../server/domain/mails/compose-mail.ts';
import { listReviews } from '../../server/domain/reviews/list-reviews.ts';
import { writeDueRequests } from '../../server/domain/reviews/write-due-requests.ts';
import { tidy } from '../../server/jobs/tidy.ts';
import { aBooking, type Booking, cancelBooking } from '../support/booking.ts';
import { api, openShop, staff } from '../support/open-shop.ts';
import { rowsOf } from '../support/shop.ts';

openShop();

const said = { rating: 4, text: 'Spotless, and on time.\nThank you!', name: 'Ana D.' };

/** A visit that ended so many hours ago. */
async function aPastBooking(hours = 30): Promise<Booking> {
  const booking = await aBooking();
  await rowsOf(
    api,
    `update bookings set starts_at = now() - $2 * interval '1 hour' - interval '1 hour', ends_at = now() - $2 * interval '1 hour'
     where id = $1`,
    [booking.id, hours],
  );
  return booking;
}

async function linkOf({ id, email }: Booking): Promise<{ id: string; email: string; sig: string }> {
  const tenant = await tenantOfSlug(api.db, 'sabal');
  const url = new URL(
    linkToReview(api.server.deps.env, tenant, { id, email, linkEpoch: 1 }, instantFromMs(Date.now())),
  );
  expect(url.pathname).toBe('/review');
  return { id, email, sig: url.searchParams.get('sig') ?? '' };
}

async function show(booking: Booking) {
  const { id, email, sig } = await linkOf(booking);
  return api.get(`/bookings/${id}/review?${new URLSearchParams({ email, sig })}`);
}

async function write(booking: Booking, change: object = {}) {
  const { id, email, sig } = await linkOf(booking);
  return api.put(`/bookings/${id}/review`, { email, sig, ...said, expectedVersion: 0, ...change });
}

const shown = async () => reviewsAnswer.parse((await api.get('/reviews?locale=en')).body);
const judge = async (id: string, change: object) => staff.patch(`/admin/reviews/${id}`, change);
const ofStaff = async (booking: Booking) =>
  (await staff.get('/admin/reviews')).body.reviews.find(
    ({ bookingId }: { bookingId: string }) => bookingId === booking.id,
  );

async function askedMails(booking: Booking): Promise<MailRow[]> {
  return rowsOf<MailRow & object>(
    api,
    `select id, kind, recipient, locale, payload, state, attempts, floor(extract(epoch from created_at) * 1000)::float8 as "createdAt", null as "sentAt", null as "lastError"
     from mail_outbox where dedupe_key = 'review:' || $1`,
    [booking.id],
  );
}

async function ask(): Promise<void> {
  const tenant = await tenantOfSlug(api.db, 'sabal');
  await Promise.all([writeDueRequests(api.server.deps, tenant), writeDueRequests(api.server.deps, tenant)]);
}

test('a review is written once, changed until the owner answers, and stands in the place of the samples', async () => {
  const booking = await aPastBooking();
  const owner = { id: crypto.randomUUID(), label: 'Claire', email: 'claire@sabal-mail.com', locale: 'fr' };
  await staff.put('/admin/notices', {
    addresses: [{ ...owner, kinds: ['review'], daily: false }],
    ...{ summaryMinute: 1080, expectedVersion: 1 },
  });
  expect((await show(booking)).body).toMatchObject({
    ...{ rating: 0, text: '', version: 0, answer: null, isOpen: true, isHidden: false },
    serviceTitle: 'Carpet cleaning',
  });
  const first = await write(booking);
  expect(first).toMatchObject({ status: 200, body: { ...said, version: 1 } });
  expect((await write(booking)).body, 'the same again').toEqual(first.body);
  expect(await write(booking, { text: 'Other words' })).toMatchObject({
    ...{ status: 409, body: { code: 'review.changed', review: { text: said.text } } },
  });
  expect(await write(booking, { text: 'Better words', expectedVersion: 1 })).toMatchObject({
    ...{ status: 200, body: { text: 'Better words', version: 2 } },
  });
  const notices = await rowsOf(api, `select detail from notices where kind = 'review'`);
  expect(notices, 'staff are told once').toEqual([{ detail: { stars: 4 } }]);
  const { items, summary } = await shown();
  expect(items[0]).toMatchObject({ text: 'Better words', sample: false, name: 'Ana D.', city: 'Orlando' });
  expect(summary).toMatchObject({ count: 1, average: 4, sample: false });

  const row = await ofStaff(booking);
  const answered = await judge(row.id, { answer: ' Thank you, Ana. ', expectedVersion: row.version });
  expect(answered).toMatchObject({ status: 200, body: { answer: 'Thank you, Ana.', text: 'Better words' } });
  expect(await write(booking, { text: 'Too late', expectedVersion: 3 })).toMatchObject({
    ...{ status: 422, body: { code: 'review.closed' } },
  });
  expect((await shown()).items[0]).toMatchObject({ answer: 'Thank you, Ana.' });
  const stale = await judge(row.id, { answer: 'Other', expectedVersion: row.version });
  expect(stale).toMatchObject({ status: 409, body: { code: 'review.changed', review: answered.body } });
});

test('a hidden one is seen by nobody but its customer and staff, and needs a reason', async () => {
  const booking = await aPastBooking();
  await write(booking, { text: 'To be hidden' });
  const { id, version } = await ofStaff(booking);
  expect(await judge(id, { hidden: true, expectedVersion: version })).toMatchObject({
    ...{ status: 400, body: { fields: { hiddenReason: 'required' } } },
  });
  const hidden = await judge(id, {
    hidden: true,
    hiddenReason: 'Names a neighbour',
    expectedVersion: version,
  });
  expect(hidden).toMatchObject({ status: 200, body: { hiddenReason: 'Names a neighbour' } });
  expect((await shown()).items.some(({ text }) => text === 'To be hidden')).toBe(false);
  expect((await show(booking)).body).toMatchObject({ isHidden: true, text: 'To be hidden' });
  await judge(id, { hidden: false, expectedVersion: hidden.body.version });
  expect((await shown()).items.some(({ text }) => text === 'To be hidden')).toBe(true);
  expect(await judge(crypto.randomUUID(), { expectedVersion: 1 })).toMatchObject({ status: 404 });
});

test('samples are shown by the demonstration alone, and only until a visit was reviewed', async () => {
  const { items, summary } = await shown();
  expect(items.every(({ sample }) => !sample)).toBe(true);
  const sum = items.reduce((total, { rating }) => total + rating, 0);
  const average = Math.round((sum * 10) / items.length) / 10;
  expect(summary).toEqual({ average, outOf: 5, count: items.length, sample: false });
  const { deps } = api.server;
  const tenant = await tenantOfSlug(api.db, 'sabal');
  await rowsOf(api, 'update reviews set hidden_at = now() where booking_id is not null');
  expect((await listReviews(deps, tenant, 'en')).summary).toMatchObject({ count: 85, sample: true });
  const other = await listReviews(deps, { ...tenant, demo: false }, 'en');
  expect(other).toEqual({ items: [], summary: { average: null, outOf: 5, count: 0, sample: false } });
  await rowsOf(api, 'update reviews set hidden_at = null where hidden_reason is null');
});

test('what is wrong is said beside its field; a visit to come or cancelled cannot be reviewed', async () => {
  const booking = await aPastBooking();
  expect(await write(booking, { rating: 0, text: ' ', name: 'x'.repeat(50) })).toMatchObject({
    status: 400,
    body: { fields: { rating: 'required', text: 'required', name: 'too_long' } },
  });
  expect(await write(await aBooking())).toMatchObject({ status: 422, body: { code: 'review.closed' } });
  const cancelled = await aBooking();
  await cancelBooking(cancelled);
  expect(await write(cancelled)).toMatchObject({ status: 422, body: { code: 'review.closed' } });
});

test('the link opens nothing else, and no other link opens it', async () => {
  const booking = await aPastBooking();
  const link = await linkOf(booking);
  const query = (sig: string, email = link.email) => new URLSearchParams({ email, sig });
  const refused = await Promise.all([
    api.get(`/bookings/${booking.id}?${query(link.sig)}`),
    api.get(`/bookings/${booking.id}/review?${query(booking.sig)}`),
    api.get(`/bookings/${booking.id}/review?${query(link.sig, 'eve@sabal-mail.com')}`),
    api.get(`/bookings/${crypto.randomUUID()}/review?${query(link.sig)}`),
    api.as({ 'X-Admin-Token': 'guess' }).get('/admin/reviews'),
  ]);
  expect(refused.map(({ status }) => status)).toEqual([401, 401, 401, 401, 401]);
});

test('a day after the visit one mail asks, whatever number of nodes look; it says nothing once it is no longer true', async () => {
  const due = await aPastBooking(26);
  const [early, old, cancelled, unsubscribed] = [
    await aPastBooking(20),
    await aPastBooking(24 * 6),
    await aPastBooking(26),
    await aPastBooking(26),
  ];
  await rowsOf(api, `update bookings set status = 'CANCELLED', claim_id = null where id = $1`, [
    cancelled.id,
  ]);
  await rowsOf(api, `update bookings set email = 'left@sabal-mail.com' where id = $1`, [unsubscribed.id]);
  await rowsOf(
    api,
    `insert into newsletter_subscribers (tenant_id, id, email, locale, state) values ($1, gen_random_uuid(), 'left@sabal-mail.com', 'en', 'left')`,
    [api.tenantId],
  );
  await ask();
  const counts = await Promise.all(
    [due, early, old, cancelled, unsubscribed].map(async (each) => (await askedMails(each)).length),
  );
  expect(counts).toEqual([1, 0, 0, 0, 0]);
  await rowsOf(api, `update mail_outbox set dedupe_key = 'tidied' where dedupe_key = 'review:' || $1`, [
    due.id,
  ]);
  await ask();
  expect(await askedMails(due), 'the visit itself remembers').toEqual([]);
  await rowsOf(api, `update mail_outbox set dedupe_key = 'review:' || $1 where dedupe_key = 'tidied'`, [
    due.id,
  ]);

  const tenant = await tenantOfSlug(api.db, 'sabal');
  const [mail] = await askedMails(due);
  const compose = () =>
    withTenant(api.db, tenant.id, (tx) => composeMail(tx, api.server.deps, tenant, mail as MailRow));
  const words = await compose();
  expect(words?.isOvertaken).toBe(false);
  const link = /https:\/\/book\.test\/review\?\S+/.exec(words?.text ?? '')?.[0] ?? '';
  const { searchParams } = new URL(link);
  const opened = await api.get(`/bookings/${due.id}/review?${searchParams}`);
  expect(opened.status).toBe(200);
  await write(due);
  expect((await compose())?.isOvertaken).toBe(true);

  const leave = /https:\/\/book\.test\/newsletter\?\S+/.exec(words?.text ?? '')?.[0] ?? '';
  const { email, sig } = Object.fromEntries(new URL(leave).searchParams);
  expect((await api.post('/newsletter/unsubscribe', { email, sig })).status).toBe(200);
  const next = await aPastBooking(26);
  await rowsOf(api, 'update bookings set email = $2 where id = $1', [next.id, email]);
  await ask();
  expect(await askedMails(next), 'who said no is not asked again').toEqual([]);
});

describe('who left our letters', () => {
  /** A visit of this address that is due to be asked about. */
  async function aDueBooking(email: string): Promise<Booking> {
    const booking = await aPastBooking(26);
    await rowsOf(api, 'update bookings set email = $2 where id = $1', [booking.id, email]);
    return booking;
  }

  async function composed(booking: Booking) {
    const tenant = await tenantOfSlug(api.db, 'sabal');
    const [mail] = await askedMails(booking);
    if (!mail) throw new Error('Nothing was asked');
    return withTenant(api.db, tenant.id, (tx) => composeMail(tx, api.server.deps, tenant, mail));
  }

  /** By the link of a mail that asks for a review. */
  async function leave(booking: Booking): Promise<void> {
    const words = await composed(booking);
    const link = /https:\/\/book\.test\/newsletter\?\S+/.exec(words?.text ?? '')?.[0] ?? '';
    const { email, sig } = Object.fromEntries(new URL(link).searchParams);
    expect((await api.post('/newsletter/unsubscribe', { email, sig })).status).toBe(200);
  }

  const askLetter = (email: string) => api.post('/newsletter', { email, locale: 'en' });
  const stateOf = (email: string) =>
    rowsOf(api, 'select state from newsletter_subscribers where email = $1', [email]);

  test('is not asked about a visit after somebody typed the address, nor once that is forgotten', async () => {
    const email = 'gone@sabal-mail.com';
    const first = await aDueBooking(email);
    await ask();
    await leave(first);
    expect((await askLetter(email)).status).toBe(202);
    expect(await stateOf(email)).toEqual([{ state: 'asked' }]);
    const second = await aDueBooking(email);
    await ask();
    expect(await askedMails(second), 'an ask is no yes').toEqual([]);

    await rowsOf(
      api,
      `update newsletter_subscribers set asked_at = now() - interval '15 days' where email = $1`,
      [email],
    );
    await tidy(api.server.deps);
    expect(await stateOf(email)).toEqual([{ state: 'left' }]);
    await ask();
    expect(await askedMails(second)).toEqual([]);
    await rowsOf(api, `update newsletter_subscribers set state = 'confirmed' where email = $1`, [email]);
    await ask();
    expect(await askedMails(second), 'who came back is asked').toHaveLength(1);
  });

  test('gets no mail that waited since before', async () => {
    const email = 'going@sabal-mail.com';
    const [left, waiting] = [await aDueBooking(email), await aDueBooking(email)];
    await ask();
    expect((await composed(waiting))?.isOvertaken).toBe(false);
    await leave(left);
    expect((await composed(waiting))?.isOvertaken).toBe(true);
    await askLetter(email);
    expect((await composed(waiting))?.isOvertaken, 'whoever asks for the letter').toBe(true);
  });
});

test('who is erased leaves no review, nor does a booking that is gone for good', async () => {
  const [erased, purged] = [await aPastBooking(), await aPastBooking()];
  await rowsOf(api, `update bookings set email = 'ghost@sabal-mail.com' where id = $1`, [erased.id]);
  await write({ ...erased, email: 'ghost@sabal-mail.com' }, { text: 'ghost words' });
  await write(purged, { text: 'purged words' });
  const email = 'ghost@sabal-mail.com';
  expect((await staff.post('/admin/customers/erase', { email, confirm: email })).status).toBe(200);
  await rowsOf(api, 'delete from booking_events where booking_id = $1', [purged.id]);
  await rowsOf(api, 'delete from bookings where id = $1', [purged.id]);
  await tidy(api.server.deps);
  const left = await rowsOf<{ body: string }>(
    api,
    `select body from reviews where tenant_id = $1 and body in ('ghost words', 'purged words')`,
    [api.tenantId],
  );
  expect(left).toEqual([]);
});

test('no more visits are asked about at once than are wanted, however the database looks for them', async () => {
  const made = [await aPastBooking(), await aPastBooking(), await aPastBooking(), await aPastBooking()];
  await rowsOf(api, `update bookings set email = 'weekly@sabal-mail.com' where id = any ($1)`, [
    made.map(({ id }) => id),
  ]);
  const at = instantFromMs(Date.now());
  const range = { after: addMinutes(at, -96 * 60), until: addMinutes(at, -24 * 60), at };
  const taken = await withTenant(api.db, api.tenantId, async (tx) => {
    for (const way of ['hashjoin', 'mergejoin', 'hashagg', 'sort', 'material'])
      await tx.run(statement(`unasked_without_${way}`, `set local enable_${way} = off`), []);
    return takeUnasked(tx, { ...range, limit: 2 });
  });
  expect(taken).toHaveLength(2);
});

test('[D590] a look at what is still to be quoted is not asked about, and the work is once it was agreed on', async () => {
  const { id } = await aPastBooking();
  const at = instantFromMs(Date.now());
  const range = { after: addMinutes(at, -96 * 60), until: addMinutes(at, -24 * 60), at };
  const isAsked = async () => {
    const taken = await withTenant(api.db, api.tenantId, (tx) => takeUnasked(tx, { ...range, limit: 50 }));
    return taken.some((one) => one.id === id);
  };
  await rowsOf(api, `update bookings set quote = true, email = 'look@sabal-mail.com' where id = $1`, [id]);
  expect(await isAsked()).toBe(false);
  await rowsOf(api, 'update bookings set quote = false where id = $1', [id]);
  expect(await isAsked()).toBe(true);
});
