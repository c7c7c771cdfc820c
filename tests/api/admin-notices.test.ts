import { afterEach, describe, expect, test } from 'vitest';
import type { NoticesView } from '#shared/api/admin/notices.ts';
import { connect } from '../../server/db/connect.ts';
import { noteForStaff } from '../../server/db/repos/notices/notices.ts';
import { apiUrl } from '../../server/db/roles.ts';
import { withTenant } from '../../server/db/with-tenant.ts';
import { createMailer } from '../../server/providers/mailer/create-mailer.ts';
import { MailRefused } from '../../server/providers/mailer/port.ts';
import { aBooking, cancelBooking, move, slotAt } from '../support/booking.ts';
import { deliver, openMailShop, outboxOf, sentTo, share, summarise } from '../support/mail-shop.ts';
import { api, day, nextDay, shop, staff } from '../support/open-shop.ts';
import { book, bookingBody, fillCart, freeSlot, rowsOf } from '../support/shop.ts';

openMailShop();

type Address = NoticesView['addresses'][number];
let count = 0;

function someone(change: Partial<Address> = {}) {
  const email = `staff${count++}@sabal-mail.com`;
  const kinds = ['booked', 'moved', 'cancelled', 'quote', 'undeliverable', 'review'] as const;
  return {
    id: crypto.randomUUID(),
    label: 'Claire',
    email,
    locale: 'fr' as const,
    kinds: [...kinds],
    daily: false,
    ...change,
  };
}

async function show(): Promise<NoticesView> {
  return (await staff.get('/admin/notices')).body;
}

async function save(addresses: readonly object[], change: object = {}) {
  const { version: expectedVersion, summaryMinute } = await show();
  return staff.put('/admin/notices', { addresses, summaryMinute, expectedVersion, ...change });
}

async function tell<T extends object>(...addresses: readonly T[]): Promise<readonly T[]> {
  expect((await save(addresses)).status).toBe(200);
  return addresses;
}

afterEach(async () => {
  await save([], { summaryMinute: 18 * 60 });
  await rowsOf(api, 'delete from notices');
});

const kindsTo = async ({ email }: { email: string }) => (await outboxOf(email)).map(({ kind }) => kind);

describe('the settings', () => {
  test('begin empty, and are kept tidied, in their order, with a version and a history', async () => {
    expect(await show()).toEqual({ version: 1, summaryMinute: 18 * 60, addresses: [] });
    const [claire, marc] = [someone({ label: '  Claire  D ' }), someone({ locale: 'en', daily: true })];
    const { status, body } = await save([claire, marc], { summaryMinute: 7 * 60 });
    expect(status).toBe(200);
    expect(body).toMatchObject({
      ...{ version: 2, summaryMinute: 420 },
      addresses: [
        { label: 'Claire D', email: claire.email, bounced: null, lastMail: null },
        { email: marc.email, locale: 'en', daily: true },
      ],
    });
    expect(await show()).toEqual(body);
    const { changes } = (await staff.get('/admin/notices/history')).body;
    expect(changes[0]).toMatchObject({
      by: 'Sabal',
      before: { addresses: [], summaryMinute: 1080 },
      after: { addresses: [{ label: 'Claire D' }, {}], summaryMinute: 420 },
    });
  });

  test('the same again changes nothing; of two who write at once one is told what the other wrote', async () => {
    const claire = someone();
    await tell(claire);
    const before = await show();
    expect((await save([claire], { expectedVersion: 1 })).body).toEqual(before);
    const both = await Promise.all([save([someone()]), save([someone()])]);
    expect(both.map(({ status }) => status).sort()).toEqual([200, 409]);
    const [won, lost] = both[0]?.status === 200 ? both : [...both].reverse();
    expect(lost?.body).toMatchObject({ code: 'notices.changed', notices: won?.body });
  });

  test('refuse beside the field, and keep what was there', async () => {
    const claire = someone();
    await tell(claire);
    const before = await show();
    const bad = [claire, someone({ email: claire.email.toUpperCase() }), someone({ email: 'no', kinds: [] })];
    expect(await save(bad)).toMatchObject({
      status: 400,
      body: { fields: { '1.email': 'taken', '2.email': 'invalid', '2.kinds': 'required' } },
    });
    const odd = [
      { addresses: Array.from({ length: 11 }, () => someone()) },
      { addresses: [claire, claire] },
      { summaryMinute: 1081 },
      { addresses: [{ ...claire, kinds: ['everything'] }] },
    ];
    for (const change of odd) expect((await save([claire], change)).status).toBe(400);
    expect(await show()).toEqual(before);
  });

  test('only staff read and write them', async () => {
    const calls = [
      api.get('/admin/notices'),
      api.put('/admin/notices', {}),
      api.get('/admin/notices/history'),
      api.post('/admin/notices/test', {}),
    ];
    expect((await Promise.all(calls)).map(({ status }) => status)).toEqual([401, 401, 401, 401]);
  });
});

describe('what happens', () => {
  test('is told once to each who asked for it, in their language, with the way to the visit and no customer’s link', async () => {
    const [claire, marc] = await tell(someone(), someone({ locale: 'en', kinds: ['cancelled'] }));
    if (!claire || !marc) throw new Error('two were saved');
    const booking = await aBooking();
    await Promise.all([share(), share()]);
    await share();
    expect([await kindsTo(claire), await kindsTo(marc)]).toEqual([['staff.booked'], []]);
    await move(booking, await slotAt(nextDay(), booking.minutes, 2));
    await cancelBooking(booking);
    await share();
    await deliver();
    expect(await kindsTo(claire)).toEqual(['staff.booked', 'staff.moved', 'staff.cancelled']);
    expect(await kindsTo(marc)).toEqual(['staff.cancelled']);
    // What is no longer so is kept: the visit is cancelled by now.
    expect((await outboxOf(claire.email)).map(({ state }) => state)).toEqual(['kept', 'kept', 'sent']);
    const [french, english] = [sentTo(claire.email)[0], sentTo(marc.email)[0]];
    expect(french?.subject).toMatch(/^Visite annulée\u00a0: /);
    expect(french?.text).toContain('Le client a annulé sa visite');
    expect(english?.subject).toMatch(/^Visit cancelled: /);
    for (const mail of [french, english]) {
      expect(mail?.text).toMatch(
        new RegExp(`/admin/calendar\\?day=\\d{4}-\\d\\d-\\d\\d&visit=${booking.id}`),
      );
      expect(`${mail?.text}${mail?.html}`).not.toMatch(/sig=|\/manage|box=/);
      expect(`${mail?.text}${mail?.html}`).not.toContain(booking.sig);
      expect(mail?.text).toMatch(/^(Téléphone\u00a0:|Phone:) \(407\) 555-0134$/m); // its link: sample-mails.test.ts
    }
  });

  test('a request for a quote is told as one, and what staff enter names them', async () => {
    const [claire] = await tell(someone());
    const pavers = {
      ...{ id: crypto.randomUUID(), serviceId: shop.paversId, productId: null },
      instances: [{ id: crypto.randomUUID(), intake: { kind: 'pavers', description: 'Patio' } }],
    };
    const cartId = await fillCart(api, [pavers]);
    const { minutes } = (await api.get(`/cart/${cartId}?withTotals=1`)).body.totals;
    const { body } = await book(api, bookingBody(cartId, await freeSlot(api, day, minutes)));
    await staff.patch(`/admin/bookings/${body.bookingId}`, { status: 'CANCELLED' });
    await share();
    expect(await kindsTo(claire ?? someone())).toEqual(['staff.quote', 'staff.cancelled']);
    await deliver();
    expect(sentTo(claire?.email ?? '')[0]?.text).toContain('Sabal a annulé cette visite');
  });

  test('is written with its fact or not at all, and not where nobody is told', async () => {
    await aBooking();
    expect(await rowsOf(api, 'select * from notices')).toEqual([]);
    await tell(someone());
    const tenant = api.tenantId;
    const failed = withTenant(api.db, tenant, async (tx) => {
      await noteForStaff(tx, { ...aReview(null), dedupeKey: 'review:1' });
      throw new Error('rolled back');
    });
    await expect(failed).rejects.toThrow('rolled back');
    expect(await rowsOf(api, 'select * from notices')).toEqual([]);
  });

  test('a review is told with its stars', async () => {
    const [claire] = await tell(someone());
    const { id } = await aBooking();
    const note = () =>
      withTenant(api.db, api.tenantId, (tx) =>
        noteForStaff(tx, { ...aReview(id), dedupeKey: `review:${id}` }),
      );
    await note();
    await note();
    await share();
    await deliver();
    const mails = sentTo(claire?.email ?? '');
    expect(mails.map(({ subject }) => subject.split('\u00a0:')[0])).toEqual([
      'Nouvelle réservation',
      'Nouvel avis',
    ]);
    expect(mails[1]?.text).toContain('★★★★☆ (4/5)');
  });

  test('strangers cannot flood an address: what they cause waits after eight an hour, what staff cause does not', async () => {
    const [claire] = await tell(someone());
    const email = claire?.email ?? '';
    await rowsOf(
      api,
      `insert into mail_outbox (tenant_id, id, dedupe_key, kind, recipient, locale, payload, state, sent_at)
       select $1, gen_random_uuid(), 'flood:' || n, 'booking.booked', $2, 'fr', '{}', 'sent', now() from generate_series(1, 8) n`,
      [api.tenantId, email],
    );
    const booking = await aBooking();
    await share();
    await deliver();
    expect(sentTo(email)).toEqual([]);
    await staff.patch(`/admin/bookings/${booking.id}`, { status: 'CANCELLED' });
    await share();
    await deliver();
    expect(sentTo(email).map(({ subject }) => subject.slice(0, 6))).toEqual(['Visite']);
  });
});

function aReview(bookingId: string | null) {
  const at = api.server.deps.now();
  return {
    id: crypto.randomUUID(),
    kind: 'review',
    bookingId,
    actor: 'customer',
    detail: { stars: 4 },
    at,
  } as const;
}

describe('a mail that does not arrive', () => {
  const send = async () => {
    throw new MailRefused('550 no such mailbox');
  };
  const refused = () => ({ mailer: { delivers: true, send, close: async () => undefined } });

  test('to a customer is told, with the mail and the visit', async () => {
    const [claire] = await tell(someone({ kinds: ['undeliverable'] }));
    const booking = await aBooking();
    await deliver(undefined, refused());
    await share();
    await deliver();
    const [mail] = sentTo(claire?.email ?? '');
    expect(mail?.subject).toMatch(/^Courriel non remis\u00a0: /);
    expect(mail?.text).toContain('550 no such mailbox');
    expect(mail?.text).toMatch(/\/admin\/mails\/[0-9a-f-]{36}/);
    expect(mail?.text).toContain(`visit=${booking.id}`);
  });

  test('to one of the company stops what is written to them until a test arrives, and the others are told once', async () => {
    const [claire, marc] = await tell(someone(), someone({ kinds: ['undeliverable'] }));
    if (!claire || !marc) throw new Error('two were saved');
    await aBooking();
    await share();
    await rowsOf(
      api,
      `update mail_outbox set state = 'kept' where kind = 'booking.booked' and state = 'waiting'`,
    );
    await deliver(undefined, refused());
    const [shown] = (await show()).addresses;
    expect(shown).toMatchObject({ bounced: { reason: '550 no such mailbox' }, lastMail: { state: 'dead' } });
    await share();
    await deliver(undefined, refused());
    await share();
    expect([await kindsTo(claire), await kindsTo(marc)]).toEqual([['staff.booked'], ['staff.undeliverable']]);
    // Both are refused by now, and no mail about a mail about a mail follows.
    await aBooking();
    await share();
    expect([await kindsTo(claire), await kindsTo(marc)]).toEqual([['staff.booked'], ['staff.undeliverable']]);
    const { status, body } = await staff.post('/admin/notices/test', { addressId: claire.id });
    expect([status, body.leaves]).toEqual([202, false]);
    await deliver();
    expect((await staff.get(`/admin/mails/${body.mailId}`)).body).toMatchObject({
      state: 'sent',
      kind: 'staff.test',
    });
    expect((await show()).addresses[0]).toMatchObject({ bounced: null, lastMail: { state: 'sent' } });
    expect(sentTo(claire.email)[0]?.text).toContain(
      'Cette adresse sera prévenue de\u00a0: nouvelles réservations, ',
    );
  });
});

describe('a test', () => {
  test('without a mail server is kept, and says so; for nobody it is 404', async () => {
    const [claire] = await tell(someone());
    const { body } = await staff.post('/admin/notices/test', { addressId: claire?.id });
    await deliver(undefined, { mailer: createMailer({}) });
    expect((await staff.get(`/admin/mails/${body.mailId}`)).body).toMatchObject({
      state: 'kept',
      sentAt: null,
    });
    const nobody = await staff.post('/admin/notices/test', { addressId: crypto.randomUUID() });
    expect([nobody.status, nobody.body.code]).toEqual([404, 'notice.not_found']);
  });

  test('D533: whose answer was lost is asked for again under its key, and is one mail', async () => {
    const [claire] = await tell(someone());
    const headers = { 'Idempotency-Key': crypto.randomUUID() };
    const press = () => staff.post('/admin/notices/test', { addressId: claire?.id }, { headers });
    const first = await press();
    expect(await press()).toMatchObject({ status: 202, body: first.body });
    expect(await outboxOf(claire?.email ?? '')).toHaveLength(1);
  });

  test('for an address that was taken away before it left is not sent', async () => {
    const [claire] = await tell(someone());
    await staff.post('/admin/notices/test', { addressId: claire?.id });
    await tell(someone());
    await deliver();
    expect(await outboxOf(claire?.email ?? '')).toMatchObject([{ state: 'kept' }]);
  });
});

describe('the summary of the day', () => {
  /** 18:00 in New York is 23:00 in UTC in winter. */
  const evening = (dayISO: string) => `${dayISO}T23:05:00Z`;
  const tomorrow = () => new Date(Date.now() + 86_400_000).toISOString().slice(0, 10);

  test('is one mail of all that happened, written once by two nodes, and none of a day on which nothing did', async () => {
    const [claire] = await tell(someone({ daily: true }));
    const email = claire?.email ?? '';
    const booking = await aBooking();
    await cancelBooking(booking);
    await share();
    expect(await outboxOf(email)).toEqual([]);
    const other = connect(apiUrl(api.ownerUrl), { max: 2 });
    const due = evening(tomorrow());
    await Promise.all([
      summarise(due),
      summarise(due, { db: other }),
      summarise(due),
      summarise(due, { db: other }),
    ]);
    await other.destroy();
    await deliver(due);
    const [mail] = sentTo(email);
    expect(sentTo(email)).toHaveLength(1);
    expect(mail?.subject).toMatch(/^Résumé du .*\u00a0: 2 nouvelles$/);
    expect(mail?.text).toMatch(/Nouvelle réservation\u00a0: [\s\S]*Visite annulée\u00a0: /);
    expect(mail?.html).toContain(`visit=${booking.id}`);
    expect(mail?.html).not.toMatch(/sig=/);
    await summarise(evening(new Date(Date.parse(due) + 86_400_000).toISOString().slice(0, 10)));
    expect(await outboxOf(email)).toHaveLength(1);
  });

  test('a node that was down at the hour writes it when it is back, of both days', async () => {
    const [claire] = await tell(someone({ daily: true }));
    await aBooking();
    const later = new Date(Date.now() + 3 * 86_400_000).toISOString();
    await summarise(later);
    expect(await kindsTo(claire ?? someone())).toEqual(['staff.summary']);
  });
});
