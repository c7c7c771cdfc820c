import { expect, test } from 'vitest';
import { addMinutes, type Instant, instantFromMs } from '#shared/kernel/instant.ts';
import { type Locale, locales } from '#shared/kernel/locale.ts';
import { drawPart } from '../../../tests/support/draw-part.ts';
import type { SlotSelection } from '../../data/slots/read-slot-selection.ts';
import { SlotButton } from './slot-button.tsx';

const startAt = instantFromMs(Date.parse('2026-12-01T14:00:00Z'));
const heldAt = instantFromMs(Date.parse('2026-11-27T14:00:00Z'));
const until = addMinutes(heldAt, 10);
const held: SlotSelection = {
  ...{ lockId: '0b0e1f6e-5d0a-4c58-9a5a-0c4a0f9b2d11', status: 'held', minutes: 60, grantedMs: 600_000 },
  ...{ startAt, endAt: addMinutes(startAt, 60), expiresAtLocal: until, renewableUntilLocal: until },
};

const drawAt = (at: Instant, locale: Locale) =>
  drawPart(
    <SlotButton
      slot={{ startAt, endAt: held.endAt, available: true, heldByYou: true }}
      {...{ held, at, timeZone: 'America/New_York', pendingStart: null, offline: false, asked: [] }}
      onPick={() => undefined}
    />,
    locale,
  );

/** Without what is for eyes alone. */
const heard = (markup: string) =>
  markup.replace(/<span aria-hidden="true"><span[^>]*role="timer".*?<\/svg>.*?<\/span><\/span>/, '…');

test.each(locales)(
  '%s: the name of a held time says so and stays the same while it runs out',
  async (locale) => {
    const [now, later] = await Promise.all([heldAt, addMinutes(heldAt, 1)].map((at) => drawAt(at, locale)));
    expect(now).toContain('10:00');
    expect(later).toContain('9:00');
    expect(heard(now ?? '')).toBe(heard(later ?? ''));
    expect(heard(now ?? '')).toMatch(/visually-hidden">(Held|Apartada|Retenu)</);
  },
);
