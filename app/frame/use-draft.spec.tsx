import Dexie from 'dexie';
import { beforeEach, expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import * as z from 'zod/mini';
import { instantFromMs } from '#shared/kernel/instant.ts';
import { db } from '../data/device/db.ts';
import { flushDrafts, pendingDraft } from '../data/drafts/draft-writer.ts';
import { useDraft } from './use-draft.ts';

const schema = z.object({ lines: z.array(z.string()) });
const initial = { lines: ['initial'] };
const withoutSold = ({ lines }: z.infer<typeof schema>) => ({
  lines: lines.filter((line) => line !== 'sold'),
});

beforeEach(async () => {
  await flushDrafts();
  await db.drafts.clear();
});

type FormProps = { name: string; mend?: typeof withoutSold; drawn?: string[] };

function Form({ name, mend, drawn }: FormProps) {
  const { value, isRead, isFailed, isRestored, change, clear } = useDraft(name, schema, initial, mend);
  const add = (line: string) => change(({ lines }) => ({ lines: [...lines, line] }));
  const read = isFailed ? 'failed' : isRead ? 'read' : 'reading';
  drawn?.push(`${name}: ${value.lines.join(' ')}`);
  return (
    <>
      <output>{`${read} ${isRestored ? 'restored' : 'fresh'} ${value.lines.join(' ')}`}</output>
      <button
        type="button"
        onClick={() => {
          add('a');
          add('b');
        }}
      >
        Add two
      </button>
      <button type="button" onClick={() => change((before) => before)}>
        Same
      </button>
      <button type="button" onClick={() => void clear()}>
        Clear
      </button>
    </>
  );
}

const shown = page.getByRole('status');
/** All of it: what is left over is a fault too. */
const expectShown = (text: string) => expect.poll(() => shown.element().textContent).toBe(text);
const stored = async (key: string) => (await db.drafts.get(key))?.values;
const row = { updatedAt: instantFromMs(0), v: 1 } as const;

test('two changes before the next drawing both count and reach the device', async () => {
  await render(<Form name="two" />);
  await expectShown('read fresh initial');
  await userEvent.click(page.getByRole('button', { name: 'Add two' }));
  await expectShown('read fresh initial a b');
  await expect.poll(() => stored('two')).toEqual({ lines: ['initial', 'a', 'b'] });
});

test('what an earlier visit left is offered again, without what is sold no longer', async () => {
  await db.drafts.put({ ...row, key: 'left', values: { lines: ['kept', 'sold'] } });
  await render(<Form name="left" mend={withoutSold} />);
  await expectShown('read restored kept');
});

test('a draft of another shape is no draft, and a cleared one does not come back', async () => {
  await db.drafts.put({ ...row, key: 'other', values: { text: 'of an older build' } });
  const screen = await render(<Form name="other" />);
  await expectShown('read fresh initial');
  await userEvent.click(page.getByRole('button', { name: 'Add two' }));
  await userEvent.click(page.getByRole('button', { name: 'Clear' }));
  await expectShown('read fresh initial');
  await expect.poll(() => stored('other')).toBeUndefined();
  await userEvent.click(page.getByRole('button', { name: 'Add two' }));
  await expectShown('read fresh initial a b');
  await userEvent.click(page.getByRole('button', { name: 'Clear' }));
  await screen.unmount();
  await render(<Form name="other" />);
  await expectShown('read fresh initial');
});

test('another key is another draft', async () => {
  await db.drafts.put({ ...row, key: 'second', values: { lines: ['of the second'] } });
  const drawn: string[] = [];
  const screen = await render(<Form name="first" drawn={drawn} />);
  await userEvent.click(page.getByRole('button', { name: 'Add two' }));
  await screen.rerender(<Form name="second" drawn={drawn} />);
  await expectShown('read restored of the second');
  expect(new Set(drawn.filter((each) => each.startsWith('second')))).toEqual(
    new Set(['second: initial', 'second: of the second']),
  );
  await expect.poll(() => stored('first')).toEqual({ lines: ['initial', 'a', 'b'] });
});

test('[LC12] what is typed before the device has answered wins', async () => {
  await db.drafts.put({ ...row, key: 'slow', values: { lines: ['of last time'] } });
  const { promise, resolve } = Promise.withResolvers<void>();
  const busy = db.transaction('rw', db.drafts, () => Dexie.waitFor(promise));
  await render(<Form name="slow" />);
  await expectShown('reading fresh initial');
  await userEvent.click(page.getByRole('button', { name: 'Add two' }));
  resolve();
  await busy;
  await expect.poll(() => stored('slow')).toEqual({ lines: ['initial', 'a', 'b'] });
  await expectShown('read fresh initial a b');
});

test('the same value again is nothing to save', async () => {
  await render(<Form name="same" />);
  await expectShown('read fresh initial');
  await userEvent.click(page.getByRole('button', { name: 'Same' }));
  expect(pendingDraft('same')).toBeUndefined();
});

test('a device that cannot be asked says so, and what is typed stays', async () => {
  const failing = vi.spyOn(db.drafts, 'get').mockRejectedValue(new Error('no database'));
  await render(<Form name="lost" />);
  await expectShown('failed fresh initial');
  await userEvent.click(page.getByRole('button', { name: 'Add two' }));
  await expectShown('failed fresh initial a b');
  failing.mockRestore();
});
