import { press, tabTo } from './by-keys.ts';
import { button } from './customer.ts';
import { expect, test } from './fixtures.ts';
import {
  computeButton,
  computed,
  dollars,
  dropoff,
  findAddress,
  openPlanner,
  panel,
  partField,
  pickup,
  places,
  planBar,
  priceOf,
} from './planner.ts';
import { fill, words } from './words.ts';

const w = words.en;
const { planner } = w;
test.use({ locale: 'en' });

test('a place is set on the map with the keyboard alone, and the road follows it', async ({ page }) => {
  await openPlanner(page, w);
  await findAddress(dropoff(page, w), places.kissimmee);
  const stop = pickup(page, w, 1);
  const search = stop.getByRole('combobox');
  await search.focus();
  await page.keyboard.type('Gate 4, the old mill');
  await tabTo(page, partField(stop, w, 'city'));
  await page.keyboard.type('Sanford');
  await press(page, stop.getByRole('button', { name: fill(planner.stop.pickOf, { stop: 'Pickup 1' }) }));
  const dialog = page.getByRole('dialog', { name: fill(planner.map.pickTitle, { stop: 'Pickup 1' }) });
  await expect(
    dialog.getByText(fill(planner.map.near, { town: 'Sanford', county: 'Seminole' })),
  ).toBeVisible();
  const map = dialog.getByRole('application', { name: planner.map.pickLabel });
  const latitude = dialog.getByRole('textbox', { name: planner.map.latitude });
  await tabTo(page, map);
  const before = Number(await latitude.inputValue());
  for (let step = 0; step < 5; step++) await page.keyboard.press('Shift+ArrowUp');
  await page.keyboard.press('ArrowUp');
  const after = Number(await latitude.inputValue());
  expect((after - before) * 111_195, 'five times 100 metres and once 10').toBeCloseTo(510, -1);
  await press(page, button(page, planner.map.confirm));
  await expect(dialog).toHaveCount(0);
  await expect(stop).toContainText(planner.source.manual);
  await expect(search).toHaveValue('Gate 4, the old mill');

  const { distanceMiles } = await computed(page, () => press(page, computeButton(page, w)));
  const { totalCents } = priceOf({ kind: 'delivery', pickups: 1, distanceMiles });
  await expect(planBar(page, w)).toContainText(dollars(totalCents));
  await expect(panel(page, w).getByRole('application')).toHaveAccessibleName(/^Map with 2 stops/);
});
