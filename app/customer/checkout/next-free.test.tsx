import { afterEach, expect, test, vi } from 'vitest';
import type { Day } from '#shared/kernel/day.ts';
import { addMinutes, instantFromMs } from '#shared/kernel/instant.ts';
import { drawPart } from '../../../tests/support/draw-part.ts';
import { NextFree } from './next-free.tsx';

const before = process.env.TZ;
afterEach(() => {
  vi.useRealTimers();
  if (before === undefined) delete process.env.TZ;
  else process.env.TZ = before;
});

/** Friday evening in Orlando; the slot is on Saturday morning. */
const now = Date.parse('2026-11-28T01:00:00Z');
const today = '2026-11-27' as Day;
const startAt = instantFromMs(Date.parse('2026-11-28T14:00:00Z'));

const drawIn = (zone: string) => {
  process.env.TZ = zone;
  vi.useFakeTimers({ now, toFake: ['Date'] });
  return drawPart(
    <NextFree
      slots={[{ startAt, endAt: addMinutes(startAt, 60), available: true, heldByYou: false }]}
      {...{ today, timeZone: 'America/New_York', heldStart: undefined, pendingStart: null }}
      {...{ offline: false, asked: [] }}
      onPick={() => undefined}
    />,
  );
};

test.each(['America/New_York', 'America/Chicago'])(
  'who is in the same day reads of tomorrow: %s',
  async (zone) => {
    expect(await drawIn(zone)).toContain('Tomorrow');
  },
);

test('where it is Saturday already the date is said instead', async () => {
  const abroad = await drawIn('Europe/Paris');
  expect(abroad).not.toContain('Tomorrow');
  expect(abroad).toContain('Sat, Nov 28');
});
