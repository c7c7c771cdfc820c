import { afterEach, expect, test } from 'vitest';
import { countDeadlocks } from '../storms/broken-promises.ts';
import { everyDay, save, saved, week } from '../support/agenda.ts';
import type { Answer } from '../support/api.ts';
import { aBooking, broken, cancelBooking, holdFor, move, slotAt } from '../support/booking.ts';
import { api, nextDay, openShop } from '../support/open-shop.ts';
import { asOwner, type TestSlot } from '../support/shop.ts';
import { blocked, changed, deleted, reblocked, restored, shifted, unblocked } from '../support/staff.ts';

openShop();

const ROUNDS = 4;

const deadlocks = () => asOwner(api.ownerUrl, countDeadlocks);

afterEach(() => saved(week()));

/** Four visits on two days, everything that customers and staff can do to them, and all of it at the same moment. */
async function everythingAtOnce(): Promise<Answer[]> {
  const [here, there] = [nextDay(), nextDay()];
  const [one, two, three, four] = [
    await aBooking(here),
    await aBooking(there),
    await aBooking(here),
    await aBooking(there),
  ];
  const early = { here: await slotAt(here, 60, 0), there: await slotAt(there, 60, 0) };
  const late = { here: await slotAt(here, 60, -1), there: await slotAt(there, 60, -1) };
  const ids = [one, two, three, four].map(({ id }) => id);
  return Promise.all([
    shifted(one, late.here),
    shifted(two, early.here, { notify: false }),
    move(one, late.there),
    move(two, late.here),
    move(three, early.there),
    holdFor(three, early.here),
    cancelBooking(four),
    changed(three, { status: 'CANCELLED' }),
    changed(one, { notes: 'Chien' }),
    deleted(ids),
    restored(ids.toReversed()),
    deleted(ids.slice(1)),
    restored(ids),
    save(week({ bufferMinutesBetweenBookings: 30 })),
    save(week({ days: everyDay({ startMin: 540, endMin: 1080 }) })),
    blockAndFree(late.there, early.there),
  ]);
}

async function blockAndFree(from: TestSlot, to: TestSlot): Promise<Answer> {
  const time = ({ startAt, endAt }: TestSlot) => ({ startISO: startAt, endISO: endAt });
  const { id } = (await blocked(time(from))).body.block;
  const [, answer] = await Promise.all([reblocked(id, time(to)), unblocked(id)]);
  return answer;
}

test('whatever staff and customers do to the same visits at once, no transactions wait in a circle and no time is lost', async () => {
  const before = await deadlocks();
  for (let round = 0; round < ROUNDS; round++) {
    await saved(week());
    const answers = await everythingAtOnce();
    expect(answers.filter(({ status }) => status >= 500)).toEqual([]);
    expect(answers.filter(({ status }) => status < 400).length).toBeGreaterThan(6);
    expect(await broken()).toEqual({});
  }
  expect(await deadlocks()).toBe(before);
});
