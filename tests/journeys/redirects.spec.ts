import { calendarTable, pathOf, type SlugTarget, slugTable } from '#shared/catalogue/slugs.ts';
import { expect, test } from './fixtures.ts';

/**
 * Decisions 1-9, 12 and 16: every row of the one table, walked in the real app. A redirect is exactly one replace
 * navigation, keeps the visitor's query and hash, and never leads on to another redirect.
 */
test.use({ locale: 'en' });

interface Row {
  readonly from: string;
  readonly to: string;
}

const rowsOf = (table: Readonly<Record<string, SlugTarget>>, base: string): Row[] =>
  Object.entries(table).map(([slug, target]) => ({ from: base + slug, to: pathOf(target) }));

const rows: readonly Row[] = [
  ...rowsOf(slugTable, '/service/'),
  ...rowsOf(calendarTable, '/calendar/'),
  { from: '/intake/rent-me', to: '/intake/rentme' },
  { from: '/build', to: '/cart' },
  { from: '/booking/manage', to: '/manage' },
  { from: '/no/such/place', to: '/' },
].filter(({ from, to }) => from !== to);

test('the table has every slug and legacy path of the specification', () => {
  // A§2, counted by hand: 4 service pages, 21 legacy and catalogue slugs of intakes, 5 legacy service slugs.
  expect(Object.keys(slugTable).length).toBeGreaterThanOrEqual(30);
  expect(Object.keys(calendarTable)).toHaveLength(5);
  const finals = new Set(rows.map(({ to }) => to.split('?')[0]));
  for (const row of rows) expect(finals.has(row.from), `${row.from} is no target`).toBe(false);
});

test('each row of the table is one replace that keeps query and hash', async ({ page }) => {
  test.setTimeout(180_000);
  await page.goto('/terms');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await page.evaluate(() => {
    const replace = history.replaceState.bind(history);
    Object.assign(window, { replaced: [] });
    history.replaceState = (data: unknown, title: string, url?: string | URL | null) => {
      if (url) (window as unknown as { replaced: string[] }).replaced.push(String(url)); // the list made above
      replace(data, title, url);
    };
  });
  for (const { from, to } of rows) {
    const wanted = expected(to);
    await page.evaluate((path) => {
      (window as unknown as { replaced: string[] }).replaced.length = 0; // the list made above
      history.pushState(null, '', path);
      dispatchEvent(new PopStateEvent('popstate', { state: null }));
    }, `${from}?from=flyer&tag=a%20b#part`);
    await expect(async () => expect(await address(page), from).toEqual(wanted)).toPass({
      intervals: [20, 50, 100],
    });
    const hops = await page.evaluate(
      () => (window as unknown as { replaced: string[] }).replaced.length, // the list made above
    );
    expect(hops, `${from}: hops`).toBe(1);
  }
});

test('a few of them straight from the address bar', async ({ page }) => {
  for (const from of ['/service/painting', '/calendar/epoxy-estimate', '/service/tile-grout-cleaning']) {
    const row = rows.find((one) => one.from === from);
    await page.goto(`${from}?from=flyer&tag=a%20b#part`);
    await expect(async () => expect(await address(page)).toEqual(expected(row?.to ?? ''))).toPass();
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  }
});

interface Address {
  readonly path: string;
  readonly query: readonly string[];
  readonly hash: string;
}

/** The target with its presets, the visitor's query and hash. Home drops nothing either. */
function expected(to: string): Address {
  const [path = '', preset = ''] = to.split('?');
  const own = path === '/' ? [] : ['from=flyer', 'tag=a b'];
  return {
    path,
    query: [...new URLSearchParams(preset)].map(pair).concat(own).sort(),
    hash: path === '/' ? '' : '#part',
  };
}

const pair = ([key, value]: [string, string]) => `${key}=${value}`;

async function address(page: { url(): string }): Promise<Address> {
  const { pathname, searchParams, hash } = new URL(page.url());
  return { path: pathname, query: [...searchParams].map(pair).sort(), hash };
}
