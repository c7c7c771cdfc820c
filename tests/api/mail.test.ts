import type { AddressInfo } from 'node:net';
import { SMTPServer } from 'smtp-server';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { tenantOfSlug } from '../../server/access/find-tenant.ts';
import { connect } from '../../server/db/connect.ts';
import { deliverDueMails } from '../../server/domain/mails/deliver-due-mails.ts';
import { createMailer } from '../../server/providers/mailer/create-mailer.ts';
import type { Api } from '../support/api.ts';
import { startApi } from '../support/api.ts';
import { readCalendar } from '../support/read-calendar.ts';
import type { TestCatalogue } from '../support/shop.ts';
import {
  aSmallCart,
  asOwner,
  book,
  bookingBody,
  catalogueOf,
  freeSlot,
  linkOf,
  slotsOn,
  weekdayAhead,
} from '../support/shop.ts';
import type { SmtpSink } from '../support/smtp-sink.ts';
import { startSmtpSink } from '../support/smtp-sink.ts';

let api: Api;
let sink: SmtpSink;
let shop: TestCatalogue;
beforeAll(async () => {
  sink = await startSmtpSink();
  api = await startApi({ env: { smtpUrl: sink.url } });
  shop = await catalogueOf(api);
});
afterAll(async () => {
  await api.stop();
  await sink.stop();
});
afterEach(() => {
  sink.onMail = undefined;
});

let booked = 0;

async function bookOne(change: object = {}) {
  const day = weekdayAhead(3 + booked++);
  const { cartId, minutes } = await aSmallCart(api, shop);
  const slot = await freeSlot(api, day, minutes);
  const answer = await book(api, bookingBody(cartId, slot, change));
  expect(answer.status).toBe(201);
  return answer.body;
}

async function deliver(smtpUrl: string | undefined = sink.url): Promise<void> {
  const { deps } = api.server;
  const tenant = await tenantOfSlug(deps.db, 'sabal');
  if (!tenant) throw new Error('the seed has no tenant');
  const mailer = createMailer({ smtpUrl });
  await deliverDueMails({ ...deps, mailer }, tenant, () => false);
  await mailer.close();
}

function mailRows(): Promise<Record<string, unknown>[]> {
  return asOwner(api.ownerUrl, async (client) => {
    await client.query(`select set_config('app.tenant_id', $1, false)`, [api.tenantId]);
    return (await client.query('select * from mail_outbox order by created_at desc')).rows;
  });
}

test('a booking sends one mail in its language, whose link opens the booking', async () => {
  const booking = await bookOne({ locale: 'es', email: 'ana@correo-real.com' });
  await deliver();
  await deliver();
  const mails = sink.mails.filter(({ to }) => to.includes('ana@correo-real.com'));
  expect(mails).toHaveLength(1);
  const [mail] = mails;
  expect(mail?.subject).toMatch(/^Reserva confirmada: Limpieza de alfombras, /);
  expect(mail?.text).toContain('Hola, Ana Diaz:');
  const url = /https:\/\/book\.test\/manage\?\S+/.exec(mail?.text ?? '')?.[0] ?? '';
  const { id, email, sig } = linkOf(url);
  expect(id).toBe(booking.bookingId);
  const shown = await api.get(`/bookings/${id}?${new URLSearchParams({ email, sig })}`);
  expect(shown).toMatchObject({ status: 200, body: { status: 'CONFIRMED', customerName: 'Ana Diaz' } });
  expect(mail?.messageId).toMatch(/^<[0-9a-f-]{36}@book\.test>$/);
});

test('the gate code stands in no mail', async () => {
  const address = { line1: '1 Gate Rd', city: 'Orlando', postalCode: '32801', gateCode: '#OCELOT' };
  await bookOne({ email: 'gate@correo-real.com', address });
  await deliver();
  const mail = sink.mails.find(({ to }) => to.includes('gate@correo-real.com'));
  expect(mail).toBeDefined();
  expect(JSON.stringify(mail)).not.toContain('OCELOT');
});

test('a name that tries to write headers or markup stays words', async () => {
  const customerName = 'Eve\r\nBcc: all@sabal-mail.com <script>alert(1)</script>';
  await bookOne({ email: 'eve@correo-real.com', customerName });
  await deliver();
  const mail = sink.mails.find(({ to }) => to.includes('eve@correo-real.com'));
  expect(mail?.to).toEqual(['eve@correo-real.com']);
  expect(mail?.headers.some(({ key }) => key === 'bcc')).toBe(false);
  expect(mail?.html).toContain('&lt;script&gt;');
  expect(mail?.html).not.toContain('<script>');
});

test('a server that is busy is asked again later, under the same Message-ID', async () => {
  const seen: string[] = [];
  sink.onMail = ({ messageId }) => {
    seen.push(messageId);
    throw Object.assign(new Error('try later'), { responseCode: 451 });
  };
  await bookOne({ email: 'later@correo-real.com' });
  await deliver();
  const [row] = await mailRows();
  expect(row).toMatchObject({ state: 'waiting', attempts: 1, sent_at: null });
  sink.onMail = ({ messageId }) => void seen.push(messageId);
  await asOwner(api.ownerUrl, (client) => client.query(`update mail_outbox set next_at = now()`));
  await deliver();
  expect((await mailRows())[0]).toMatchObject({ state: 'sent', attempts: 2 });
  expect(new Set(seen).size).toBe(1);
});

test('a mail that is refused for good is dead at once and says so to staff', async () => {
  sink.onMail = () => {
    throw Object.assign(new Error('no such person'), { responseCode: 550 });
  };
  await bookOne({ email: 'nobody@correo-real.com' });
  await deliver();
  expect((await mailRows())[0]).toMatchObject({ state: 'dead', attempts: 1 });
  const listed = await api.get('/admin/mails', { headers: { 'X-Admin-Token': 'sabal-dev-admin' } });
  expect(listed.body.mails[0]).toMatchObject({ to: 'nobody@correo-real.com', state: 'dead', sentAt: null });
});

test('staff find the dead among the mails, see why, and try one again, which sends it once', async () => {
  const admin = { headers: { 'X-Admin-Token': 'sabal-dev-admin' } };
  const email = 'again@correo-real.com';
  sink.onMail = () => {
    throw Object.assign(new Error('mailbox full'), { responseCode: 552 });
  };
  await bookOne({ email });
  await deliver();
  sink.onMail = undefined;
  const { mails } = (await api.get('/admin/mails?state=dead', admin)).body;
  expect(new Set(mails.map(({ state }: { state: string }) => state))).toEqual(new Set(['dead']));
  const { id } = mails.find(({ to }: { to: string }) => to === email);
  expect((await api.get(`/admin/mails/${id}`, admin)).body.reason).toContain('mailbox full');
  const retry = () => api.post(`/admin/mails/${id}/retry`, undefined, admin);
  expect((await retry()).body).toMatchObject({ state: 'waiting', attempts: 0 });
  await deliver();
  expect((await retry()).body).toMatchObject({ state: 'sent', attempts: 1 });
  await deliver();
  expect(sink.mails.filter(({ to }) => to.includes(email))).toHaveLength(1);
  expect((await api.post(`/admin/mails/${crypto.randomUUID()}/retry`, undefined, admin)).status).toBe(404);
  expect((await api.post(`/admin/mails/${id}/retry`)).status).toBe(401);
  expect((await api.get('/admin/mails?state=lost', admin)).status).toBe(400);
});

test('a booking’s mails carry the file that its manage page offers: first to enter, at last to strike out', async () => {
  const email = 'diary@correo-real.com';
  const link = linkOf((await bookOne({ email })).manageUrl);
  await deliver();
  await rescheduleLast(link);
  await deliver();
  await api.post(`/bookings/${link.id}/cancel`, { email, sig: link.sig });
  await deliver();
  const files = sink.mails.filter(({ to }) => to.includes(email)).map((mail) => mail.files[0]);
  expect(files.map((file) => file?.method)).toEqual(['REQUEST', 'REQUEST', 'CANCEL']);
  const read = files.map((file) => readCalendar(file?.text ?? '').values);
  expect(read.map(({ uid, sequence }) => [uid, sequence])).toEqual([
    [`${link.id}@book.test`, '1'],
    [`${link.id}@book.test`, '2'],
    [`${link.id}@book.test`, '3'],
  ]);
  const { body } = await api.get(`/bookings/${link.id}/calendar.ics?${new URLSearchParams(link)}`);
  expect(readCalendar(String(body))).toEqual(readCalendar(files[2]?.text ?? ''));
});

test('a server that does not know us is asked again: that is our mistake, not the mail’s', async () => {
  const server = new SMTPServer({
    allowInsecureAuth: true,
    disabledCommands: ['STARTTLS'],
    logger: false,
    onAuth: (_auth, _session, done) =>
      done(Object.assign(new Error('wrong password'), { responseCode: 535 })),
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.server.address() as AddressInfo; // listening on a port, so it is no pipe name
  await bookOne({ email: 'password@correo-real.com' });
  await deliver(`smtp://sabal:old@127.0.0.1:${port}`);
  await new Promise<void>((resolve) => server.close(() => resolve()));
  expect((await mailRows())[0]).toMatchObject({ state: 'waiting', attempts: 1 });
});

test('a booking cancelled before its mail left is not called booked any more', async () => {
  const email = 'regrets@correo-real.com';
  const { id, sig } = linkOf((await bookOne({ email })).manageUrl);
  await api.post(`/bookings/${id}/cancel`, { email, sig });
  await deliver();
  const subjects = sink.mails.filter(({ to }) => to.includes(email)).map(({ subject }) => subject);
  expect(subjects).toEqual([expect.stringMatching(/^Cancelled: /)]);
});

/** Moves a visit to the last free time of its day. */
async function rescheduleLast(link: { id: string; email: string; sig: string }) {
  const { startISO } = (await api.get(`/bookings/${link.id}?${new URLSearchParams(link)}`)).body;
  const slots = await slotsOn(api, startISO.slice(0, 10));
  const last = slots.filter(({ available }) => available).at(-1);
  const { email, sig } = link;
  const body = { email, sig, startISO: last?.startAt, endISO: last?.endAt };
  const headers = { 'Idempotency-Key': crypto.randomUUID() };
  const answer = await api.post(`/bookings/${link.id}/reschedule`, body, { headers });
  expect(answer.status).toBe(200);
  return answer.body;
}

test.each([
  ['en', 'New time: Carpet cleaning, ', 'New time: ', 'Old time: '],
  ['es', 'Nuevo horario: Limpieza de alfombras, ', 'Nuevo horario: ', 'Horario anterior: '],
  ['fr', 'Nouvel horaire\u00a0: ', 'Nouvel horaire\u00a0: ', 'Ancien horaire\u00a0: '],
] as const)(
  'a moved visit is told in %s with its new and its old time, and a link that opens it',
  async (locale, subject, newTime, oldTime) => {
    const email = `moved.${locale}@correo-real.com`;
    const before = await bookOne({ locale, email });
    const after = await rescheduleLast(linkOf(before.manageUrl));
    await deliver();
    const mail = sink.mails.filter(({ to }) => to.includes(email)).at(-1);
    expect(mail?.subject.startsWith(subject)).toBe(true);
    const hour = (iso: string) =>
      new Intl.DateTimeFormat(locale === 'es' ? 'es-US' : locale, {
        timeZone: 'America/New_York',
        hour: 'numeric',
        minute: '2-digit',
      })
        .format(new Date(iso))
        .replace(' ', '\u00a0'); // D543
    const line = (label: string) => mail?.text.split('\n').find((text) => text.startsWith(label));
    expect(line(newTime)).toContain(`, ${hour(after.startISO)} – ${hour(after.endISO)} (`);
    expect(line(oldTime)).toContain(`, ${hour(before.startISO)} – ${hour(before.endISO)} (`);
    const link = linkOf(/https:\/\/book\.test\/manage\?\S+/.exec(mail?.text ?? '')?.[0] ?? '');
    expect((await api.get(`/bookings/${link.id}?${new URLSearchParams(link)}`)).body.version).toBe(2);
  },
);

test('a mail of a move names the times it was written for, and is not sent once they are no longer true', async () => {
  const email = 'twice@correo-real.com';
  const link = linkOf((await bookOne({ email })).manageUrl);
  const first = await rescheduleLast(link);
  const { startISO } = await rescheduleLast(link);
  expect(startISO).not.toBe(first.startISO);
  await deliver();
  const told = sink.mails.filter(({ to, subject }) => to.includes(email) && subject.startsWith('New time'));
  expect(told).toHaveLength(1);
  const rows = (await mailRows()).filter(({ recipient }) => recipient === email);
  const overtaken = rows.find(({ dedupe_key: key }) => String(key).endsWith(':2'));
  expect(overtaken).toMatchObject({ state: 'kept', last_error: 'it is no longer true' });
  const admin = { headers: { 'X-Admin-Token': 'sabal-dev-admin' } };
  const kept = (await api.get(`/admin/mails/${overtaken?.id}`, admin)).body;
  const sent = told[0]?.text ?? '';
  const lineOf = (text: string, label: string) =>
    text
      .split('\n')
      .find((line) => line.startsWith(label))
      ?.slice(label.length);
  expect(lineOf(kept.text, 'New time: ')).toBe(lineOf(sent, 'Old time: '));
});

test('a visit that staff then move without a mail is told as it is now, by the mail that still waits', async () => {
  const email = 'silent@correo-real.com';
  const { id, sig, ...link } = linkOf((await bookOne({ email })).manageUrl);
  const before = (await api.get(`/bookings/${id}?${new URLSearchParams({ ...link, id, sig })}`)).body;
  await rescheduleLast({ ...link, id, sig });
  const slots = await slotsOn(api, before.startISO.slice(0, 10));
  const other = slots.find(({ available, startAt }) => available && startAt !== before.startISO);
  const staff = { headers: { 'X-Admin-Token': 'sabal-dev-admin', 'Idempotency-Key': crypto.randomUUID() } };
  const time = { email, startISO: other?.startAt, endISO: other?.endAt, notify: false };
  const moved = await api.post(`/admin/bookings/${id}/reschedule`, time, staff);
  expect(moved.status).toBe(200);
  await deliver();
  const told = sink.mails.filter(({ to, subject }) => to.includes(email) && subject.startsWith('New time'));
  expect(told).toHaveLength(1);
  const hour = new Intl.DateTimeFormat('en', {
    timeZone: 'America/New_York',
    hour: 'numeric',
    minute: '2-digit',
  })
    .format(new Date(other?.startAt ?? 0))
    .replace(' ', '\u00a0');
  expect(told[0]?.text.split('\n').find((line) => line.startsWith('New time: '))).toContain(`, ${hour} – `);
});

test('a pending visit that is moved still says that it has to be confirmed', async () => {
  const email = 'still.pending@correo-real.com';
  const address = { line1: '1 Far Rd', city: 'Atlanta', region: 'GA', postalCode: '30301' };
  await rescheduleLast(linkOf((await bookOne({ email, address })).manageUrl));
  await deliver();
  const mail = sink.mails.filter(({ to }) => to.includes(email)).at(-1);
  expect(mail?.text).toContain('We still have to confirm this visit');
});

test('without an SMTP server mails are kept, never called sent, and readable in the back office', async () => {
  await bookOne({ email: 'kept@correo-real.com', locale: 'fr' });
  const keeper = createMailer({});
  const { deps } = api.server;
  const tenant = await tenantOfSlug(deps.db, 'sabal');
  if (!tenant) throw new Error('the seed has no tenant');
  await deliverDueMails({ ...deps, mailer: keeper }, tenant, () => false);
  const admin = { headers: { 'X-Admin-Token': 'sabal-dev-admin' } };
  const { mails } = (await api.get('/admin/mails?limit=1', admin)).body;
  expect(mails[0]).toMatchObject({ to: 'kept@correo-real.com', state: 'kept', sentAt: null });
  const { body } = await api.get(`/admin/mails/${mails[0].id}`, admin);
  expect(body.text).toContain('Bonjour Ana Diaz,');
  expect(body.text).toContain('https://book.test/manage?');
  expect(body.html).toContain('C’est réservé');
});

test('the outbox is paged without a row lost or repeated, and closed to customers', async () => {
  const admin = { headers: { 'X-Admin-Token': 'sabal-dev-admin' } };
  const seen: string[] = [];
  let cursor = '';
  do {
    const page = (await api.get(`/admin/mails?limit=2${cursor && `&cursor=${cursor}`}`, admin)).body;
    seen.push(...page.mails.map(({ id }: { id: string }) => id));
    cursor = page.nextCursor ?? '';
  } while (cursor);
  const all = (await mailRows()).map(({ id }) => id);
  expect([...seen].sort()).toEqual([...all].sort());
  expect((await api.get('/admin/mails')).status).toBe(401);
  expect((await api.get(`/admin/mails/${crypto.randomUUID()}`, admin)).status).toBe(404);
});

test('two workers at once send each mail once', async () => {
  for (let n = 0; n < 4; n++) await bookOne({ email: `pair${n}@correo-real.com` });
  const before = sink.mails.length;
  const other = connect(api.db.client.config.connection.connectionString, { max: 2 });
  const tenant = await tenantOfSlug(api.db, 'sabal');
  if (!tenant) throw new Error('the seed has no tenant');
  const mailer = createMailer({ smtpUrl: sink.url });
  const { deps } = api.server;
  await Promise.all([
    deliverDueMails({ ...deps, mailer }, tenant, () => false),
    deliverDueMails({ ...deps, mailer, db: other }, tenant, () => false),
  ]);
  await mailer.close();
  await other.destroy();
  const fresh = sink.mails.slice(before);
  expect(fresh).toHaveLength(4);
  expect(new Set(fresh.map(({ messageId }) => messageId)).size).toBe(4);
});
