/** Whom staff send: the crew of a visit where it is no choice of the agenda. */
import { describe, expect, test } from 'vitest';
import { aBooking, atNight, broken, later, mailsOf, showBooking, slotAt } from '../support/booking.ts';
import { beginWithOneCrew, bookAt, crewOf, taught, withCrews } from '../support/crews.ts';
import { api, day, openShop, shop, staff } from '../support/open-shop.ts';
import { aSmallCart, rowsOf, type TestSlot } from '../support/shop.ts';
import { blocked, changed, opened, placed, shifted } from '../support/staff.ts';

openShop();
beginWithOneCrew();

async function twoCrews(): Promise<readonly [string, string]> {
  const [one, two] = await withCrews('Équipe 2');
  if (!one || !two) throw new Error('Expected two crews');
  return [one.id, two.id];
}

const versionOf = async (booking: { id: string }) => (await opened(booking)).body.version;
const historyOf = async (booking: { id: string }) => (await opened(booking)).body.history;

/** The sum of the revisions of all crews' days: what open calendars follow. */
async function revisionsOf(onDay: string): Promise<Record<string, number>> {
  const rows = await rowsOf<{ id: string; revision: string }>(
    api,
    'select resource_id as id, revision from agenda_days where day = $1',
    [onDay],
  );
  return Object.fromEntries(rows.map(({ id, revision }) => [id, Number(revision)]));
}

describe('staff choose who comes', () => {
  test('[AG61] at the same time: the other crew has it, history says so, the customer is told nothing', async () => {
    const [one, two] = await twoCrews();
    const booking = await aBooking();
    const mails = await mailsOf(booking);
    const before = await revisionsOf(day);
    const version = await versionOf(booking);
    const answer = await changed(booking, { crewId: two, expectedVersion: version });
    expect([answer.status, answer.body.row.crew.id, answer.body.version]).toEqual([200, two, version + 1]);
    const after = await revisionsOf(day);
    for (const crew of [one, two]) expect(after[crew]).toBeGreaterThan(before[crew] ?? 0);
    expect((await historyOf(booking)).at(-1)).toMatchObject({
      kind: 'booking.crew',
      by: 'office',
      crew: { from: 'Équipe 1', to: 'Équipe 2', why: 'staff' },
    });
    const seen = (await showBooking(booking)).body;
    expect(JSON.stringify(seen)).not.toContain('quipe');
    expect(seen.history.map(({ kind }: { kind: string }) => kind)).not.toContain('booking.crew');
    expect(await mailsOf(booking)).toEqual(mails);
    expect(await broken()).toEqual({});
    // Its old crew is free for another.
    const again = await bookAt(booking.slot);
    expect(await crewOf(again.body)).toBe(one);
  });

  test('[AG61] the same crew again is the same answer, whatever version was expected', async () => {
    const [, two] = await twoCrews();
    const booking = await aBooking();
    const { body } = await changed(booking, { crewId: two });
    const again = await changed(booking, { crewId: two, expectedVersion: 1 });
    expect([again.status, again.body.version]).toEqual([200, body.version]);
    expect(
      (await historyOf(booking)).filter(({ kind }: { kind: string }) => kind === 'booking.crew'),
    ).toHaveLength(1);
  });

  test('[AG61] never an overlap: all visits that have the time are named', async () => {
    const [one, two] = await twoCrews();
    const night = atNight(day);
    const half = (min: number): TestSlot => ({
      ...later({ ...night, available: true }, min),
      endAt: new Date(Date.parse(night.startAt) + min * 60_000 + 25 * 60_000).toISOString(),
    });
    const carts = await Promise.all([1, 2, 3].map(() => aSmallCart(api, shop)));
    const [a, b, c] = carts.map(({ cartId }) => cartId);
    const early = await placed(a ?? '', half(0), { crewId: two });
    const late = await placed(b ?? '', half(90), { crewId: two });
    const long = await placed(c ?? '', { startAt: night.startAt, endAt: half(90).endAt }, { crewId: one });
    expect([early.status, late.status, long.status]).toEqual([201, 201, 201]);
    const refused = await changed(long.body, { crewId: two });
    expect([refused.status, refused.body.code, refused.body.conflict.id]).toEqual([
      409,
      'slot.taken',
      early.body.id,
    ]);
    expect(refused.body.conflicts.map(({ id }: { id: string }) => id)).toEqual([early.body.id, late.body.id]);
    expect(await crewOf(long.body)).toBe(one);
    expect(await broken()).toEqual({});
  });

  test('[AG61] neither over a hold nor over a block of that crew, and not to a closed or unknown one', async () => {
    const [one, two] = await twoCrews();
    const booking = await aBooking();
    const { startAt, endAt } = booking.slot;
    const held = await api.post('/slots/hold', { startAt, endAt });
    expect(held.status).toBe(201);
    const whileHeld = await changed(booking, { crewId: two });
    expect([whileHeld.status, whileHeld.body.code, whileHeld.body.conflicts]).toEqual([
      409,
      'slot.taken',
      undefined,
    ]);
    await rowsOf(api, `update claims set expires_at = now() - interval '1 minute' where state = 'held'`);
    await blocked({ startISO: startAt, endISO: endAt, crewId: two, reason: 'Garage' });
    const atBlock = await changed(booking, { crewId: two });
    expect([atBlock.status, atBlock.body.code, atBlock.body.block.reason]).toEqual([
      409,
      'slot.blocked',
      'Garage',
    ]);
    await rowsOf(api, 'delete from blocks');
    // An expired hold is in nobody's way.
    expect((await changed(booking, { crewId: two })).status).toBe(200);
    await staff.patch(`/admin/crews/${one}`, { active: false });
    for (const crewId of [one, crypto.randomUUID()]) {
      const answer = await changed(booking, { crewId });
      expect([answer.status, answer.body.fields]).toEqual([400, { crewId: 'invalid' }]);
      const moved = await shifted(booking, later(booking.slot, 30), { crewId });
      expect([moved.status, moved.body.fields]).toEqual([400, { crewId: 'invalid' }]);
    }
    await staff.patch(`/admin/crews/${one}`, { active: true });
    expect((await changed(booking, { status: 'CANCELLED' })).status).toBe(200);
    expect((await changed(booking, { crewId: one })).body.code).toBe('booking.not_changeable');
  });

  test('[AG61] a stale screen is shown the visit as it is', async () => {
    const [one, two] = await twoCrews();
    const booking = await aBooking();
    const version = await versionOf(booking);
    await changed(booking, { notes: 'Clé chez la voisine', expectedVersion: version });
    const { status, body } = await changed(booking, { crewId: two, expectedVersion: version });
    expect([status, body.code, body.booking.row.crew.id]).toEqual([409, 'booking.changed', one]);
  });

  test('[AG61] with another time in one step, also at the same time alone; a retry moves once', async () => {
    const [one, two] = await twoCrews();
    const booking = await aBooking();
    const key = crypto.randomUUID();
    const to = await slotAt(day, booking.minutes, 9);
    const moved = await shifted(booking, to, { crewId: two }, { key });
    expect([moved.status, moved.body.row.crew.id, moved.body.row.startISO]).toEqual([200, two, to.startAt]);
    const again = await shifted(booking, to, { crewId: two }, { key });
    expect([again.status, again.body.version]).toEqual([200, moved.body.version]);
    expect((await historyOf(booking)).at(-1)).toMatchObject({
      kind: 'booking.moved',
      crew: { from: 'Équipe 1', to: 'Équipe 2', why: 'staff' },
    });
    const mails = await mailsOf(booking);
    const back = await shifted(booking, to, { crewId: one });
    expect([back.status, back.body.row.crew.id]).toEqual([200, one]);
    expect(await mailsOf(booking)).toEqual(mails);
    expect(await broken()).toEqual({});
  });

  test('[AG61] many at once between two crews leave no one booked twice and no one lost', async () => {
    const crews = await twoCrews();
    const slots = [await slotAt(day, 60, 0), await slotAt(day, 60, 2), await slotAt(day, 60, 4)];
    const visits = await Promise.all([...slots, ...slots].map((slot) => bookAt(slot)));
    expect(visits.map(({ status }) => status)).toEqual(visits.map(() => 201));
    const answers = await Promise.all(
      Array.from({ length: 40 }, (_, index) => {
        const visit = visits[index % visits.length]?.body;
        const crewId = crews[(index * 7) % 2];
        return index % 3 === 0
          ? shifted(visit, slots[index % slots.length] ?? atNight(day), { crewId, notify: false })
          : changed(visit, { crewId });
      }),
    );
    for (const { status } of answers) expect([200, 409, 503]).toContain(status);
    expect(await broken()).toEqual({});
  });

  test('[AG61] at a new booking, where the company has it free', async () => {
    const [one, two] = await twoCrews();
    const slot = await slotAt(day, 60, 1);
    const { cartId } = await aSmallCart(api, shop);
    const made = await placed(cartId, slot, { crewId: two });
    expect([made.status, made.body.row.crew.id]).toEqual([201, two]);
    expect(made.body.history.at(-1).crew).toEqual({ to: 'Équipe 2', why: 'staff' });
    const next = await aSmallCart(api, shop);
    const full = await placed(next.cartId, slot, { crewId: two });
    expect([full.status, full.body.conflicts.length]).toEqual([409, 1]);
    const unknown = await placed(next.cartId, slot, { crewId: crypto.randomUUID() });
    expect([unknown.status, unknown.body.fields]).toEqual([400, { crewId: 'invalid' }]);
    const free = await placed(next.cartId, slot);
    expect([free.status, free.body.row.crew.id]).toEqual([201, one]);
    expect(free.body.history.at(-1).crew).toEqual({ to: 'Équipe 1', why: 'only' });
  });
});

test('[AG61] [AG50] a crew that does not do the work has it only when staff say so', async () => {
  const [one, two] = await withCrews('Équipe 2');
  await taught(two, { kinds: ['handyman'] });
  const booking = await aBooking();
  const refused = await changed(booking, { crewId: two?.id });
  expect([refused.status, refused.body.code, refused.body.crew.id, refused.body.why]).toEqual([
    409,
    'crew.unfit',
    two?.id,
    ['kinds'],
  ]);
  expect(await crewOf(booking)).toBe(one?.id);
  const moved = await shifted(booking, later(booking.slot, 30), { crewId: two?.id });
  expect(moved.body.code).toBe('crew.unfit');
  expect((await changed(booking, { crewId: two?.id, anyCrew: true })).status).toBe(200);
  expect(await crewOf(booking)).toBe(two?.id);
  expect(await broken()).toEqual({});
});
