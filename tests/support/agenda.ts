/** The weekly hours as staff read and change them; of the shop that open-shop.ts has opened. */
import { expect } from 'vitest';
import type { Api, Caller } from './api.ts';
import { api } from './open-shop.ts';

export const office = (of: Caller & Pick<Api, 'as'> = api) => of.as({ 'X-Admin-Token': 'sabal-dev-admin' });

interface Week {
  slotStepMinutes: number;
  bufferMinutesBetweenBookings: number;
  noticeMinutes?: number;
  horizonDays?: number;
  travel?: { mode: string; fixedMin: number };
  days: { weekday: number; closed?: boolean; intervals?: object[] }[];
  expectedVersion?: number;
}

export const everyDay = (...intervals: object[]) =>
  [1, 2, 3, 4, 5, 6, 7].map((weekday) => ({ weekday, intervals }));
/** Every other day is closed. */
export const onlyOn = (...named: Week['days']) =>
  everyDay().map((closed) => named.find(({ weekday }) => weekday === closed.weekday) ?? closed);
export const week = (change: Partial<Week> = {}): Week => ({
  slotStepMinutes: 30,
  bufferMinutesBetweenBookings: 0,
  days: everyDay({ startMin: 480, endMin: 1080 }),
  ...change,
});

export const show = async () => (await office().get('/admin/schedule')).body;
export const save = (body: object) => office().put('/admin/schedule', body);
export const check = (body: object) => office().post('/admin/schedule/check', body);

export async function saved(body: object) {
  const answer = await save(body);
  expect(answer.status).toBe(200);
  return answer.body;
}

/** A node looks once a second whether what it keeps of the catalogue, and so the length of visits, is still true. */
export async function untilStepIs(step: number): Promise<void> {
  const stepNow = async () => (await api.get('/pricing')).body.slotStepMinutes;
  await expect.poll(stepNow, { timeout: 3_000 }).toBe(step);
}
