import { afterEach, expect, test } from 'vitest';
import type { CrewView } from '#shared/api/admin/crews.ts';
import { ANSWER_ID_HEADER } from '#shared/api/error-answer.ts';
import { parseDay } from '#shared/kernel/day.ts';
import type { Id } from '#shared/kernel/ids.ts';
import { instantFromMs } from '#shared/kernel/instant.ts';
import { drawPart } from '../../../tests/support/draw-part.ts';
import { setTransport } from '../../data/wire/http.ts';
import { type CalendarWork, useCalendarWork } from './use-calendar-work.ts';

const day = parseDay('2026-12-03') ?? expect.fail();
const stretch = { startsAt: instantFromMs(1_796_310_000_000), endsAt: instantFromMs(1_796_320_000_000) };
const data = {
  ...{ body: { bookings: [], blocks: [] }, asOf: undefined, fault: undefined, isCopy: false },
  ...{ busy: false, reload: async () => undefined, change: async () => undefined },
};
const aCrew = (name: string, position: number): CrewView => ({
  ...{ id: `c0ffee00-0000-4000-8000-00000000000${position}`, name, position, color: 'teal', active: true },
  ...{ kinds: [], zips: [], baseZip: null, hours: null, picture: '', version: 1 },
});
const north = aCrew('Nord', 0);
const south = aCrew('Sud', 1);

afterEach(() => setTransport());

/** The calendar as it shows this crew alone, or all, once `begin` has opened something in it. */
async function shownFor(chosenId: Id | 'all', begin?: (work: CalendarWork) => void): Promise<CalendarWork> {
  const seen: { work?: CalendarWork } = {};
  function Calendar() {
    const work = useCalendarWork(data, undefined, 'America/New_York', [north, south], chosenId);
    if (work.thing === undefined) begin?.(work);
    seen.work = work;
    return null;
  }
  await drawPart(<Calendar />, 'fr');
  return seen.work ?? expect.fail();
}

/** A day that is blocked from there, as the server hears it. */
async function blockedFrom(chosenId: Id | 'all'): Promise<unknown> {
  const sent: unknown[] = [];
  setTransport(async (_url, init) => {
    sent.push(JSON.parse(String(init?.body)));
    const refusal = JSON.stringify({ error: '', code: 'request.invalid' });
    return new Response(refusal, { status: 400, headers: { [ANSWER_ID_HEADER]: 'r-1' } });
  });
  (await shownFor(chosenId)).blockDay(day);
  await expect.poll(() => sent).toHaveLength(1);
  return sent[0];
}

test('D564: a blocked day is asked for as that of the crew that is shown alone, else of all', async () => {
  expect(await blockedFrom(south.id)).toMatchObject({ allDay: true, crewId: south.id });
  expect(await blockedFrom('all')).toMatchObject({ allDay: true, crewId: null });
});

const ofSouth = { form: { crewId: south.id } };
test.each([
  ['a block', (work: CalendarWork) => work.askBlock(day), ofSouth],
  ['a block of a stretch', (work: CalendarWork) => work.askStretch(stretch, false), ofSouth],
  ['a menu', (work: CalendarWork) => work.askAdd({ x: 0, y: 0 }, day), { crew: { id: south.id } }],
])(
  'D564: %s begins with the crew that is shown alone, and with none where all are',
  async (_, begin, own) => {
    expect((await shownFor(south.id, begin)).thing).toMatchObject(own);
    const { thing } = await shownFor('all', begin);
    expect(thing?.is === 'block' ? thing.form.crewId : thing?.is === 'add' && thing.crew).toBeUndefined();
  },
);

test('D564: in the lane of another crew it is that crew’s', async () => {
  const inLane = (work: CalendarWork) => work.askStretch(stretch, false, north.id);
  expect((await shownFor(south.id, inLane)).thing).toMatchObject({ form: { crewId: north.id } });
});
