import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import * as z from 'zod/mini';
import { type Instant, instantFromMs } from '#shared/kernel/instant.ts';
import { now } from '../../data/device/clock.ts';
import type { AdminRead } from '../../data/staff/admin-read.ts';
import { writeToken } from '../../data/staff/admin-token.ts';
import { keepCopy, readCopy } from '../../data/staff/copies.ts';
import { useAdminRead } from './use-admin-read.ts';

const HOUR_MS = 3_600_000;

let answers: (() => void)[];
let said: string;

const read: AdminRead<string[]> = {
  key: 'names',
  schema: z.array(z.string()),
  load: async () => {
    await new Promise<void>((resolve) => answers.push(resolve));
    return { ok: true, status: 200, body: [said], headers: new Headers() };
  },
};

beforeEach(() => {
  writeToken(`ats_${crypto.randomUUID()}`);
  answers = [];
  said = 'new';
});
afterEach(() => {
  vi.restoreAllMocks();
});

function Names() {
  const { body, asOf, isCopy, change } = useAdminRead(read);
  return (
    <>
      <p role="status">{`${body?.join() ?? 'nothing'}, ${isCopy ? 'of before' : 'now'}, ${ageOf(asOf)}`}</p>
      <button type="button" onClick={() => void change((known) => [...known, 'mine'])}>
        Add
      </button>
    </>
  );
}

const ageOf = (asOf: Instant | undefined) =>
  asOf === undefined ? '?' : Math.round((now() - asOf) / HOUR_MS);

test('[LC96] what a write changes in a copy leaves it as old as it was, and what was being asked is asked again', async () => {
  await keepCopy('names', ['old'], undefined, instantFromMs(now() - 3 * HOUR_MS));
  await render(<Names />);
  const shown = page.getByRole('status');
  await expect.element(shown).toHaveTextContent('old, of before, 3');
  await page.getByRole('button').click();
  await expect.element(shown).toHaveTextContent('old,mine, of before, 3');
  await expect.poll(async () => (await readCopy('names', read.schema))?.body).toEqual(['old', 'mine']);
  expect(ageOf((await readCopy('names', read.schema))?.fetchedAt)).toBe(3);
  await expect.poll(() => answers.length).toBe(2);
  answers[1]?.();
  await expect.element(shown).toHaveTextContent('new, now, 0');
});
