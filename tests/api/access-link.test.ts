import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { instantFromMs } from '#shared/kernel/instant.ts';
import { tenantOfSlug } from '../../server/access/find-tenant.ts';
import { deliverDueMails } from '../../server/domain/mails/deliver-due-mails.ts';
import { createMailer } from '../../server/providers/mailer/create-mailer.ts';
import { addCompany } from '../support/add-company.ts';
import { type Api, startApi } from '../support/api.ts';
import {
  aSmallCart,
  asOwner,
  book,
  bookingBody,
  catalogueOf,
  daysInTurn,
  freeSlot,
  rowsOf,
} from '../support/shop.ts';
import { type SmtpSink, type SunkMail, startSmtpSink } from '../support/smtp-sink.ts';
import { countStatements } from '../support/statement-count.ts';

let api: Api;
let sink: SmtpSink;
/** Moves the server's clock, so that seven days pass at once. */
let laterMs = 0;
/** A customer who has booked, and an address that has not; others for each test. */
let known = '';
let unknown = '';
let named = 0;

const nextDay = daysInTurn();

beforeAll(async () => {
  sink = await startSmtpSink();
  api = await startApi({
    env: { smtpUrl: sink.url },
    now: () => instantFromMs(Date.now() + laterMs),
  });
});
afterAll(async () => {
  await api.stop();
  await sink.stop();
});
beforeEach(async () => {
  laterMs = 0;
  named += 1;
  known = `guest${named}@access-mail.com`;
  unknown = `stranger${named}@access-mail.com`;
  const { cartId, minutes } = await aSmallCart(api, await catalogueOf(api));
  const slot = await freeSlot(api, nextDay(), minutes);
  expect((await book(api, bookingBody(cartId, slot, { email: known }))).status).toBe(201);
});

const ask = (email: string, { key, ...more }: { key?: string; locale?: string } = {}) =>
  api.post('/access-link', { email, locale: 'en', ...more }, { headers: { 'Idempotency-Key': key } });

/** The link mails, without the one that told of the booking. */
async function mailsTo(address: string): Promise<SunkMail[]> {
  const tenant = await tenantOfSlug(api.db, 'sabal');
  if (!tenant) throw new Error('the seed has no tenant');
  const mailer = createMailer({ smtpUrl: sink.url });
  // Rows are due by the database's clock, which a test's own may be a little behind of.
  const now = () => instantFromMs(Date.now() + laterMs + 1_000);
  await deliverDueMails({ ...api.server.deps, mailer, now }, tenant, () => false);
  await mailer.close();
  return sink.mails.filter(({ to, text }) => to.includes(address) && text.includes('/my-bookings?'));
}

function queryIn(mail: SunkMail | undefined): string {
  const [found = 'https://none.test'] = /https:\/\/book\.test\/my-bookings\?\S+/.exec(mail?.text ?? '') ?? [];
  return new URL(found).search;
}

describe('asking for a link', () => {
  test('mails a customer who has booked the way to their bookings, in the language asked in', async () => {
    const answer = await ask(` ${known.toUpperCase()} `, { locale: 'es' });
    expect([answer.status, answer.body]).toEqual([202, {}]);
    const [mail, ...others] = await mailsTo(known);
    expect(others).toEqual([]);
    expect(mail?.subject).toBe('Tus reservas con Sabal');
    expect(mail?.html).toContain('Ver mis reservas');
    const mine = await api.get(`/bookings/my${queryIn(mail)}`);
    expect([mine.status, mine.body.upcoming.length]).toEqual([200, 1]);
  });

  test('speaks three languages', async () => {
    for (const locale of ['en', 'es', 'fr']) await ask(known, { locale });
    expect((await mailsTo(known)).map(({ subject }) => subject)).toEqual([
      'Your bookings with Sabal',
      'Tus reservas con Sabal',
      'Vos réservations chez Sabal',
    ]);
  });

  test('a cancelled booking is one too', async () => {
    await rowsOf(api, `update bookings set status = 'CANCELLED', claim_id = null where email = $1`, [known]);
    await ask(known);
    expect(await mailsTo(known)).toHaveLength(1);
  });

  test('mails a stranger nothing and keeps nothing of them', async () => {
    await ask(unknown);
    expect(await mailsTo(unknown)).toEqual([]);
    expect(await rowsOf(api, 'select 1 from mail_outbox where recipient = $1', [unknown])).toEqual([]);
  });

  test('a booking that the back office has deleted makes nobody known', async () => {
    await rowsOf(api, 'update bookings set deleted_at = now() where email = $1', [known]);
    await ask(known);
    expect(await mailsTo(known)).toEqual([]);
  });

  test('answers the same bytes and headers for every address, with and without a key, first and again', async () => {
    const key = crypto.randomUUID();
    const other = crypto.randomUUID();
    const told = (answers: Awaited<ReturnType<typeof ask>>[]) =>
      answers.map(({ status, body, headers }) => {
        const kept = [...headers].filter(([name]) => name !== 'x-request-id' && name !== 'date');
        return JSON.stringify([status, body, kept]);
      });
    const of = async (email: string, itsKey: string) =>
      told([
        await ask(email),
        await ask(email),
        await ask(email, { key: itsKey }),
        await ask(email, { key: itsKey }),
      ]);
    const answers = await of(known, key);
    expect(await of(unknown, other)).toEqual(answers);
    expect(answers[0]).toMatch(/^\[202,\{\}/);
  });

  test('does the same work for every address, and always writes, so that the end of it takes as long', async () => {
    const plain = ['insert mail_outbox', 'delete mail_outbox'];
    expect(await countStatements(api, () => ask(known))).toEqual(plain);
    expect(await countStatements(api, () => ask(unknown))).toEqual(plain);
    const keyed = ['idempotency_key_take', ...plain, 'idempotency_answer_store'];
    expect(await countStatements(api, () => ask(known, { key: crypto.randomUUID() }))).toEqual(keyed);
    expect(await countStatements(api, () => ask(unknown, { key: crypto.randomUUID() }))).toEqual(keyed);
  });

  test('with one key, also at once, mails one link; another address under it is refused', async () => {
    const key = crypto.randomUUID();
    const answers = await Promise.all([1, 2, 3, 4].map(() => ask(known, { key })));
    expect(answers.map(({ status }) => status)).toEqual([202, 202, 202, 202]);
    expect(await mailsTo(known)).toHaveLength(1);
    expect((await ask(unknown, { key })).body.code).toBe('idempotency.reused');
  });

  test('what can be no address is refused with its field, a key that is none with its code', async () => {
    for (const wrong of [
      '',
      'ana',
      'a\u0001@b.cc',
      'a@b..cc',
      'ana@example.com',
      `${'a'.repeat(250)}@b.com`,
    ]) {
      const { status, body } = await ask(wrong);
      expect([wrong, status, Object.keys(body.fields)]).toEqual([wrong, 400, ['email']]);
    }
    expect((await ask(known, { locale: 'de' })).body.fields).toEqual({ locale: 'invalid' });
    expect((await ask(known, { key: 'short' })).status).toBe(400);
  });

  test('a link lives seven days from its mail', async () => {
    await ask(known);
    const query = queryIn((await mailsTo(known))[0]);
    laterMs = 7 * 86_400_000 - 60_000;
    expect((await api.get(`/bookings/my${query}`)).status).toBe(200);
    laterMs = 7 * 86_400_000 + 60_000;
    expect((await api.get(`/bookings/my${query}`)).body.code).toBe('link.invalid');
  });

  test('the back office reads the mail', async () => {
    await ask(known, { locale: 'fr' });
    const admin = { headers: { 'X-Admin-Token': 'sabal-dev-admin' } };
    const { mails } = (await api.get('/admin/mails?limit=1', admin)).body;
    expect(mails[0]).toMatchObject({ kind: 'access.link', to: known, state: 'waiting' });
    const { body } = await api.get(`/admin/mails/${mails[0].id}`, admin);
    expect(body.text).toContain('Voir mes réservations');
  });
});

test('with limits on, one mailbox is asked for three times in an hour, known or not, and one address asks ten times', async () => {
  const limited = await startApi({ env: { limitsOff: false, trustProxy: true } });
  try {
    const from = (address: string, email: string) =>
      limited.as({ 'X-Forwarded-For': address }).post('/access-link', { email, locale: 'en' });
    const same = [];
    for (let n = 0; n < 4; n++) same.push(await from(`10.0.1.${n}`, ` ${unknown.toUpperCase()}`));
    expect(same.map(({ status }) => status)).toEqual([202, 202, 202, 429]);
    expect(Number(same[3]?.headers.get('retry-after'))).toBeGreaterThan(0);
    // Another company's customer is another, whatever their address.
    await asOwner(limited.ownerUrl, (owner) => addCompany(owner, crypto.randomUUID(), 'zeta'));
    const zeta = limited.as({ 'X-Tenant-Slug': 'zeta', 'X-Forwarded-For': '10.0.2.1' });
    expect((await zeta.post('/access-link', { email: unknown, locale: 'en' })).status).toBe(202);
    const one = [];
    for (let n = 0; n < 11; n++) one.push((await from('10.0.0.1', `r${n}@access-mail.com`)).status);
    expect(one).toEqual([...Array(10).fill(202), 429]);
    const keys = await rowsOf<{ key: string }>(limited, 'select key from rate_limits');
    expect(JSON.stringify(keys)).not.toContain('access-mail');
  } finally {
    await limited.stop();
  }
});
