import { afterEach, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { instantFromMs } from '#shared/kernel/instant.ts';
import { expectSoundPart } from '../../../../tests/support/part-check.ts';
import { DayLine } from './day-line.tsx';

afterEach(() => {
  document.documentElement.style.fontSize = '';
});

const at = (time: string) => instantFromMs(Date.parse(`2026-11-23T${time}:00Z`));
const HOUR_MS = 3_600_000;
const ZONE = 'America/New_York';
/** 8:00 to 20:00 in Orlando: as many hours are written as ever are. */
const day = {
  label: 'Le 23 novembre',
  from: at('13:00'),
  until: instantFromMs(at('13:00') + 12 * HOUR_MS),
  timeZone: ZONE,
};
const visit = { key: 'visit', startsAt: at('16:00'), endsAt: at('19:00'), tone: 'success' } as const;
const entered = {
  key: 'mine',
  startsAt: at('15:00'),
  endsAt: at('17:00'),
  tone: 'mine',
  isClash: true,
} as const;

test('a day is one picture for ears, with its hours of the company’s zone inside the page', async () => {
  await render(
    // As far from the edges as in a card of the page.
    <main style={{ paddingInline: '2rem' }}>
      <DayLine {...day} pieces={[visit, entered]} now={at('18:00')} />
    </main>,
  );
  const line = page.getByRole('img', { name: 'Le 23 novembre' });
  await expect.element(line).toHaveTextContent(/^8:00.*20:00$/);
  await expectSoundPart();
  expectApart(line.element());
  document.documentElement.style.fontSize = '200%';
  expectApart(line.element());
});

/** Hours that are seen do not run into each other. */
function expectApart(line: Element): void {
  const boxes = [...line.querySelectorAll('span')].map((hour) => hour.getBoundingClientRect());
  const seen = boxes.filter(({ width }) => width > 0);
  for (const [place, { left }] of seen.entries()) {
    expect(seen[place - 1]?.right ?? 0, `hour ${place} and the one before`).toBeLessThan(left);
  }
}

test('each piece stands where its time is, and the clock only where it is of this day', async () => {
  const { rerender } = await render(<DayLine {...day} pieces={[visit]} now={at('18:00')} />);
  const pieces = () => {
    const [line] = page.getByRole('img').element().children;
    const all = line?.getBoundingClientRect();
    return [...(line?.children ?? [])].map((piece) => {
      const { left, width } = piece.getBoundingClientRect();
      const share = (px: number) => Math.round((100 * px) / (all?.width ?? 0));
      return [share(left - (all?.left ?? 0)), share(width)];
    });
  };
  expect(pieces()).toEqual([
    [25, 25],
    [41, 1],
  ]);
  await rerender(<DayLine {...day} pieces={[visit]} now={at('12:30')} />);
  expect(pieces()).toEqual([[25, 25]]);
});
