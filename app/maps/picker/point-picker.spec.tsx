import { useState } from 'react';
import { beforeEach, expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { greatCircleMiles } from '#shared/delivery/great-circle.ts';
import { blankStop } from '#shared/delivery/plan/blank-stop.ts';
import type { Point, Stop } from '#shared/delivery/stop.ts';
import { expectFocusReturn, expectSoundPart } from '../../../tests/support/part-check.ts';
import { openMapWorld } from '../../booking/plan/map-world.test-support.ts';
import { newId } from '../../data/device/clock.ts';
import { Button } from '../../ui/actions/button.tsx';
import { PointPicker } from './point-picker.tsx';

const METRES_PER_MILE = 1_609.344;
const start = { latitude: 28.54, longitude: -81.38 };
const onConfirm = vi.fn<(point: Point) => void>();

function Place({ at = {} }: { at?: Partial<Stop> }) {
  const [open, setOpen] = useState(false);
  const [stop] = useState(() => ({ ...blankStop(newId(), 'pickup'), ...start, ...at }));
  const close = () => setOpen(false);
  return (
    <>
      <Button onClick={() => setOpen(true)}>Pick on map</Button>
      <PointPicker open={open} stop={stop} name="Pickup 1" onClose={close} onConfirm={onConfirm} />
    </>
  );
}

const opener = () => page.getByRole('button', { name: 'Pick on map' });
const map = () => page.getByRole('application');
const latitude = () => page.getByRole('textbox', { name: 'Latitude' });
const longitude = () => page.getByRole('textbox', { name: 'Longitude' });
const wrong = () => page.getByText('Degrees, such as 28.54 or -81.38');
const confirm = () => page.getByRole('button', { name: 'Use this place' });

async function openPicker(at?: Partial<Stop>): Promise<void> {
  await render(<Place {...(at && { at })} />);
  await opener().click();
  await expect.element(map()).toBeVisible();
}

/** What was confirmed, in metres from the start. */
async function confirmedMetres(): Promise<number> {
  await confirm().click();
  const point = onConfirm.mock.lastCall?.[0];
  if (point === undefined) throw new Error('nothing was confirmed');
  return greatCircleMiles(start, point) * METRES_PER_MILE;
}

beforeEach(openMapWorld);
beforeEach(() => onConfirm.mockClear());

test('an arrow key moves the place by 10 m, with Shift by 100 m', async () => {
  await openPicker();
  map().element().focus();
  await userEvent.keyboard('{ArrowUp}');
  expect(await confirmedMetres()).toBeCloseTo(10, 0);
  await userEvent.keyboard('{Escape}');
  await opener().click();
  map().element().focus();
  await userEvent.keyboard('{Shift>}{ArrowRight}{/Shift}');
  expect(await confirmedMetres()).toBeCloseTo(100, 0);
});

test('a click brings that place under the pin', async () => {
  await openPicker();
  const box = map().element().getBoundingClientRect();
  await map().click({ position: { x: box.width / 2 + 50, y: box.height / 2 } });
  // A pixel at zoom 13 over Orlando is 16.8 m; the frame of the tests is drawn a little smaller.
  await expect.poll(confirmedMetres).toBeGreaterThan(740);
  expect(await confirmedMetres()).toBeLessThan(880);
});

test('where only the town is known and there are no streets, a pixel is as long (D335)', async () => {
  await openPicker({ latitude: null, longitude: null, city: 'Orlando', state: 'FL' });
  await expect.element(page.getByText('Near Orlando, Orange County')).toBeVisible();
  const box = map().element().getBoundingClientRect();
  await map().click({ position: { x: box.width / 2 + 50, y: box.height / 2 } });
  const town = { latitude: 28.5383, longitude: -81.3792 };
  const metresFromTown = async () => {
    await confirm().click();
    const point = onConfirm.mock.lastCall?.[0];
    return point === undefined ? 0 : greatCircleMiles(town, point) * METRES_PER_MILE;
  };
  await expect.poll(metresFromTown).toBeGreaterThan(740);
  expect(await metresFromTown()).toBeLessThan(880);
});

test('typed degrees are the place, and what is no place cannot be confirmed', async () => {
  await openPicker();
  await latitude().fill('28,55');
  expect(await confirmedMetres()).toBeCloseTo(1_112, -1);
  await latitude().fill('north');
  await expect.element(wrong()).toBeVisible();
  await expect.element(confirm()).toHaveAttribute('aria-disabled', 'true');
});

test('a place is not confirmed while either number is wrong, and the right one is not lost', async () => {
  await openPicker();
  await latitude().fill('28.538336, -81.379234');
  await longitude().fill('-81.37');
  await expect.element(wrong()).toBeVisible();
  await expect.element(confirm()).toHaveAttribute('aria-disabled', 'true');
  await latitude().fill('28.55');
  await confirm().click();
  expect(onConfirm).toHaveBeenLastCalledWith({ latitude: 28.55, longitude: -81.37 });
});

test('a place moved on the map is meant instead of what stands wrong in a field', async () => {
  await openPicker();
  await latitude().fill('north');
  await expect.element(confirm()).toHaveAttribute('aria-disabled', 'true');
  map().element().focus();
  await userEvent.keyboard('{ArrowUp}');
  await expect.element(wrong()).not.toBeInTheDocument();
  await expect.element(latitude()).toHaveValue('28.54009');
  expect(await confirmedMetres()).toBeCloseTo(10, 0);
});

test('both numbers pasted into one field fill both', async () => {
  await openPicker();
  await longitude().fill('west');
  await latitude().click();
  const clipboardData = new DataTransfer();
  clipboardData.setData('text', '28.538336, -81.379234');
  const paste = new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true });
  latitude().element().dispatchEvent(paste);
  await expect.element(latitude()).toHaveValue('28.53834');
  await expect.element(longitude()).toHaveValue('-81.37923');
  await expect.element(wrong()).not.toBeInTheDocument();
  await confirm().click();
  expect(onConfirm).toHaveBeenLastCalledWith({ latitude: 28.538336, longitude: -81.379234 });
});

test('it begins at the town that was typed, says so, and warns when the place is far from it', async () => {
  await openPicker({ latitude: null, longitude: null, city: 'Tampa', state: 'FL' });
  await expect.element(page.getByText('Near Tampa, Hillsborough County')).toBeVisible();
  await latitude().fill('28.54');
  await longitude().fill('-81.38');
  await expect.element(page.getByText('Near Orlando, and far from Tampa: is that the place?')).toBeVisible();
});

test('it is sound without tiles, and Esc gives the focus back', async () => {
  await render(<Place />);
  await expectFocusReturn(opener());
  await opener().click();
  await expect.element(page.getByText('Near Orlando, Orange County')).toBeVisible();
  await expectSoundPart();
});
