/** Crews over the API; of the shop that open-shop.ts has opened. */
import { afterEach, expect } from 'vitest';
import type { CrewView } from '#shared/api/admin/crews.ts';
import type { Answer } from './api.ts';
import { api, day, shop, staff } from './open-shop.ts';
import { aSmallCart, book, bookingBody, rowsOf, type TestSlot } from './shop.ts';
import { opened } from './staff.ts';

export const crewsNow = async (): Promise<readonly CrewView[]> =>
  (await staff.get('/admin/crews')).body.crews;

export function addedCrew(name: string, color = 'green'): Promise<Answer> {
  return staff.post('/admin/crews', { name, color });
}

/** The company with these crews beside its first. */
export async function withCrews(...names: readonly string[]): Promise<readonly CrewView[]> {
  for (const name of names) expect((await addedCrew(name)).status).toBe(201);
  return crewsNow();
}

/** Each test of the calling file begins with the first crew alone, and with nothing taken. */
export function beginWithOneCrew(): void {
  afterEach(async () => {
    await rowsOf(api, `update bookings set status = 'CANCELLED', claim_id = null where claim_id is not null`);
    await rowsOf(api, 'delete from claims');
    await rowsOf(api, 'delete from blocks');
    await rowsOf(api, 'delete from crews where id <> (select resource_id from agendas)');
    await rowsOf(
      api,
      `update crews set active = true, position = 0, kinds = '{}', zips = '{}', base_zip = null, hours = null, picture = ''`,
    );
  });
}

/** What it does, where and when. */
export function taught(crew: Pick<CrewView, 'id'> | undefined, skills: object): Promise<Answer> {
  return staff.patch(`/admin/crews/${crew?.id}`, skills);
}

/** Whom staff are told to come; undefined where nobody is named. */
export async function crewOf(booking: { readonly id: string }): Promise<string | undefined> {
  return (await opened(booking)).body.row.crew?.id;
}

export async function bookAt(slot: TestSlot): Promise<Answer> {
  const { cartId } = await aSmallCart(api, shop);
  return book(api, bookingBody(cartId, slot));
}

/** Work that is no carpet, of an hour. */
export const aJob = () => ({
  ...{ id: crypto.randomUUID(), serviceId: shop.handymanId, productId: null },
  instances: [
    {
      id: crypto.randomUUID(),
      handymanMinutes: 60,
      handymanMeta: { categories: [], description: 'A swing' },
    },
  ],
});

/** The times of the test's day for an hour, or for what the query says. */
export const listedFor = async (query: string): Promise<TestSlot[]> =>
  (await api.get(`/slots?date=${day}&${query.includes('minutes') ? query : `minutes=60&${query}`}`)).body;
export const freeFor = async (query: string) => (await listedFor(query)).filter(({ available }) => available);

/** The first does carpets, the second handyman's work. */
export async function twoTrades(): Promise<readonly (CrewView | undefined)[]> {
  const [one, two] = await withCrews('Équipe 2');
  await taught(one, { kinds: ['carpet'] });
  await taught(two, { kinds: ['handyman'] });
  return [one, two];
}
