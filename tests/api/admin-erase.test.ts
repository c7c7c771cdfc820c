import { beforeAll, describe, expect, test } from 'vitest';
import { tenantOfSlug } from '../../server/access/find-tenant.ts';
import { deliverDueMails } from '../../server/domain/mails/deliver-due-mails.ts';
import { createMailer } from '../../server/providers/mailer/create-mailer.ts';
import { aBooking, type Booking, cancelBooking, showBooking } from '../support/booking.ts';
import { aDropoff, aPickup, aRoutedItem } from '../support/deliveries.ts';
import { anEdit } from '../support/edit.ts';
import { findTraces } from '../support/find-traces.ts';
import { api, day, nextDay, openShop, shop, staff } from '../support/open-shop.ts';
import { offer } from '../support/quotes.ts';
import { aCarpetItem, book, bookingBody, fillCart, freeSlot, linkOf, rowsOf } from '../support/shop.ts';
import { startSmtpSink } from '../support/smtp-sink.ts';

openShop();

const EMAIL = 'zephyrine.qwark@ghost-mail.com';
/** Whatever the person below has ever typed, in pieces that occur nowhere else. */
const TRACES = [
  'zephyrine',
  'qwark',
  'ghost-mail',
  '5550177',
  '4077 wraith',
  'suite 88z',
  'gate-9931',
  'phantomco',
  'note-of-the-ghost',
  'staff-note-ghost',
  'lead-ghost',
  'salon-ghost',
  'description-ghost',
  'pickup-ghost',
  'driver-ghost',
  'reference-ghost',
  'message-ghost',
];

const preview = (email: string) => staff.post('/admin/customers/erasure', { email });
const eraseAs = (email: string, confirm = email) => staff.post('/admin/customers/erase', { email, confirm });

const tracesLeft = (texts: readonly string[] = TRACES) => findTraces(api, texts);

async function bookAll(items: readonly object[], change: object = {}): Promise<Booking> {
  const cartId = await fillCart(api, items);
  await api.post('/promo/coupon/apply', { cartId, code: 'WELCOME10' });
  const { minutes } = (await api.get(`/cart/${cartId}?withTotals=1`)).body.totals;
  const slot = await freeSlot(api, nextDay(), minutes);
  const contact = {
    email: EMAIL.toUpperCase(),
    customerName: 'Zephyrine Qwark',
    firstName: 'Zephyrine',
    lastName: 'Qwark',
    phone: '(407) 555-0177',
    notes: 'note-of-the-ghost',
    address: {
      line1: '4077 Wraith Lane',
      line2: 'Suite 88Z',
      city: 'Orlando',
      region: 'FL',
      postalCode: '32801',
      gateCode: 'GATE-9931',
    },
  };
  const { status, body } = await book(api, bookingBody(cartId, slot, { ...contact, ...change }));
  if (status !== 201) throw new Error(`Not booked: ${JSON.stringify(body)}`);
  return { slot, minutes, ...linkOf(body.manageUrl) };
}

async function over({ id }: Booking): Promise<void> {
  await rowsOf(
    api,
    `update bookings set starts_at = now() - interval '3 hours', ends_at = now() - interval '1 hour' where id = $1`,
    [id],
  );
}

async function handymanItem(description = 'description-ghost', label = 'salon-ghost') {
  return {
    id: crypto.randomUUID(),
    serviceId: shop.handymanId,
    productId: null,
    instances: [
      {
        id: crypto.randomUUID(),
        options: [],
        label,
        handymanMinutes: 60,
        handymanMeta: { categories: ['furniture'], description },
      },
    ],
  };
}

describe('a person who has left traces everywhere', () => {
  let bookings: Booking[];
  let strangersCart: string;
  let moneyBefore: unknown;

  beforeAll(async () => {
    const points = [
      aPickup('orlando', { notes: 'pickup-ghost' }),
      aDropoff('winterPark', { street: '4077 Wraith Lane' }),
    ];
    const road = await aRoutedItem(api, shop, points, {
      deliveryInstructions: 'driver-ghost',
      deliveryReference: 'reference-ghost',
    });
    const pavers = {
      serviceId: shop.paversId,
      productId: null,
      instances: [{ id: crypto.randomUUID(), intake: { kind: 'pavers', description: 'description-ghost' } }],
    };
    const [handyman, delivery, quoted] = [
      await bookAll([await handymanItem(), aCarpetItem(shop, 3)]),
      await bookAll([road]),
      await bookAll([pavers]),
    ];
    bookings = [handyman, delivery, quoted];
    // Never booked, so that no row says whose they are.
    for (const words of [
      'Call (407) 555-0177',
      `Write to ${EMAIL}`,
      'For Zephyrine Qwark',
      'At 4077 WRAITH lane',
    ])
      await fillCart(api, [await handymanItem(`${words}: gate-9931`)]);
    strangersCart = await fillCart(api, [await handymanItem('Call (407) 555-0178, Wraith Road', 'Hall')]);
    await anEdit(handyman);
    const named = [{ text: 'Patio of Mme Zephyrine, (407) 555-0177', quantity: 1, unitPrice: 900 }];
    expect((await offer(quoted, { message: 'message-ghost', lines: named })).status).toBe(200);
    await api.patch(`/bookings/${handyman.id}`, {
      email: handyman.email,
      sig: handyman.sig,
      notes: 'note-of-the-ghost, again',
      gateCode: 'GATE-9931',
    });
    await api.post(
      '/newsletter',
      { email: EMAIL, locale: 'en' },
      { headers: { 'Idempotency-Key': crypto.randomUUID() } },
    );
    await api.post(
      '/access-link',
      { email: EMAIL, locale: 'en' },
      { headers: { 'Idempotency-Key': crypto.randomUUID() } },
    );
    await staff.patch(`/admin/bookings/${handyman.id}`, { companyName: 'PhantomCo' });
    await rowsOf(
      api,
      `update bookings set staff_notes = 'staff-note-ghost', company_name = 'PhantomCo', lead_source_detail = 'lead-ghost' where email = $1`,
      [EMAIL],
    );
    await rowsOf(
      api,
      `update mail_outbox set state = 'dead', last_error = '550 no such user ' || recipient
        where recipient = $1 and kind = 'quote.offered'`,
      [EMAIL],
    );
  });

  test('is found in many tables before: the search below is not empty', async () => {
    const found = await tracesLeft();
    expect(new Set(found.map((line) => line.split(': ')[1]))).toEqual(new Set(TRACES));
    expect(new Set(found.map((line) => line.split(': ')[0]))).toEqual(
      new Set([
        'booking_events',
        'bookings',
        'carts',
        'idempotency_keys',
        'mail_outbox',
        'newsletter_subscribers',
        'promo_redemptions',
        'quotes',
      ]),
    );
  });

  test('is not erased while a crew is expected', async () => {
    expect((await preview(EMAIL)).body).toMatchObject({
      email: EMAIL,
      bookings: 3,
      upcoming: 3,
      subscriber: true,
    });
    expect(await eraseAs(EMAIL)).toMatchObject({ status: 409, body: { code: 'customer.has_visits' } });
    for (const booking of bookings.slice(0, 2)) await over(booking);
    expect(await eraseAs(EMAIL)).toMatchObject({ status: 409, body: { code: 'customer.has_visits' } });
    expect((await showBooking(bookings[0] as Booking)).status).toBe(200); // nothing was done
    await over(bookings[2] as Booking);
  });

  test('is not erased by a mistyped confirmation', async () => {
    expect(await eraseAs(EMAIL, 'zephyrin@ghost-mail.com')).toMatchObject({
      status: 400,
      body: { fields: { confirm: 'invalid' } },
    });
  });

  test('is erased: no table, no page and no call knows any of it', async () => {
    moneyBefore = await money();
    const told = (await preview(EMAIL)).body;
    expect(told).toMatchObject({ bookings: 3, carts: 8, subscriber: true, upcoming: 0 });
    expect(told.mails).toBeGreaterThanOrEqual(5);
    const answer = await eraseAs(` ${EMAIL.toUpperCase()} `, EMAIL);
    expect(answer).toMatchObject({ status: 200, body: told });

    expect(await tracesLeft()).toEqual([]);
    expect(await preview(EMAIL)).toMatchObject({ status: 404, body: { code: 'customer.not_found' } });
    expect(await eraseAs(EMAIL)).toMatchObject({ status: 404 });
    expect((await staff.post('/admin/customers/history', { email: EMAIL })).status).toBe(404);
    const pages = [
      await staff.get('/admin/customers?limit=500'),
      await staff.get('/admin/mails?limit=100'),
      await staff.get('/admin/bookings?limit=200'),
    ];
    expect(pages.map(({ status }) => status)).toEqual([200, 200, 200]);
    const text = JSON.stringify(pages.map(({ body }) => body)).toLowerCase();
    expect(TRACES.filter((trace) => text.includes(trace))).toEqual([]);
    expect(pages[0]?.body).toMatchObject({ customers: [], count: 0 });
    expect((await api.get(`/cart/${strangersCart}`)).body).toMatchObject({ status: 'DRAFT', items: [{}] });
  });

  test('what was done, when and the money stay', async () => {
    expect(await money()).toEqual(moneyBefore);
    for (const { id } of bookings) {
      const { status, body } = await staff.get(`/admin/bookings/${id}`);
      expect(status).toBe(200);
      expect(body).toMatchObject({
        customerName: 'Client effacé',
        phone: null,
        gateCode: null,
        staffNotes: null,
        quoteOffer: null,
      });
      expect(body.notes).toMatch(/^\[(SERVICE|QUOTE)\]$/);
      expect(body.serviceCity).toBe('Orlando');
    }
  });

  test('old links are refused', async () => {
    for (const booking of bookings) {
      expect((await showBooking(booking)).status).toBe(401);
      expect((await cancelBooking(booking)).status).toBe(401);
    }
  });

  test('waiting and dead mails are never sent, not even when staff try them again', async () => {
    const rows = await rowsOf<{ id: string; state: string }>(
      api,
      `select id, state from mail_outbox where recipient = 'erased@erased.invalid'`,
    );
    expect(rows.length).toBeGreaterThanOrEqual(5);
    expect(rows.filter(({ state }) => state !== 'kept' && state !== 'sent')).toEqual([]);
    for (const { id } of rows) await staff.post(`/admin/mails/${id}/retry`);
    const sink = await startSmtpSink();
    const tenant = await tenantOfSlug(api.db, 'sabal');
    if (!tenant) throw new Error('the seed has no tenant');
    const mailer = createMailer({ smtpUrl: sink.url });
    await deliverDueMails({ ...api.server.deps, mailer }, tenant, () => false);
    await mailer.close();
    expect(sink.mails.filter(({ to }) => JSON.stringify(to).includes('erased'))).toEqual([]);
    await sink.stop();
  });

  test('the history says that it happened and who did it, but not to whom', async () => {
    const events = await rowsOf<{ actor: string; detail: object }>(
      api,
      `select actor, detail from booking_events where kind = 'booking.erased'`,
    );
    expect(events).toHaveLength(3);
    expect(events.every(({ actor, detail }) => actor !== '' && Object.keys(detail).length === 0)).toBe(true);
  });

  test('one trace that is left behind is found', async () => {
    await rowsOf(
      api,
      `update carts set items = '[{"label":"Salon-Ghost"}]' where id = (select cart_id from bookings where id = $1)`,
      [bookings[0]?.id],
    );
    expect(await tracesLeft()).toEqual(['carts: salon-ghost']);
    await rowsOf(
      api,
      `update carts set items = '[]' where id = (select cart_id from bookings where id = $1)`,
      [bookings[0]?.id],
    );
  });

  test('the same address that books again is a new customer', async () => {
    await bookAll([await handymanItem()]);
    const { customer, bookings } = (await staff.post('/admin/customers/history', { email: EMAIL })).body;
    expect(customer).toMatchObject({ customerName: 'Zephyrine Qwark', totalBookings: 1 });
    expect(bookings).toHaveLength(1);
  });

  function money(): Promise<object[]> {
    return rowsOf(
      api,
      `select id, starts_at, ends_at, status, service_title, service_type, minutes, subtotal_cents, discount_cents,
          total_cents, promotions_snapshot,
          (select json_agg(line ->> 'lineTotalCents') from jsonb_array_elements(items_snapshot) line) as lines,
          (select sum(discount_cents) from promo_redemptions r where r.tenant_id = b.tenant_id and r.booking_id = b.id) as redeemed
        from bookings b where id = any ($1::uuid[]) order by id`,
      [bookings.map(({ id }) => id)],
    );
  }
});

test('erasing one customer changes no byte of another', async () => {
  const other = await aBooking(day);
  const mine = async () =>
    rowsOf(
      api,
      `select b::text, (select json_agg(m::text) from mail_outbox m
            where m.tenant_id = b.tenant_id and payload ->> 'bookingId' = b.id::text) as mails,
          (select c::text from carts c where c.tenant_id = b.tenant_id and c.id = b.cart_id) as cart
        from bookings b where id = $1`,
      [other.id],
    );
  const before = await mine();
  const gone = await bookAll([await handymanItem()], { email: 'someone@leaves-mail.com' });
  await over(gone);
  expect((await eraseAs('someone@leaves-mail.com')).status).toBe(200);
  expect(await mine()).toEqual(before);
  expect((await showBooking(other)).status).toBe(200);
});

test('a reader of the newsletter without a booking can be erased too, and nobody cannot', async () => {
  await api.post('/newsletter', { email: 'reader@leaves-mail.com', locale: 'fr' });
  expect((await preview('reader@leaves-mail.com')).body).toMatchObject({
    bookings: 0,
    mails: 1,
    subscriber: true,
  });
  expect((await eraseAs('reader@leaves-mail.com')).status).toBe(200);
  expect(await tracesLeft(['reader@leaves'])).toEqual([]);
  expect(await preview('nobody@leaves-mail.com')).toMatchObject({ status: 404 });
});

test('deleted and cancelled bookings are erased as well, and do not stand in the way', async () => {
  const email = 'past@leaves-mail.com';
  const [deleted, cancelled] = [
    await bookAll([await handymanItem()], { email }),
    await bookAll([await handymanItem()], { email }),
  ];
  await rowsOf(api, 'update bookings set deleted_at = now() where id = $1', [deleted.id]);
  await cancelBooking(cancelled);
  expect((await preview(email)).body).toMatchObject({ bookings: 2, upcoming: 0 });
  expect((await eraseAs(email)).status).toBe(200);
  expect(await tracesLeft(['past@leaves'])).toEqual([]);
});
