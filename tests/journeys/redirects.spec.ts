import { pathOf, type SlugTarget } from '#shared/catalogue/current-slugs.ts';
import { calendarTable, slugTable } from '#shared/catalogue/slugs.ts';
import { expectTakenOver } from './customer.ts';
import { expect, test } from './fixtures.ts';

/**
 * D1–D9, D12 and D16: the one table in the real app. A redirect is exactly one replace navigation, keeps the visitor's
 * query and hash, and never leads on to another redirect. Walked is the first row of each way to each screen; of every
 * row the path is held beside the code that makes it (app/frame/redirect-path.test.ts).
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

const walkedRows = rows.filter(
  (row, at) => rows.findIndex((other) => wayAndScreen(other) === wayAndScreen(row)) === at,
);

test('the table has every slug and legacy path (D301)', () => {
  // Counted by hand: 4 service pages, 21 legacy and catalogue slugs of intakes, 5 legacy service slugs.
  expect(Object.keys(slugTable).length).toBeGreaterThanOrEqual(30);
  expect(Object.keys(calendarTable)).toHaveLength(5);
  const finals = new Set(rows.map(({ to }) => to.split('?')[0]));
  for (const row of rows) expect(finals.has(row.from), `${row.from} is no target`).toBe(false);
});

test('each way to each screen is one replace that keeps query and hash, also from the address bar', async ({
  page,
}) => {
  for (const from of ['/service/painting', '/calendar/epoxy-estimate', '/service/tile-grout-cleaning']) {
    const row = rows.find((one) => one.from === from);
    await page.goto(`${from}?from=flyer&tag=a%20b#part`);
    await expect(async () => expect(address(page.url())).toEqual(expected(row?.to ?? ''))).toPass();
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  }

  await page.goto('/terms');
  await expectTakenOver(page);
  const walked = await page.evaluate(
    walkAll,
    walkedRows.map(({ from }) => `${from}?from=flyer&tag=a%20b#part`),
  );
  for (const [index, { from, to }] of walkedRows.entries()) {
    const [end = '', ...more] = walked[index] ?? [];
    expect(more, `${from}: no second hop`).toEqual([]);
    expect(address(end), from).toEqual(expected(to));
  }
});

/** `/service` to `/intake/pavers`; what is preset there is data. */
function wayAndScreen({ from, to }: Row): string {
  return `${from.split('/')[1]} to ${to.split('?')[0]}`;
}

/** In the page: goes to each path as a link would and answers what the app put in its place, hop by hop. */
async function walkAll(paths: readonly string[]): Promise<string[][]> {
  const replace = history.replaceState.bind(history);
  let hops: string[] = [];
  history.replaceState = (data: unknown, title: string, url?: string | URL | null) => {
    if (url) hops.push(new URL(url, location.href).href);
    replace(data, title, url);
  };
  const moment = () => new Promise((resolve) => setTimeout(resolve, 10));
  const walked: string[][] = [];
  for (const path of paths) {
    hops = [];
    history.pushState(null, '', path);
    dispatchEvent(new PopStateEvent('popstate', { state: null }));
    const before = performance.now();
    while (hops.length === 0 && performance.now() - before < 20_000) await moment();
    for (let more = 0; more < 5; more++) await moment(); // time for a second hop
    walked.push(hops);
  }
  return walked;
}

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

function address(url: string): Address {
  const { pathname, searchParams, hash } = new URL(url);
  return { path: pathname, query: [...searchParams].map(pair).sort(), hash };
}
