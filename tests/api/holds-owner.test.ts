import { expect, test } from 'vitest';
import { beginWithOneCrew, crewOf, taught, withCrews } from '../support/crews.ts';
import { api, day, hold, openShop, shop } from '../support/open-shop.ts';
import {
  aCarpetItem,
  aSmallCart,
  book,
  bookingBody,
  fillCart,
  freeSlot,
  movedBy,
  rowsOf,
  slotsOn,
  type TestSlot,
} from '../support/shop.ts';
import { blocked } from '../support/staff.ts';

openShop();
beginWithOneCrew();

const holdsOf = (ownerId: string) =>
  rowsOf<{ id: string }>(api, `select id from claims where state = 'held' and owner_id = $1`, [ownerId]);

async function aCartAndSlots() {
  const cart = await aSmallCart(api, shop);
  const slots = await slotsOn(api, day, cart.minutes);
  const [slot, last] = [slots[0], slots.at(-1)];
  if (!slot || !last) throw new Error('Expected slots');
  return { ...cart, slot, last };
}

test('a hold that is renewed after it is gone is a new one, which its holder can renew and book', async () => {
  const { cartId, slot } = await aCartAndSlots();
  const gone = await hold(slot);
  await api.post('/slots/release', { id: gone.body.id });
  const fresh = await hold(slot, { renew: gone.body.id });
  expect(fresh.status).toBe(201);
  expect((await hold(slot, { renew: fresh.body.id })).body.id).toBe(fresh.body.id);
  expect((await book(api, bookingBody(cartId, slot, { lockId: fresh.body.id }))).status).toBe(201);
});

test('an id that is no hold renews nothing', async () => {
  const { cartId, slot, last } = await aCartAndSlots();
  const theirs = await hold(slot, { cartId });
  expect((await hold(last, { renew: cartId })).status).toBe(201);
  expect((await hold(slot, { renew: cartId })).status).toBe(409);
  expect((await hold(slot, { renew: theirs.body.id })).status).toBe(409);
  expect(await holdsOf(cartId)).toEqual([{ id: theirs.body.id }]);
});

test('naming another cart as the lock neither takes nor frees its hold', async () => {
  const theirs = await aCartAndSlots();
  await hold(theirs.slot, { cartId: theirs.cartId });
  const mine = await aSmallCart(api, shop);
  const bookAt = (slot: TestSlot) => book(api, bookingBody(mine.cartId, slot, { lockId: theirs.cartId }));
  expect((await bookAt(theirs.slot)).body.code).toBe('slot.taken');
  expect((await bookAt(theirs.last)).status).toBe(201);
  expect(await holdsOf(theirs.cartId)).toHaveLength(1);
});

async function aLateHold() {
  const cartId = await fillCart(api, [aCarpetItem(shop, 1)]);
  const { minutes } = (await api.get(`/cart/${cartId}?withTotals=1`)).body.totals;
  const slot = await freeSlot(api, day, minutes);
  const held = await hold(slot, { cartId });
  // Five minutes later the notice has come between: what was a good wish then is one still.
  const noticeMin = Math.ceil((Date.parse(slot.startAt) - Date.now()) / 60_000) + 2;
  await rowsOf(api, 'update agendas set notice_min = $1', [noticeMin]);
  await rowsOf(api, `update claims set ${movedBy('first_held_at', '-5 minutes')} where id = $1`, [
    held.body.id,
  ]);
  const grown = await api.patch(`/cart/${cartId}/items`, { mode: 'replace', items: [aCarpetItem(shop, 6)] });
  const endAt = new Date(Date.parse(slot.startAt) + grown.body.totals.minutes * 60_000).toISOString();
  return { cartId, held, longer: { ...slot, endAt } };
}

test('a cart that grew while the notice went by still extends its hold and books', async () => {
  try {
    const { cartId, held, longer } = await aLateHold();
    const extended = await hold(longer, { cartId });
    expect([extended.status, extended.body.id]).toEqual([201, held.body.id]);
  } finally {
    await rowsOf(api, 'update agendas set notice_min = 120');
  }
});

test('a cart that grew while the notice went by still books without asking first', async () => {
  try {
    const { cartId, longer } = await aLateHold();
    expect((await book(api, bookingBody(cartId, longer))).status).toBe(201);
  } finally {
    await rowsOf(api, 'update agendas set notice_min = 120');
  }
});

test('an expired hold does not book a time that was closed since', async () => {
  const { cartId, slot } = await aCartAndSlots();
  const held = await hold(slot, { cartId });
  await rowsOf(api, `update claims set expires_at = now() - interval '1 minute' where id = $1`, [
    held.body.id,
  ]);
  await rowsOf(
    api,
    `insert into blocks (tenant_id, id, resource_id, starts_at, ends_at, created_by)
    select tenant_id, gen_random_uuid(), resource_id, $1, $2, 'test' from agendas`,
    [slot.startAt, slot.endAt],
  );
  expect((await book(api, bookingBody(cartId, slot))).body.code).toBe('slot.taken');
});

const shut = [1, 2, 3, 4, 5, 6, 7].map((weekday) => ({ weekday, closed: true, intervals: [] }));

test.each([
  [
    'a block',
    (crewId: string, { startAt, endAt }: TestSlot) => blocked({ startISO: startAt, endISO: endAt, crewId }),
  ],
  ['hours', (id: string) => taught({ id }, { hours: shut })],
])(
  '[AG44] an expired hold of a crew that was closed since by %s of its own is booked with another',
  async (_, close) => {
    const [one, two] = await withCrews('Équipe 2');
    const { cartId, slot } = await aCartAndSlots();
    const held = await hold(slot, { cartId });
    const crewId = one?.id ?? '';
    expect(await rowsOf(api, 'select resource_id from claims where id = $1', [held.body.id])).toEqual([
      { resource_id: crewId },
    ]);
    await rowsOf(api, `update claims set expires_at = now() - interval '1 minute' where id = $1`, [
      held.body.id,
    ]);
    expect((await close(crewId, slot)).status).toBeLessThan(300);
    const made = await book(api, bookingBody(cartId, slot));
    expect([made.status, await crewOf(made.body)]).toEqual([201, two?.id]);
  },
);

test('a cart that shrank books the shorter time and frees the rest; letting go of the hold later changes nothing', async () => {
  const cartId = await fillCart(api, [aCarpetItem(shop, 6)]);
  const { minutes } = (await api.get(`/cart/${cartId}?withTotals=1`)).body.totals;
  const slot = await freeSlot(api, day, minutes);
  const held = await hold(slot, { cartId });
  const items = [aCarpetItem(shop, 1)];
  const { totals } = (await api.patch(`/cart/${cartId}/items`, { mode: 'replace', items })).body;
  const endAt = new Date(Date.parse(slot.startAt) + totals.minutes * 60_000).toISOString();
  expect((await book(api, bookingBody(cartId, slot))).body.code).toBe('slot.invalid');
  const made = await book(api, bookingBody(cartId, { ...slot, endAt }, { lockId: held.body.id }));
  expect(made.status).toBe(201);
  await api.post('/slots/release', { id: held.body.id });
  const claimed = await rowsOf(
    api,
    `select c.state, count(*)::int as cells from claim_cells x join claims c on c.tenant_id = x.tenant_id and c.id = x.claim_id
    where c.owner_id = any ($1) group by c.id, c.state`,
    [[cartId, made.body.id]],
  );
  expect(claimed).toEqual([{ state: 'booked', cells: totals.minutes / 5 }]);
});
