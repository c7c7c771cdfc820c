import { expect, test } from 'vitest';
import { parseDay } from '#shared/kernel/day.ts';
import { aBlock } from '../../parts/booking-panel/a-row.test-support.ts';
import { formOfBlock, newBlockForm, readBlockForm, wholeDayBlock } from './block-times.ts';

const timeZone = 'America/New_York';
const day = parseDay('2026-11-01') ?? expect.fail();

test('a new block is from 9:00 to 18:00 of its day', () => {
  expect(readBlockForm(newBlockForm(day), timeZone)).toEqual({
    ok: true,
    input: {
      ...{ startISO: '2026-11-01T14:00:00.000Z', endISO: '2026-11-01T23:00:00.000Z' },
      ...{ allDay: false, crewId: null },
    },
  });
});

test('whole days include the last one, and a day of 25 hours is whole', () => {
  const form = { ...newBlockForm(day), allDay: true, reason: ' Congé ' };
  const read = readBlockForm(form, timeZone);
  expect(read).toMatchObject({
    input: { startISO: '2026-11-01T04:00:00.000Z', endISO: '2026-11-02T05:00:00.000Z', reason: 'Congé' },
  });
  const block = aBlock({ startISO: '2026-11-01T04:00:00Z', endISO: '2026-11-02T05:00:00Z', allDay: true });
  expect(formOfBlock(block, timeZone)).toMatchObject({ start: '2026-11-01T00:00', end: '2026-11-01T23:59' });
  expect(readBlockForm(formOfBlock(block, timeZone), timeZone)).toMatchObject({
    input: { startISO: '2026-11-01T04:00:00.000Z', endISO: '2026-11-02T05:00:00.000Z' },
  });
});

test.each([
  [{ start: '' }, 'start', 'required'],
  [{ end: '2026-11-01T08:00' }, 'end', 'order'],
  [{ start: '2026-03-08T02:30' }, 'start', 'skipped'],
] as const)('%o is refused at %s: %s', (change, field, fault) => {
  expect(readBlockForm({ ...newBlockForm(day), ...change }, timeZone)).toEqual({ ok: false, field, fault });
});

test('whom it closes is always said, as a block that was one crew’s may become the company’s', () => {
  const crewId = 'c0ffee00-0000-4000-8000-000000000001';
  const form = formOfBlock(aBlock({ crewId }), timeZone);
  expect(readBlockForm(form, timeZone)).toMatchObject({ input: { crewId } });
  expect(readBlockForm({ ...form, crewId: undefined }, timeZone)).toMatchObject({ input: { crewId: null } });
});

test('D564: a day is closed for the crew that is shown alone, else for all', () => {
  const crewId = 'c0ffee00-0000-4000-8000-000000000001';
  // And without words that nobody typed: D474.
  expect(wholeDayBlock(day, timeZone, crewId)).toEqual({
    ...{ startISO: '2026-11-01T04:00:00.000Z', endISO: '2026-11-02T05:00:00.000Z' },
    ...{ allDay: true, crewId },
  });
  expect(wholeDayBlock(day, timeZone, undefined)).toMatchObject({ crewId: null });
  expect(readBlockForm(newBlockForm(day, crewId), timeZone)).toMatchObject({ input: { crewId } });
});
