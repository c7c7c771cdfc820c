import { afterEach, describe, expect, test } from 'vitest';
import type { CompanySettingsView } from '#shared/api/admin/company.ts';
import { readAreaView } from '#shared/api/area.ts';
import type { MyBookingView } from '#shared/api/bookings.ts';
import { initialArea, type ServiceArea } from '#shared/company/area.ts';
import { judgePlace } from '#shared/company/served-area.ts';
import { linkToList } from '../../server/domain/links/list-link.ts';
import { aBooking, showBooking, slotAt } from '../support/booking.ts';
import { aDropoff, aPickup, aRoutedItem } from '../support/deliveries.ts';
import { anEdit, commit } from '../support/edit.ts';
import { openMailShop, share } from '../support/mail-shop.ts';
import { aCartAndSlot, api, day, shop, staff } from '../support/open-shop.ts';
import { address, book, bookingBody, fillCart, freeSlot, linkOf, rowsOf } from '../support/shop.ts';
import { changed, opened, placed } from '../support/staff.ts';

openMailShop();

afterEach(async () => {
  await serves({});
});

const orlando = { by: 'counties', counties: 'Orange' } as const;
const strict = { ...orlando, outside: 'refused' } as const;
const outside = { 'address.postalCode': 'outside' };

async function save(area: Partial<ServiceArea>) {
  const { version } = (await staff.get('/admin/company')).body;
  return staff.put('/admin/company', { area: { ...initialArea, ...area }, expectedVersion: version });
}

async function serves(area: Partial<ServiceArea>): Promise<CompanySettingsView> {
  const answer = await save(area);
  expect(answer.status).toBe(200);
  return answer.body;
}

const at = (postalCode: string) => ({ address: { ...address, postalCode } });

async function bookAt(postalCode: string, key?: string) {
  const { cartId, slot } = await aCartAndSlot();
  const answer = await book(api, bookingBody(cartId, slot, at(postalCode)), key);
  return { ...answer, cartId, slot };
}

async function madeWith(manageUrl: string) {
  const { history } = (await opened(linkOf(manageUrl))).body;
  return history[0];
}

/** The last mail of a kind about a booking, as it is sent. */
async function mailOf(manageUrl: string, kind: string): Promise<string> {
  const [row] = await rowsOf<{ id: string }>(
    api,
    `select id from mail_outbox where kind = $1 and payload ->> 'bookingId' = $2 order by created_at desc limit 1`,
    [kind, linkOf(manageUrl).id],
  );
  return (await staff.get(`/admin/mails/${row?.id}`)).body.text;
}

describe('what the owner sets', () => {
  test('is kept in order, in the history, and told to devices within a second', async () => {
    const area = { by: 'zips', zips: '32803;32801-1234\n34999', outside: 'refused' } as const;
    const saved = await serves(area);
    expect(saved.area).toEqual({ ...initialArea, ...area, zips: '32801 32803 34999' });
    const { changes } = (await staff.get('/admin/company/history')).body;
    expect(changes[0].fields).toEqual([
      { field: 'area.by', from: 'state', to: 'zips' },
      { field: 'area.zips', from: '', to: '32801 32803 34999' },
      { field: 'area.outside', from: 'pending', to: 'refused' },
    ]);
    const told = () => api.get('/public/company').then(({ body }) => body.area);
    await expect.poll(told, { timeout: 3_000 }).toMatchObject({ by: 'zips', outside: 'refused' });
    const kept = readAreaView(await told());
    const answers = ['32801', '34999', '33101', '34998'].map((postalCode) =>
      judgePlace(kept, { country: 'US', postalCode }),
    );
    expect(answers).toEqual(['served', 'served', 'outside', 'unknown']);
    await serves({});
    await expect.poll(told, { timeout: 3_000 }).toBeUndefined();
  });

  test.each([
    [{ by: 'zips', zips: '32801 Orlando' }, { 'area.zips': 'invalid' }],
    [{ by: 'counties' }, { 'area.counties': 'required' }],
    [{ by: 'counties', counties: 'Orange, Oz' }, { 'area.counties': 'invalid' }],
    [
      { by: 'radius', zip: '10001', miles: 0 },
      { 'area.zip': 'invalid', 'area.miles': 'too_small' },
    ],
  ] as const)('%j is refused beside its field', async (area, fields) => {
    expect(await save(area)).toMatchObject({ status: 400, body: { code: 'request.invalid', fields } });
  });
});

describe('a booking outside', () => {
  test('waits for a person with the reason, and so does a ZIP code that nobody knows', async () => {
    await serves(orlando);
    const inside = await bookAt('32801');
    expect(inside.body).toMatchObject({ status: 'CONFIRMED' });
    expect(await madeWith(inside.body.manageUrl)).not.toHaveProperty('far');
    const far = await bookAt('33101');
    expect([far.status, far.body.status]).toEqual([201, 'PENDING']);
    expect(await madeWith(far.body.manageUrl)).toMatchObject({ kind: 'booking.made', far: 'outside' });
    const unknown = await bookAt('34999');
    expect(unknown.body.status).toBe('PENDING');
    expect(await madeWith(unknown.body.manageUrl)).toMatchObject({ far: 'unknown' });
  });

  test('tells the customer and the company’s own people by mail why it waits', async () => {
    await serves(orlando);
    const { version: expectedVersion, summaryMinute } = (await staff.get('/admin/notices')).body;
    const claire = { id: crypto.randomUUID(), label: 'Claire', email: 'claire@sabal-mail.com', daily: false };
    const told = { ...claire, locale: 'en', kinds: ['booked'] };
    const saved = await staff.put('/admin/notices', { addresses: [told], summaryMinute, expectedVersion });
    expect(saved.status).toBe(200);
    const mailsOf = async (zip: string) => {
      const { manageUrl } = (await bookAt(zip)).body;
      await share();
      return [await mailOf(manageUrl, 'booking.pending'), await mailOf(manageUrl, 'staff.booked')];
    };
    const [toCustomer, toStaff] = await mailsOf('33101');
    expect(toCustomer).toContain('outside the area where we usually work');
    expect(toStaff).toContain('To be confirmed: the address is outside your area');
    const [ofUnknown, toStaffOfUnknown] = await mailsOf('34999');
    expect(ofUnknown).toContain('We do not know the ZIP code');
    expect(toStaffOfUnknown).toContain('is in no table');
  });

  test('says why it waits on its page and in the list of its customer, until it is confirmed', async () => {
    await serves(orlando);
    const { env } = api.server.deps;
    const told = async (manageUrl: string) => {
      const booking = { ...linkOf(manageUrl), slot: await slotAt(day, 60, 0), minutes: 60 };
      const tenant = { id: api.tenantId, slug: 'sabal', publicUrl: null };
      const list = new URL(linkToList(env, tenant, booking.email, api.server.deps.now())).search;
      const { upcoming } = (await api.get(`/bookings/my${list}`)).body;
      const row = upcoming.find(({ id }: MyBookingView) => id === booking.id);
      return [(await showBooking(booking)).body.far, row.far];
    };
    const { manageUrl } = (await bookAt('33101')).body;
    expect(await told(manageUrl)).toEqual(['outside', 'outside']);
    const { id, email, sig } = linkOf(manageUrl);
    const noted = await api.patch(`/bookings/${id}`, { email, sig, notes: 'Ring twice' });
    expect(noted.body).toMatchObject({ notes: 'Ring twice', far: 'outside' });
    expect(await told((await bookAt('34999')).body.manageUrl)).toEqual(['unknown', 'unknown']);
    expect(await told((await bookAt('32801')).body.manageUrl)).toEqual([undefined, undefined]);
    await changed(linkOf(manageUrl), { status: 'CONFIRMED' });
    expect(await told(manageUrl)).toEqual([undefined, undefined]);
  });

  test('is refused where the owner says so, and takes nothing: cart and time can be booked at another address', async () => {
    await serves(strict);
    const refused = await bookAt('33101');
    expect(refused).toMatchObject({ status: 422, body: { code: 'area.outside', fields: outside } });
    const [{ n } = { n: -1 }] = await rowsOf<{ n: number }>(
      api,
      'select count(*)::int as n from bookings where cart_id = $1',
      [refused.cartId],
    );
    expect(n).toBe(0);
    const again = await book(api, bookingBody(refused.cartId, refused.slot, at('32801-0001')));
    expect([again.status, again.body.status]).toEqual([201, 'CONFIRMED']);
    expect((await bookAt('34999')).body.status).toBe('PENDING');
    const abroad = { address: { ...address, country: 'MX' } };
    const { cartId, slot } = await aCartAndSlot();
    expect(await book(api, bookingBody(cartId, slot, abroad))).toMatchObject({
      status: 422,
      body: { code: 'area.outside' },
    });
  });

  test('asked for again with its key is the same answer, whatever the area has become', async () => {
    const key = crypto.randomUUID();
    const { cartId, slot } = await aCartAndSlot();
    const body = bookingBody(cartId, slot, at('33101'));
    const booked = await book(api, body, key);
    await serves(strict);
    expect((await book(api, body, key)).body).toEqual(booked.body);
  });

  test('is booked by staff all the same, who have looked at it', async () => {
    await serves(strict);
    const { cartId, slot } = await aCartAndSlot();
    expect(await placed(cartId, slot, at('33101'))).toMatchObject({
      status: 201,
      body: { status: 'CONFIRMED' },
    });
    const booking = await aBooking(day);
    expect(await changed(booking, { address: { ...address, postalCode: '33101' } })).toMatchObject({
      status: 200,
      body: { status: 'CONFIRMED', servicePostalCode: '33101' },
    });
  });
});

describe('an edit', () => {
  test('to an address outside is refused or waits, and one that was booked there stays good', async () => {
    await serves(strict);
    const edit = await anEdit(await aBooking(day));
    expect(await commit(edit, at('33101'))).toMatchObject({
      status: 422,
      body: { code: 'area.outside', fields: outside },
    });
    await serves(orlando);
    expect((await commit(edit, at('33101'))).body).toMatchObject({ status: 'PENDING' });
    const { history } = (await opened(edit.booking)).body;
    expect(history.at(-1)).toMatchObject({ kind: 'booking.updated', far: 'outside' });
    const [mail] = await rowsOf<{ id: string }>(
      api,
      `select id from mail_outbox where kind = 'booking.updated' and payload ->> 'bookingId' = $1`,
      [edit.booking.id],
    );
    expect((await staff.get(`/admin/mails/${mail?.id}`)).body.text).toContain(
      'outside the area where we usually work',
    );
  });

  test('[AR12] leaves alone where it was booked before the area became smaller', async () => {
    const { body, slot } = await bookAt('33101');
    await serves(strict);
    const booking = { ...linkOf(body.manageUrl), slot, minutes: 0 };
    const edited = await commit(await anEdit(booking), { ...at('33101'), notes: 'The blue door' });
    expect([edited.status, edited.body.status]).toEqual([200, 'CONFIRMED']);
    // As browsers fill in the same address another time.
    const longer = await commit(await anEdit(booking), at('33101-1234'));
    expect([longer.status, longer.body.status]).toEqual([200, 'CONFIRMED']);
  });
});

test('a delivery is judged by where it ends, wherever it begins', async () => {
  await serves(strict);
  const deliver = async (points: Parameters<typeof aRoutedItem>[2]) => {
    const cartId = await fillCart(api, [await aRoutedItem(api, shop, points)]);
    const { totals } = (await api.get(`/cart/${cartId}?withTotals=1`)).body;
    const slot = await freeSlot(api, day, totals.minutes);
    return book(api, bookingBody(cartId, slot));
  };
  expect(await deliver([aPickup('kissimmee'), aDropoff('orlando')])).toMatchObject({
    status: 201,
    body: { status: 'CONFIRMED' },
  });
  expect(await deliver([aPickup('orlando'), aDropoff('kissimmee')])).toMatchObject({
    status: 422,
    body: { code: 'area.outside', fields: { 'dropoff.postalCode': 'outside' } },
  });
});
