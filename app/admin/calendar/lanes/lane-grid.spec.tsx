import i18next from 'i18next';
import { initReactI18next } from 'react-i18next';
import { beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import type { AgendaView } from '#shared/api/admin/agenda.ts';
import type { BookingRowView } from '#shared/api/admin/bookings.ts';
import type { CrewOfBooking } from '#shared/api/admin/crews.ts';
import { parseDay } from '#shared/kernel/day.ts';
import { expectSoundPart, LONG_WORD } from '../../../../tests/support/part-check.ts';
import { admin } from '../../../i18n/messages/admin/fr.ts';
import { aRow } from '../../parts/booking-panel/a-row.test-support.ts';
import { stretchOf } from '../grid/timed-rows.ts';
import { LaneGrid } from './lane-grid.tsx';
import type { LaneGridProps } from './lane-props.ts';

const { calendar: w } = admin;
const [day] = [parseDay('2026-12-03')];
const crew = (index: number, name = `Équipe ${index}`): CrewOfBooking => ({
  ...{ id: `c0ffee00-0000-4000-8000-00000000000${index}`, name, color: index === 1 ? 'blue' : 'amber' },
});
const [one, two] = [crew(1), crew(2)];
const visit = (
  customerName: string,
  of: CrewOfBooking | undefined,
  hour: number,
  over: Partial<BookingRowView> = {},
) =>
  aRow({
    ...{ id: crypto.randomUUID(), customerName, ...(of && { crew: of }) },
    startISO: `2026-12-03T${hour + 5}:00:00.000Z`,
    endISO: `2026-12-03T${hour + 6}:00:00.000Z`,
    occupiedUntil: `2026-12-03T${hour + 6}:00:00.000Z`,
    ...over,
  });
/** As the server sends it: the crew goes with the time. */
const off = (customerName: string, hour: number) =>
  visit(customerName, undefined, hour, { status: 'CANCELLED' });
const at = (hour: number, min = '00') => Date.parse(`2026-12-03T${hour + 5}:${min}:00Z`);
const agenda: AgendaView = {
  ...{ slotStepMinutes: 30, bufferMinutesBetweenBookings: 0, noticeMinutes: 0, horizonDays: 60, version: 1 },
  travel: { mode: 'off', fixedMin: 15 },
  timeZone: 'America/New_York',
  days: [1, 2, 3, 4, 5, 6, 7].map((weekday) => ({
    weekday,
    closed: false,
    intervals: [{ startMin: 480, endMin: 1080 }],
  })),
  crewIds: [one.id, two.id],
};
const props = {
  onOpen: vi.fn<LaneGridProps['onOpen']>(),
  onLaneMove: vi.fn<LaneGridProps['onLaneMove']>(),
  onLaneSelect: vi.fn<LaneGridProps['onLaneSelect']>(),
};

beforeAll(async () => {
  await i18next.use(initReactI18next).init({
    ...{ lng: 'fr', resources: { fr: { admin } }, interpolation: { escapeValue: false } },
  });
});

beforeEach(async () => {
  vi.clearAllMocks();
  await page.viewport(900, 1000);
});

function show(bookings: readonly BookingRowView[], more: Partial<LaneGridProps> = {}) {
  if (day === undefined) throw new Error('Expected a day');
  const range = { bookings: [...bookings], blocks: [] };
  return render(
    // As far from the edge as in the card of the calendar, up to which the names of crews are pushed sideways.
    <main style={{ paddingInline: 'var(--space-4)' }}>
      <LaneGrid
        {...props}
        {...{ day, agenda, label: 'Jeudi', lanes: [one, two], shown: range, all: range }}
        hours={{ startMin: 420, endMin: 1200 }}
        timeZone="America/New_York"
        highlighted={new Set()}
        unsent={undefined}
        editable
        {...more}
      />
    </main>,
  );
}

const boxOf = (name: string) => page.getByRole('button', { name });
const status = () => page.getByRole('status');

test('each crew has a lane with its name and how full its day is', async () => {
  await show([visit('Ana', one, 10), visit('Rosa', two, 10), visit('Marc', two, 12)]);
  const lane = page.getByRole('region', { name: two.name });
  await expect.element(lane).toHaveTextContent(/2 visites, 20/);
  await expect.element(lane.getByRole('button', { name: 'Rosa' })).toBeVisible();
  await expect.element(lane.getByRole('button', { name: 'Ana' })).not.toBeInTheDocument();
  await boxOf('Ana').click();
  await expectSoundPart();
  expect(props.onOpen.mock.calls[0]?.[0]).toMatchObject({ row: { customerName: 'Ana' } });
});

test('until the hours are known no lane is called closed', async () => {
  await show([visit('Ana', one, 10)], { agenda: undefined });
  const lane = page.getByRole('region', { name: one.name });
  await expect.element(lane).toHaveTextContent('1 visite');
  await expect.element(page.getByText(w.closed)).not.toBeInTheDocument();
});

test('by keys: between lanes and times, told at each step, put down with Enter', async () => {
  await show([visit('Ana', one, 10), visit('Rosa', two, 10)]);
  boxOf('Ana').element().focus();
  await userEvent.keyboard('d');
  await expect.element(status()).toHaveTextContent(one.name);
  await userEvent.keyboard('{ArrowRight}');
  await expect.element(status()).toHaveTextContent(two.name);
  await expect.element(status()).toHaveTextContent('Rosa');
  await userEvent.keyboard('{ArrowDown}{ArrowDown}{ArrowDown}{ArrowDown}');
  await expect.element(status()).not.toHaveTextContent('Rosa');
  await userEvent.keyboard('{Shift>}{ArrowDown}{/Shift}{Enter}');
  expect(props.onLaneMove.mock.calls).toEqual([
    [expect.objectContaining({ customerName: 'Ana' }), { startsAt: at(11), endsAt: at(12, '15') }, two],
  ]);
  expect(props.onOpen).not.toHaveBeenCalled();
  await expect.element(boxOf('Ana')).toHaveFocus();
});

test('by keys: Escape leaves it where it was, and so does a way back to its place', async () => {
  await show([visit('Ana', one, 10)]);
  boxOf('Ana').element().focus();
  await userEvent.keyboard('d{ArrowRight}{Escape}');
  await expect.element(status()).toHaveTextContent('');
  await userEvent.keyboard('d{ArrowRight}{ArrowLeft}{Enter}');
  expect(props.onLaneMove).not.toHaveBeenCalled();
});

test('let go right after a move, before it is drawn, it is put down where it was led last', async () => {
  await show([visit('Ana', one, 10)]);
  const box = boxOf('Ana').element();
  const from = box.getBoundingClientRect();
  const to = document.querySelector(`[data-lane="${two.id}"]`)?.getBoundingClientRect();
  if (!to) throw new Error('Expected a second lane');
  const hour = to.height / 13;
  const lead = (target: EventTarget, type: string, clientX: number, clientY: number) =>
    target.dispatchEvent(
      new PointerEvent(type, { bubbles: true, pointerId: 1, pointerType: 'mouse', clientX, clientY }),
    );
  const [x, y] = [from.x + 20, from.y + 12];
  lead(box, 'pointerdown', x, y);
  lead(window, 'pointermove', x, y + hour / 2);
  lead(window, 'pointermove', to.x + 24, y + hour);
  lead(window, 'pointerup', to.x + 24, y + hour);
  expect(props.onLaneMove.mock.calls).toEqual([
    [expect.objectContaining({ customerName: 'Ana' }), { startsAt: at(11), endsAt: at(12) }, two],
  ]);
});

test('outside the hours is said, and is no reason not to', async () => {
  await show([visit('Ana', one, 8)]);
  boxOf('Ana').element().focus();
  await userEvent.keyboard('d{ArrowUp}');
  await expect.element(status()).toHaveTextContent(w.reschedule.outside);
  await userEvent.keyboard('{Enter}');
  expect(props.onLaneMove).toHaveBeenCalledOnce();
});

test('nothing is taken up where nothing can be written, nor a visit that is off', async () => {
  const shown = await show([visit('Ana', one, 10)], { editable: false });
  boxOf('Ana').element().focus();
  await userEvent.keyboard('d{ArrowRight}{Enter}');
  await shown.unmount();
  await show([off('Ana', 10)]);
  boxOf('Ana').element().focus();
  await userEvent.keyboard('d{ArrowRight}');
  await expect.element(status()).toHaveTextContent('');
  expect(props.onLaneMove).not.toHaveBeenCalled();
});

test('what is cancelled is in no lane, and is opened from under them', async () => {
  await show([visit('Ana', one, 10), off('Rosa', 12)]);
  const below = page.getByRole('region', { name: admin.day.cancelled });
  await below.getByRole('button', { name: 'Rosa' }).click();
  expect(props.onOpen.mock.calls[0]?.[0]).toMatchObject({ row: { customerName: 'Rosa' } });
  await expect.element(page.getByRole('region', { name: one.name })).not.toHaveTextContent('Rosa');
  await expect.element(below).not.toHaveTextContent('Ana');
  await expectSoundPart();
});

test('an empty hour of a crew asks what to put there', async () => {
  await show([]);
  const lane = document.querySelector(`[data-lane="${two.id}"]`);
  const box = lane?.getBoundingClientRect();
  if (!lane || !box) throw new Error('Expected a lane');
  const y = box.top + (box.height * 3) / 13 + 8;
  lane.dispatchEvent(new MouseEvent('click', { bubbles: true, clientX: box.left + 20, clientY: y }));
  expect(props.onLaneSelect.mock.calls[0]?.[0]).toEqual({ startsAt: at(10), endsAt: at(11) });
  expect(props.onLaneSelect.mock.calls[0]?.[2]).toEqual(two);
});

test('on a phone one lane is seen, and another is a press away; a moved visit is followed', async () => {
  await page.viewport(360, 740);
  const long = crew(2, LONG_WORD);
  await show([visit('Ana', one, 10), visit('Rosa', long, 12)], { lanes: [one, long] });
  await expectSoundPart();
  await expect.element(boxOf('Ana')).toBeVisible();
  await expect.element(boxOf('Rosa')).not.toBeInTheDocument();
  await page.getByRole('radio', { name: LONG_WORD }).click({ force: true });
  await expect.element(boxOf('Rosa')).toBeVisible();
  await expectSoundPart();
});

test('on a phone keys follow a visit from lane to lane, and the lane that it was put down in stays', async () => {
  await page.viewport(360, 740);
  await show([visit('Ana', one, 10), visit('Rosa', two, 12)]);
  boxOf('Ana').element().focus();
  await userEvent.keyboard('d{ArrowRight}');
  await expect.element(page.getByRole('radio', { name: two.name })).toBeChecked();
  await expect.element(boxOf('Rosa')).toBeVisible();
  await userEvent.keyboard('{ArrowLeft}{ArrowRight}{ArrowDown}{Enter}');
  expect(props.onLaneMove.mock.calls[0]?.slice(1)).toEqual([
    { startsAt: at(10, '15'), endsAt: at(11, '15') },
    two,
  ]);
  await expect.element(page.getByRole('radio', { name: two.name })).toBeChecked();
});

test('between two visits stands the road from one to the next, and where there is less time than it takes', async () => {
  const far = { servicePostalCode: '33801' };
  await show([
    visit('Ana', one, 8),
    visit('Marc', one, 11, far),
    visit('Rosa', one, 12),
    visit('Léo', two, 8),
    off('Off', 10),
  ]);
  const lane = page.getByRole('region', { name: one.name });
  await expect.element(lane.getByText(/^Route/).first()).toBeInTheDocument();
  const roads = document.querySelectorAll(`[data-lane="${one.id}"] p`);
  expect([...roads].map((road) => (road as HTMLElement).dataset.tight !== undefined)).toEqual([false, true]);
  expect(roads[1]?.textContent).toContain(admin.day.tight);
  expect(document.querySelectorAll(`[data-lane="${two.id}"] p`)).toHaveLength(0);
  await expectSoundPart();
});

test('[AG62] a crew that would not have the time for the way is said, and may be sent all the same', async () => {
  await show([visit('Ana', one, 8), visit('Rosa', one, 11, { servicePostalCode: '33801' })], {
    agenda: { ...agenda, travel: { mode: 'estimate', fixedMin: 15 } },
  });
  await expect.element(page.getByText(/^Route/).first()).toBeInTheDocument();
  boxOf('Ana').element().focus();
  await userEvent.keyboard('d{ArrowDown}');
  await expect.element(status()).not.toHaveTextContent(admin.crews.unfit.travel);
  await userEvent.keyboard('{ArrowDown}{ArrowDown}{ArrowDown}{ArrowDown}');
  await expect.element(status()).toHaveTextContent(admin.crews.unfit.travel);
  await userEvent.keyboard('{Enter}');
  expect(props.onLaneMove).toHaveBeenCalledOnce();
});

test('what is on its way stands dashed at its new place', async () => {
  const row = visit('Ana', one, 10);
  const to = stretchOf({ startISO: '2026-12-03T18:00:00Z', endISO: '2026-12-03T19:00:00Z' });
  await show([row], { unsent: { id: row.id, to, crewId: two.id } });
  const lane = document.querySelector(`[data-lane="${two.id}"]`);
  expect(lane?.textContent).toContain('Ana');
});
