import { useState } from 'react';
import { beforeEach, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import type { PlannedRoute } from '#shared/delivery/plan/planner-value.ts';
import { expectSoundPart } from '../../tests/support/part-check.ts';
import { openMapWorld } from '../booking/plan/map-world.test-support.ts';
import styles from './map.module.css';
import type { MapStop } from './map-stop.ts';
import { RouteMap } from './route-map.tsx';

const stops: readonly MapStop[] = [
  {
    type: 'pickup',
    mark: '1',
    name: 'Pickup 1',
    label: '120 N Orange Ave',
    latitude: 28.54,
    longitude: -81.38,
  },
  { type: 'pickup', mark: '2', name: 'Pickup 2', label: 'Not found yet', latitude: null, longitude: null },
  { type: 'dropoff', mark: '', name: 'Drop-off', label: 'Sanford', latitude: 28.8, longitude: -81.27 },
];
const route: PlannedRoute = {
  distanceMiles: 23.4,
  durationMinutes: 41,
  geometry: {
    type: 'LineString',
    coordinates: [
      [-81.38, 28.54],
      [-81.27, 28.8],
    ],
  },
  estimated: true,
  source: 'embedded',
};

function Plan() {
  const [selected, setSelected] = useState<number | null>(null);
  return (
    <>
      <RouteMap {...{ stops, route, selected }} onSelect={setSelected} loading={false} />
      <output>{selected}</output>
    </>
  );
}

const map = () => page.getByRole('application', { name: 'Map with 2 stops and straight lines between them' });
const canvas = () => map().element().getBoundingClientRect();
/** Where the way is drawn: another place after every zoom. */
const look = () => document.querySelector(`.${styles.line}`)?.getAttribute('d');

beforeEach(openMapWorld);

test('without tiles it draws the counties, names towns, marks the stops and the way between them', async () => {
  await render(<Plan />);
  await expect.element(page.getByText('Orlando', { exact: true })).toBeInTheDocument();
  await expect.element(page.getByText('Outlines only: US Census, GeoNames')).toBeVisible();
  const land = () => document.querySelector(`.${styles.land}`)?.getAttribute('d')?.length;
  await expect.poll(land).toBeGreaterThan(100); // drawn once the map knows its size
  const dashes = document.querySelector(`.${styles.lineEstimated}`);
  expect(dashes && getComputedStyle(dashes).strokeDasharray).toBe('2px, 11px');
  await expectSoundPart();
});

test('a stop keeps its place in the list, on the map too', async () => {
  await render(<Plan />);
  await page.getByRole('button', { name: 'Drop-off: Sanford' }).click();
  await expect
    .element(
      page
        .getByRole('status')
        .or(page.getByText('2', { exact: true }))
        .first(),
    )
    .toBeVisible();
  expect(document.querySelector('output')?.textContent).toBe('2');
});

test('the plain wheel is the page’s, with Ctrl it zooms the map', async () => {
  await render(<Plan />);
  await expect.element(map()).toBeVisible();
  const before = look();
  const { left, top } = canvas();
  const turn = (ctrlKey: boolean) =>
    map()
      .element()
      .dispatchEvent(
        new WheelEvent('wheel', {
          deltaY: 120,
          ctrlKey,
          bubbles: true,
          cancelable: true,
          clientX: left + 100,
          clientY: top + 100,
        }),
      );
  expect(turn(false), 'the page may scroll').toBe(true);
  await expect.element(page.getByText('Hold Ctrl while you scroll to zoom')).toBeInTheDocument();
  expect(look()).toBe(before);
  expect(turn(true), 'the page stays').toBe(false);
  await expect.poll(look).not.toBe(before);
});
