import { useLiveQuery } from 'dexie-react-hooks';
import { beforeEach, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { now } from '../data/device/clock.ts';
import { db } from '../data/device/db.ts';
import { useLive } from './use-live.ts';

let reads = 0;
let drawn = 0;

const readStatus = async () => {
  reads += 1;
  const row = await db.fetches.get('catalogue');
  return { status: row?.status };
};

function Status({ use }: { use: typeof useLive }) {
  const answer = use(readStatus);
  drawn += 1;
  return <p role="status">{answer === undefined ? 'not read' : (answer.status ?? 'nothing')}</p>;
}

const put = (status: 'loading' | 'ok', errorText?: string) =>
  db.fetches.put({
    ...{ key: 'catalogue', v: 1, at: now(), okAt: null, status },
    ...(errorText !== undefined && { errorText }),
  });

beforeEach(async () => {
  await db.fetches.clear();
  reads = 0;
  drawn = 0;
});

/** How often it is drawn anew for a row that is written five times, and twice has another status. */
async function count(use: typeof useLive) {
  await render(<Status use={use} />);
  const status = page.getByRole('status');
  await expect.element(status).toHaveTextContent('nothing');
  const drawnAtFirst = drawn;
  await put('loading');
  await expect.element(status).toHaveTextContent('loading');
  for (const text of ['a', 'b', 'c']) {
    const before = reads;
    await put('loading', text);
    await expect.poll(() => reads).toBeGreaterThan(before);
  }
  await put('ok');
  await expect.element(status).toHaveTextContent('ok');
  return drawn - drawnAtFirst;
}

test('a screen is drawn anew only for another answer', async () => {
  expect(await count(useLive)).toBe(2);
});

test('the hook that it stands on draws for every change', async () => {
  expect(await count((read, deps) => useLiveQuery(read, [...(deps ?? [])]))).toBeGreaterThan(2);
});
