import i18next from 'i18next';
import { initReactI18next } from 'react-i18next';
import { beforeAll, expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { toLocal } from '#shared/agenda/local-time.ts';
import type { BlockView } from '#shared/api/admin/blocks.ts';
import { formatInstant, instantFromMs } from '#shared/kernel/instant.ts';
import { admin } from '../../../i18n/messages/admin/fr.ts';
import { TimeGrid, type TimeGridProps } from './time-grid.tsx';

const ZONE = 'America/New_York';
const at = (utc: string) => instantFromMs(Date.parse(`2026-11-23T${utc}:00Z`));
const block = (reason: string, from: string, until: string): BlockView => ({
  id: reason,
  startISO: formatInstant(at(from)),
  endISO: formatInstant(at(until)),
  allDay: false,
  reason,
  createdBy: 'Claire',
});
const garage = block('Garage', '14:00', '15:00');

beforeAll(async () => {
  await i18next.use(initReactI18next).init({ lng: 'fr', resources: { fr: { admin } } });
});

/** A day in Orlando; functions are made anew, as a screen that draws itself again makes them. */
function gridWith(
  blocks: readonly BlockView[],
  onMove: TimeGridProps['onMove'],
  view: TimeGridProps['view'] = 'day',
) {
  const range = { bookings: [], blocks };
  return (
    <TimeGrid
      view={view}
      day={toLocal(at('14:00'), ZONE).day}
      label="Le 23 novembre"
      shown={range}
      all={range}
      agenda={undefined}
      hours={{ startMin: 7 * 60, endMin: 20 * 60 }}
      loads={[]}
      timeZone={ZONE}
      highlighted={new Set()}
      unsent={undefined}
      editable
      isAsking={false}
      onOpen={() => {}}
      onLost={() => {}}
      onSelect={() => {}}
      onDay={() => {}}
      onBlockDay={() => {}}
      onMove={(...moved) => onMove(...moved)}
    />
  );
}

function mouse(type: 'mousedown' | 'mousemove' | 'mouseup', target: Element, x: number, y: number): void {
  target.dispatchEvent(new MouseEvent(type, { bubbles: true, clientX: x, clientY: y }));
}

test('what is dropped just after news came is moved, and the news are drawn after it', async () => {
  const onMove = vi.fn<TimeGridProps['onMove']>();
  const { rerender } = await render(gridWith([garage], onMove));
  const held = page.getByRole('button', { name: /Garage/ });
  await expect.element(held).toBeVisible();
  const box = held.element().getBoundingClientRect();
  const [x, y] = [box.x + box.width / 2, box.y + 8];

  mouse('mousedown', held.element(), x, y);
  for (const step of [10, 40, 2 * box.height]) mouse('mousemove', document.body, x, y + step);
  await rerender(gridWith([garage, block('Dentiste', '20:00', '21:00')], onMove));
  mouse('mouseup', document.body, x, y + 2 * box.height);

  await expect.poll(() => onMove.mock.calls).toHaveLength(1);
  expect(onMove.mock.calls[0]?.[1]).toEqual({ startsAt: at('16:00'), endsAt: at('17:00') });
  await expect.element(page.getByRole('button', { name: /Dentiste/ })).toBeVisible();
  await expect.element(held).toBeVisible();
});

test('three days are drawn from the day one stands at, and no others (D586)', async () => {
  await page.viewport(360, 740);
  await render(gridWith([garage], () => {}, 'threeDays'));
  const heads = page.getByRole('button', { name: /^Ouvrir /, includeHidden: true });
  await expect
    .poll(() => heads.elements().map((head) => head.textContent))
    .toEqual(['lun.23', 'mar.24', 'mer.25']);
});
