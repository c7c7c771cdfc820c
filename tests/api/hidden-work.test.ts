import { afterEach, describe, expect, test } from 'vitest';
import { type Booking, broken, isFree, later, showBooking } from '../support/booking.ts';
import { anEdit, cartOf, commit, putItems } from '../support/edit.ts';
import { api, day, openShop, shop, staff } from '../support/open-shop.ts';
import {
  aCarpetItem,
  address,
  book,
  bookingBody,
  fillCart,
  freeSlot,
  linkOf,
  rowsOf,
} from '../support/shop.ts';

openShop();

interface Sold {
  readonly id: string;
  readonly serviceId: string;
}

/** As a booking keeps it. */
interface SoldLine {
  readonly detail: readonly { readonly minutes?: number }[];
}

async function sold(table: 'products' | 'options', slug: string): Promise<Sold> {
  const [row] = await rowsOf<Sold>(
    api,
    `select e.id, e.service_id as "serviceId" from ${table} e
    join services s on s.tenant_id = e.tenant_id and s.id = e.service_id
    where e.slug = $1 and s.slug = 'upholstery-cleaning'`,
    [slug],
  );
  if (!row) throw new Error(`The shop sells no ${slug}`);
  return row;
}

/** A node looks at the revision once a second. */
async function changeCatalogue(change: string, values: readonly unknown[] = []): Promise<void> {
  await rowsOf(api, change, [...values]);
  await rowsOf(api, 'update tenants set catalogue_revision = catalogue_revision + 1');
  await new Promise((resolve) => setTimeout(resolve, 1_050));
}

const hide = (table: 'products' | 'options', { id }: Sold) =>
  changeCatalogue(`update ${table} set active = false where id = $1`, [id]);

const line = ({ serviceId, id }: Sold, ...instances: readonly object[]) => ({
  ...{ id: crypto.randomUUID(), serviceId, productId: id },
  instances: instances.map((one) => ({ id: crypto.randomUUID(), ...one })),
});

async function aBookingOf(items: readonly unknown[]): Promise<Booking> {
  const cartId = await fillCart(api, items);
  const { minutes } = (await cartOf(cartId)).totals;
  const slot = await freeSlot(api, day, minutes);
  const { status, body } = await book(api, bookingBody(cartId, slot));
  if (status !== 201) throw new Error(`Not booked: ${JSON.stringify(body)}`);
  return { slot, minutes, ...linkOf(body.manageUrl) };
}

const otherStreet = { address: { ...address, line1: '14 Palm Way' } };

/** The street is put right and nothing else; then the visit takes what it took, no minute more and none less. */
async function expectSameTime(booking: Booking): Promise<void> {
  const before = (await showBooking(booking)).body;
  const edit = await anEdit(booking);
  const { status, body } = await commit(edit, otherStreet);
  expect([status, body.meta?.minutes, body.total]).toEqual([200, booking.minutes, before.total]);
  const after = (await showBooking(booking)).body;
  expect(after).toMatchObject({ startISO: before.startISO, endISO: before.endISO });
  expect(after.serviceAddress1).toBe('14 Palm Way');
  expect(await isFree(later(booking.slot, -30 + booking.minutes), day, 30)).toBe(false);
  expect(await broken()).toEqual({});
}

afterEach(() =>
  changeCatalogue(
    `with pieces as (update products set active = true, minutes = null returning 1),
      kinds as (update services set active = true returning 1)
    update options set active = true, minutes = null`,
  ),
);

describe('[DU12] work that nobody touched keeps its length after its owner hid it', () => {
  test('six chairs stay two hours, between two other visits', async () => {
    const chair = await sold('products', 'dining-chair');
    const booking = await aBookingOf([line(chair, {}, {}, {}, {}, {}, {})]);
    expect(booking.minutes).toBe(120);
    const next = await aBookingOf([line(await sold('products', 'sofa'), { seats: 3 })]);
    expect(next.slot.startAt).toBe(later(booking.slot, booking.minutes).startAt);
    await hide('products', chair);
    await expectSameTime(booking);
  });

  test('a sofa with minutes of its own, and an option with some, free nothing that is paid for', async () => {
    const [sofa, odor] = [await sold('products', 'sofa'), await sold('options', 'fiber-odor')];
    await changeCatalogue('update products set minutes = 180 where id = $1', [sofa.id]);
    await changeCatalogue('update options set minutes = 45 where id = $1', [odor.id]);
    const booking = await aBookingOf([line(sofa, { seats: 3, options: [{ optionId: odor.id }] })]);
    expect(booking.minutes).toBe(270);
    await hide('products', sofa);
    await hide('options', odor);
    await expectSameTime(booking);
  });

  test('also of a booking from before it said how long each of its works takes', async () => {
    const chair = await sold('products', 'dining-chair');
    const booking = await aBookingOf([line(chair, {}, {}, {}, {}, {}, {})]);
    const [now] = await rowsOf<{ lines: readonly SoldLine[] }>(
      api,
      'select items_snapshot as lines from bookings where id = $1',
      [booking.id],
    );
    const older = now?.lines.map((one) => ({
      ...one,
      detail: one.detail.map(({ minutes: _minutes, ...piece }) => piece),
    }));
    await rowsOf(api, 'update bookings set items_snapshot = $2 where id = $1', [
      booking.id,
      JSON.stringify(older),
    ]);
    await hide('products', chair);
    const [booked] = (await cartOf((await anEdit(booking)).cartId)).cart.booked.lines;
    expect(booked.instances[0].minutes).toBeUndefined();
    await expectSameTime(booking);
  });

  test('and takes what it took beside new work, which the device is told as it is decided', async () => {
    const [chair, sofa] = [await sold('products', 'dining-chair'), await sold('products', 'sofa')];
    const booking = await aBookingOf([line(chair, {}, {}, {}, {}, {}, {})]);
    await hide('products', chair);
    const edit = await anEdit(booking);
    const { booked } = (await cartOf(edit.cartId)).cart;
    expect(booked.minutes).toBe(120);
    expect(booked.lines[0].instances.map((one: { minutes: number }) => one.minutes)).toEqual(
      Array(6).fill(15),
    );
    const { minutes } = await putItems(edit, [...edit.items, line(sofa, { seats: 4 })]);
    // 6 × 15 + 4 × 15 + 20 to set up, in steps of 30.
    expect(minutes).toBe(180);
    expect((await commit(edit)).body.meta.minutes).toBe(180);
    const again = await anEdit(booking);
    expect((await putItems(again, edit.items)).minutes).toBe(120);
    expect(await broken()).toEqual({});
  });
});

test('[PR29] a loveseat and an armchair keep seats and price after their owner hid them, beside new work', async () => {
  const [love, chair] = [await sold('products', 'loveseat'), await sold('products', 'chair')];
  const booking = await aBookingOf([line(love, { seats: 2 }), line(chair, { seats: 1 })]);
  const before = (await showBooking(booking)).body;
  await hide('products', love);
  await hide('products', chair);
  const edit = await anEdit(booking);
  const fresh = line(await sold('products', 'ottoman'), {});
  const totals = await putItems(edit, [...edit.items, fresh]);
  expect(totals.lines.map(({ withdrawn }: { withdrawn: boolean }) => withdrawn)).toEqual([
    false,
    false,
    false,
  ]);
  expect((await commit(edit)).status).toBe(200);
  const after = (await showBooking(booking)).body;
  expect(after.itemsSnapshot.slice(0, 2)).toEqual(before.itemsSnapshot);
  expect(after.total).toBe(before.total + 25);
});

test('[CM3][PR29] a loveseat that includes more seats by now keeps those it was booked with, and their price', async () => {
  const love = await sold('products', 'loveseat');
  const [{ minSeats } = { minSeats: null }] = await rowsOf<{ minSeats: number | null }>(
    api,
    'select min_seats as "minSeats" from products where id = $1',
    [love.id],
  );
  const booking = await aBookingOf([line(love, { seats: 2 })]);
  const before = (await showBooking(booking)).body;
  await changeCatalogue('update products set min_seats = 4, price_cents = price_cents + 1000 where id = $1', [
    love.id,
  ]);
  const edit = await anEdit(booking);
  const fresh = line(await sold('products', 'ottoman'), {});
  await putItems(edit, [...edit.items, fresh]);
  expect((await commit(edit)).status).toBe(200);
  const after = (await showBooking(booking)).body;
  expect(after.itemsSnapshot[0]).toEqual(before.itemsSnapshot[0]);
  expect(after.total).toBe(before.total + 25);
  await changeCatalogue(
    'update products set min_seats = $2, price_cents = price_cents - 1000 where id = $1',
    [...[love.id, minSeats]],
  );
});

describe('[PR29] a whole service that is hidden', () => {
  const hideService = (slug: string) =>
    changeCatalogue('update services set active = false where slug = $1', [slug]);
  const idOf = async (slug: string) =>
    (await rowsOf<{ id: string }>(api, 'select id from services where slug = $1', [slug]))[0]?.id;

  test('stays in its booking as it was sold, while the rest of it is changed', async () => {
    const epoxy = { ...line({ serviceId: (await idOf('epoxy')) ?? '', id: '' }, {}), productId: null };
    const booking = await aBookingOf([aCarpetItem(shop, 2), epoxy, line(await sold('products', 'sofa'), {})]);
    const before = (await showBooking(booking)).body;
    await hideService('carpet-cleaning');
    await hideService('epoxy');
    await expectSameTime(booking);
    const edit = await anEdit(booking);
    const [rooms, floor, sofa] = edit.items;
    const totals = await putItems(edit, [rooms, floor, { ...sofa, instances: [{ seats: 4 }] }]);
    expect(totals.total).toBe(before.total + 25);
    expect((await commit(edit)).status).toBe(200);
    const after = (await showBooking(booking)).body;
    expect(after.itemsSnapshot.slice(0, 2)).toEqual(before.itemsSnapshot.slice(0, 2));
    expect([after.serviceTitle, after.notes]).toEqual([before.serviceTitle, before.notes]);
    expect(await broken()).toEqual({});
  });

  test('also where it is hidden while the edit is open, and nothing else of it is sold', async () => {
    const booking = await aBookingOf([aCarpetItem(shop, 2), line(await sold('products', 'sofa'), {})]);
    const edit = await anEdit(booking);
    await hideService('carpet-cleaning');
    const [rooms, sofa] = edit.items;
    const larger = { ...rooms, instances: [...(rooms?.instances ?? []), { options: [] }] };
    const { lines } = await putItems(edit, [larger, sofa]);
    expect(lines.map(({ withdrawn }: { withdrawn: boolean }) => withdrawn)).toEqual([true, false]);
    expect((await commit(edit)).body.code).toBe('cart.unknown_item');
    await putItems(edit, [rooms, sofa]);
    expect((await commit(edit, otherStreet)).status).toBe(200);
  });
});

describe('a booking keeps its words after its owner hid what they name (D394)', () => {
  type Lines = readonly { serviceTitle: string; detail: { label?: string; options: string[] }[] }[];
  const wordsOf = (lines: Lines) =>
    lines.map(({ serviceTitle, detail }) => [
      serviceTitle,
      ...detail.map(({ label, options }) => [label, ...options]),
    ]);
  const speak = async ({ id, email, sig }: Booking, locale: string) =>
    (await api.patch(`/bookings/${id}`, { email, sig, locale })).body;
  const forStaff = async ({ id }: Booking) => (await staff.get(`/admin/bookings/${id}`)).body;

  async function aLoveseatAndASofa() {
    const [love, sofa] = [await sold('products', 'loveseat'), await sold('products', 'sofa')];
    const [odor, protectant] = [
      await sold('options', 'fiber-odor'),
      await sold('options', 'fiber-protectant'),
    ];
    const options = [{ optionId: odor.id }, { optionId: protectant.id }];
    const booking = await aBookingOf([line(love, { seats: 2, options }), line(sofa, { seats: 3 })]);
    return { love, odor, booking };
  }

  test('whatever language it is read in, for its customer and for staff', async () => {
    const { love, odor, booking } = await aLoveseatAndASofa();
    await hide('products', love);
    await hide('options', odor);
    const pieces = [
      ['Nettoyage de canapés', ['Loveseat', 'Odor neutralizer', 'Fiber protectant']],
      ['Nettoyage de canapés', ['Canapé']],
    ];
    const seen = await forStaff(booking);
    expect(wordsOf(seen.itemsInFrench)).toEqual(pieces);
    expect(seen.row.work[0]).toContain('Loveseat');
    const spoken = await speak(booking, 'fr');
    expect(wordsOf(spoken.itemsSnapshot)).toEqual(pieces);
    expect(wordsOf((await speak(booking, 'en')).itemsSnapshot)).toEqual([
      ['Upholstery cleaning', ['Loveseat', 'Odor neutralizer', 'Fiber protectant']],
      ['Upholstery cleaning', ['Sofa']],
    ]);
  });

  test('and is translated as a whole while all of it is sold', async () => {
    const { booking } = await aLoveseatAndASofa();
    expect(wordsOf((await speak(booking, 'fr')).itemsSnapshot)).toEqual([
      ['Nettoyage de canapés', ['Causeuse', 'Neutraliseur d’odeurs', 'Protecteur de fibres']],
      ['Nettoyage de canapés', ['Canapé']],
    ]);
  });

  test('its title too, where a whole service of it is hidden', async () => {
    const booking = await aBookingOf([
      aCarpetItem(shop, 1),
      line(await sold('products', 'sofa'), { seats: 3 }),
    ]);
    await changeCatalogue(`update services set active = false where slug = 'carpet-cleaning'`);
    expect((await speak(booking, 'fr')).serviceTitle).toBe('Carpet cleaning + 1');
  });
});
