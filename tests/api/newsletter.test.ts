import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { instantFromMs } from '#shared/kernel/instant.ts';
import { tenantOfSlug } from '../../server/access/find-tenant.ts';
import { deliverDueMails } from '../../server/domain/mails/deliver-due-mails.ts';
import { createMailer } from '../../server/providers/mailer/create-mailer.ts';
import { type Answer, type Api, startApi } from '../support/api.ts';
import { rowsOf } from '../support/shop.ts';
import { type SmtpSink, type SunkMail, startSmtpSink } from '../support/smtp-sink.ts';
import { countStatements } from '../support/statement-count.ts';

let api: Api;
let sink: SmtpSink;
/** Moves the server's clock, so that ten minutes and seven days pass at once. */
let laterMs = 0;
let email = '';
let named = 0;

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
beforeEach(() => {
  laterMs = 0;
  named += 1;
  email = `reader${named}@letter-mail.com`;
});

const ask = (more: object = {}) => api.post('/newsletter', { email, locale: 'en', ...more });

async function deliver(): Promise<void> {
  const tenant = await tenantOfSlug(api.db, 'sabal');
  if (!tenant) throw new Error('the seed has no tenant');
  const mailer = createMailer({ smtpUrl: sink.url });
  // Rows are due by the database's clock, which a test's own may be a little behind of.
  const now = () => instantFromMs(Date.now() + laterMs + 1_000);
  await deliverDueMails({ ...api.server.deps, mailer, now }, tenant, () => false);
  await mailer.close();
}

async function mailsTo(address: string): Promise<SunkMail[]> {
  await deliver();
  return sink.mails.filter(({ to }) => to.includes(address));
}

function linkIn(mail: SunkMail | undefined, action: string): { email: string; sig: string } {
  const found = new RegExp(`https://book\\.test/newsletter\\?action=${action}&\\S+`).exec(mail?.text ?? '');
  const query = new URL(found?.[0] ?? 'https://none.test').searchParams;
  return { email: query.get('email') ?? '', sig: query.get('sig') ?? '' };
}

async function askedLink(): Promise<{ email: string; sig: string }> {
  await ask();
  return linkIn((await mailsTo(email)).at(-1), 'confirm');
}

/** Confirms the address of this test and answers its way out. */
async function join(): Promise<{ page: { email: string; sig: string }; oneClick: URL }> {
  expect((await api.post('/newsletter/confirm', await askedLink())).status).toBe(200);
  const welcome = (await mailsTo(email)).at(-1);
  const header = welcome?.headers.find(({ key }) => key === 'list-unsubscribe')?.value ?? '';
  return { page: linkIn(welcome, 'unsubscribe'), oneClick: new URL(header.slice(1, -1)) };
}

async function stateOf(address: string): Promise<Record<string, unknown> | undefined> {
  const [row] = await rowsOf(api, 'select * from newsletter_subscribers where email = $1', [address]);
  return row as Record<string, unknown> | undefined;
}

function refusal({ status, body }: Answer): unknown[] {
  return [status, body];
}

const INVALID = [
  401,
  { error: 'Invalid or expired link. Request a secure link again.', code: 'link.invalid' },
];

describe('asking for the newsletter', () => {
  test('subscribes nobody yet and mails a link in the language asked in', async () => {
    const answer = await ask({ email: ` ${email.toUpperCase()} `, locale: 'es' });
    expect(refusal(answer)).toEqual([202, {}]);
    expect(await stateOf(email)).toMatchObject({ state: 'asked', locale: 'es', confirmed_at: null });
    const [mail, ...others] = await mailsTo(email);
    expect(others).toEqual([]);
    expect(mail?.subject).toBe('Un clic y listo: las noticias de Sabal');
    const header = (name: string) => mail?.headers.find(({ key }) => key === name)?.value;
    expect(header('from')).toBe('Sabal <no-reply@localhost>');
    expect(header('reply-to')).toBe('help@sabal.example');
    expect(mail?.text).toContain('¿Eres tú?');
    expect(mail?.html).toContain('Sí, quiero suscribirme');
    expect(linkIn(mail, 'confirm').email).toBe(email);
    expect(mail?.headers.some(({ key }) => key === 'list-unsubscribe')).toBe(false);
  });

  test('with one key is asked once, even after the person has left; another address under it is refused', async () => {
    const headers = { 'Idempotency-Key': crypto.randomUUID() };
    const again = (more: object = {}) =>
      api.post('/newsletter', { email, locale: 'en', ...more }, { headers });
    expect(refusal(await again())).toEqual([202, {}]);
    const { page } = await join();
    await api.post('/newsletter/unsubscribe', page);
    const replayed = await again();
    expect(refusal(replayed)).toEqual([202, {}]);
    expect(replayed.headers.get('idempotent-replayed')).toBe('true');
    expect(await stateOf(email)).toMatchObject({ state: 'left' });
    expect((await again({ email: 'other@letter-mail.com' })).body.code).toBe('idempotency.reused');
    expect(await countStatements(api, () => ask())).toEqual(['newsletter_ask']);
  });

  test('answers the same bytes and headers for a new, an asked, a confirmed, a departed and a robot’s address', async () => {
    const answers = [await ask(), await ask()];
    const { page } = await join();
    answers.push(await ask());
    await api.post('/newsletter/unsubscribe', page);
    answers.push(await ask(), await ask({ email: 'robot@letter-mail.com', website: 'https://spam.test' }));
    const told = answers.map(({ status, body, headers }) => {
      const kept = [...headers].filter(([name]) => name !== 'x-request-id' && name !== 'date');
      return JSON.stringify([status, body, kept]);
    });
    expect(new Set(told).size).toBe(1);
    expect(told[0]).toMatch(/^\[202,\{\}/);
  });

  test('does the same work for every one of them, a robot’s included: one statement', async () => {
    const work = (more: object = {}) => countStatements(api, () => ask(more));
    const counts = [await work(), await work()];
    const { page } = await join();
    counts.push(await work());
    await api.post('/newsletter/unsubscribe', page);
    counts.push(await work(), await work({ website: 'x' }));
    expect(new Set(counts.map((count) => JSON.stringify(count))).size).toBe(1);
  });

  test('a robot’s address leaves no row and no mail', async () => {
    await ask({ website: 'https://spam.test' });
    expect(await stateOf(email)).toBeUndefined();
    expect(await mailsTo(email)).toEqual([]);
  });

  test('again within ten minutes sends no second mail, later it does, and never to who is confirmed', async () => {
    await ask();
    laterMs = 9 * 60_000;
    await ask({ locale: 'fr' });
    expect(await mailsTo(email)).toHaveLength(1);
    laterMs = 10 * 60_000 + 1_000;
    await ask({ locale: 'fr' });
    const mails = await mailsTo(email);
    expect(mails.map(({ subject }) => subject)).toEqual([
      'One click and you’re in: Sabal news',
      'Plus qu’un clic\u00a0: les nouvelles de Sabal',
    ]);
    await api.post('/newsletter/confirm', linkIn(mails[0], 'confirm'));
    laterMs = 60 * 60_000;
    await ask();
    expect(await mailsTo(email)).toHaveLength(3); // two links and a welcome
    expect(await stateOf(email)).toMatchObject({ state: 'confirmed' });
  });

  test('eight at once write one row and one mail', async () => {
    await Promise.all(Array.from({ length: 8 }, () => ask()));
    expect(await mailsTo(email)).toHaveLength(1);
  });

  test('what can be no address is refused with its field', async () => {
    for (const wrong of [
      '',
      'ana',
      'a\u0001@b.cc',
      'a@b..cc',
      'ana@example.com',
      `${'a'.repeat(250)}@b.com`,
    ]) {
      const { status, body } = await ask({ email: wrong });
      expect([wrong, status, Object.keys(body.fields)]).toEqual([wrong, 400, ['email']]);
    }
    expect((await ask({ locale: 'de' })).body.fields).toEqual({ locale: 'invalid' });
  });
});

describe('confirming', () => {
  test('counts once, twice and at once the same, with one welcome, and keeps when and in which language', async () => {
    const link = await askedLink();
    const answers = await Promise.all([1, 2, 3].map(() => api.post('/newsletter/confirm', link)));
    answers.push(await api.post('/newsletter/confirm', link));
    for (const answer of answers) expect(refusal(answer)).toEqual([200, { status: 'confirmed' }]);
    const row = await stateOf(email);
    expect(row).toMatchObject({ state: 'confirmed', locale: 'en' });
    expect(row?.confirmed_at).toBeInstanceOf(Date);
    const [, welcome, ...more] = await mailsTo(email);
    expect(more).toEqual([]);
    expect(welcome?.subject).toBe('Welcome to Sabal news');
    const header = (name: string) => welcome?.headers.find(({ key }) => key === name)?.value ?? '';
    expect(header('list-unsubscribe')).toMatch(
      /^<https:\/\/book\.test\/api\/newsletter\/one-click\?tenant=sabal&\S+>$/,
    );
    expect(header('list-unsubscribe-post')).toBe('List-Unsubscribe=One-Click');
  });

  test('a link lives seven days from its mail', async () => {
    const link = await askedLink();
    laterMs = 7 * 86_400_000 + 60_000;
    expect(refusal(await api.post('/newsletter/confirm', link))).toEqual(INVALID);
    laterMs = 7 * 86_400_000 - 60_000;
    expect((await api.post('/newsletter/confirm', link)).status).toBe(200);
  });

  test('every wrong link is the same 401 and changes nothing', async () => {
    const { sig } = await askedLink();
    const other = 'else@letter-mail.com';
    const wrong = [
      { email: other, sig },
      { email, sig: `${sig}!!` },
      { email, sig: `${sig.slice(0, -2)}AA` },
      { email, sig: '' },
      { email: '', sig },
    ];
    for (const link of wrong) {
      expect(refusal(await api.post('/newsletter/confirm', link))).toEqual(INVALID);
      expect(refusal(await api.post('/newsletter/unsubscribe', link))).toEqual(INVALID);
    }
    // A link to join is none to leave, and another company's is none at all.
    expect(refusal(await api.post('/newsletter/unsubscribe', { email, sig }))).toEqual(INVALID);
    expect(await stateOf(email)).toMatchObject({ state: 'asked' });
  });

  test('GET confirms nothing', async () => {
    const link = await askedLink();
    expect((await api.get(`/newsletter/confirm?${new URLSearchParams(link)}`)).status).toBe(405);
    expect(await stateOf(email)).toMatchObject({ state: 'asked' });
  });
});

describe('leaving', () => {
  test('is idempotent, keeps the row, and lets the person come back with a new link only', async () => {
    const before = await askedLink();
    const { page } = await join();
    for (const _twice of [1, 2]) {
      expect(refusal(await api.post('/newsletter/unsubscribe', page))).toEqual([
        200,
        { status: 'unsubscribed' },
      ]);
    }
    const left = await stateOf(email);
    expect(left).toMatchObject({ state: 'left', epoch: 2 });
    expect(left?.confirmed_at).toBeInstanceOf(Date);
    expect(left?.left_at).toBeInstanceOf(Date);
    expect(refusal(await api.post('/newsletter/confirm', before))).toEqual(INVALID);
    expect((await join()).page.sig).not.toBe('');
    expect(await stateOf(email)).toMatchObject({ state: 'confirmed', epoch: 2 });
    // A letter of the first time still lets them out.
    expect((await api.post('/newsletter/unsubscribe', page)).status).toBe(200);
    expect(await stateOf(email)).toMatchObject({ state: 'left', epoch: 3 });
  });

  test('one click of a mail program, a form without any header of ours, is enough', async () => {
    const { oneClick } = await join();
    const address = `${api.url}${oneClick.pathname}${oneClick.search}`;
    const answer = await fetch(address, {
      method: 'POST',
      headers: { 'Content-Type': 'application/x-www-form-urlencoded' },
      body: 'List-Unsubscribe=One-Click',
    });
    expect([answer.status, await answer.json()]).toEqual([200, { status: 'unsubscribed' }]);
    expect(await stateOf(email)).toMatchObject({ state: 'left' });
  });

  test('opening the same address leads to the page and changes nothing', async () => {
    const { oneClick, page } = await join();
    const address = `${api.url}${oneClick.pathname}${oneClick.search}`;
    const answer = await fetch(address, { redirect: 'manual' });
    expect(answer.status).toBe(303);
    expect(answer.headers.get('Location')).toBe(
      `https://book.test/newsletter?${new URLSearchParams({ action: 'unsubscribe', ...page })}`,
    );
    expect(await stateOf(email)).toMatchObject({ state: 'confirmed' });
  });

  test('the tenant in the query serves there and nowhere else', async () => {
    const plain = api.as({ 'X-Tenant-Slug': undefined });
    const query = `tenant=sabal&${new URLSearchParams({ email, sig: 'x' })}`;
    expect(refusal(await plain.post(`/newsletter/one-click?${query}`))).toEqual(INVALID);
    const ofNobody = await plain.post(`/newsletter/one-click?${query.replace('sabal', 'nobody')}`);
    expect(refusal(ofNobody)).toEqual(INVALID);
    expect((await plain.get('/services?tenant=sabal')).body.code).toBe('tenant.required');
  });
});

test('the back office reads both mails, and what is no longer true is not sent', async () => {
  await ask({ locale: 'fr' });
  const [row] = await rowsOf<{ id: string }>(api, `select id from newsletter_subscribers where email = $1`, [
    email,
  ]);
  const admin = { headers: { 'X-Admin-Token': 'sabal-dev-admin' } };
  const { mails } = (await api.get('/admin/mails?limit=1', admin)).body;
  expect(mails[0]).toMatchObject({ kind: 'newsletter.confirm', to: email, state: 'waiting' });
  const { body } = await api.get(`/admin/mails/${mails[0].id}`, admin);
  expect(body.html).toContain('Oui, je m’abonne');
  await rowsOf(api, `update newsletter_subscribers set state = 'left' where id = $1`, [row?.id]);
  expect(await mailsTo(email)).toEqual([]);
  const [mail] = await rowsOf(api, 'select state, last_error from mail_outbox where recipient = $1', [email]);
  expect(mail).toEqual({ state: 'kept', last_error: 'it is no longer true' });
});

describe('with limits on', () => {
  test('one address may ask ten times in ten minutes, one mailbox may be asked for five times in an hour', async () => {
    const limited = await startApi({ env: { limitsOff: false, trustProxy: true } });
    try {
      const from = (address: string, to: string) =>
        limited.as({ 'X-Forwarded-For': address }).post('/newsletter', { email: to, locale: 'en' });
      const one = [];
      for (let n = 0; n < 11; n++) one.push((await from('10.0.0.1', `r${n}@letter-mail.com`)).status);
      expect(one).toEqual([...Array(10).fill(202), 429]);
      const same = [];
      for (let n = 0; n < 6; n++) same.push((await from(`10.0.1.${n}`, 'Same@letter-mail.com ')).status);
      expect(same).toEqual([...Array(5).fill(202), 429]);
      const keys = await rowsOf<{ key: string }>(limited, 'select key from rate_limits');
      expect(JSON.stringify(keys)).not.toContain('letter-mail');
    } finally {
      await limited.stop();
    }
  });
});
