import { beforeEach, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import * as z from 'zod/mini';
import { instantFromMs } from '#shared/kernel/instant.ts';
import { db } from '../data/device/db.ts';
import { flushDrafts } from '../data/drafts/draft-writer.ts';
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

function Form({ name, mend }: { name: string; mend?: typeof withoutSold }) {
  const { value, isRead, isRestored, change, clear } = useDraft(name, schema, initial, mend);
  const add = (line: string) => change(({ lines }) => ({ lines: [...lines, line] }));
  return (
    <>
      <output>{`${isRead ? 'read' : 'reading'} ${isRestored ? 'restored' : 'fresh'} ${value.lines.join(' ')}`}</output>
      <button
        type="button"
        onClick={() => {
          add('a');
          add('b');
        }}
      >
        Add two
      </button>
      <button type="button" onClick={() => void clear()}>
        Clear
      </button>
    </>
  );
}

const shown = page.getByRole('status');
const stored = async (key: string) => (await db.drafts.get(key))?.values;
const row = { updatedAt: instantFromMs(0), v: 1 } as const;

test('two changes before the next drawing both count and reach the device', async () => {
  await render(<Form name="two" />);
  await expect.element(shown).toHaveTextContent('read fresh initial');
  await userEvent.click(page.getByRole('button', { name: 'Add two' }));
  await expect.element(shown).toHaveTextContent('read fresh initial a b');
  await expect.poll(() => stored('two')).toEqual({ lines: ['initial', 'a', 'b'] });
});

test('what an earlier visit left is offered again, without what is sold no longer', async () => {
  await db.drafts.put({ ...row, key: 'left', values: { lines: ['kept', 'sold'] } });
  await render(<Form name="left" mend={withoutSold} />);
  await expect.element(shown).toHaveTextContent('read restored kept');
  await expect.element(shown).not.toHaveTextContent('sold');
});

test('a draft of another shape is no draft, and a cleared one does not come back', async () => {
  await db.drafts.put({ ...row, key: 'other', values: { text: 'of an older build' } });
  const screen = await render(<Form name="other" />);
  await expect.element(shown).toHaveTextContent('read fresh initial');
  await userEvent.click(page.getByRole('button', { name: 'Add two' }));
  await userEvent.click(page.getByRole('button', { name: 'Clear' }));
  await expect.element(shown).toHaveTextContent('read fresh initial');
  await expect.poll(() => stored('other')).toBeUndefined();
  await screen.unmount();
  await render(<Form name="other" />);
  await expect.element(shown).toHaveTextContent('read fresh initial');
});

test('another key is another draft', async () => {
  await db.drafts.put({ ...row, key: 'second', values: { lines: ['of the second'] } });
  const screen = await render(<Form name="first" />);
  await userEvent.click(page.getByRole('button', { name: 'Add two' }));
  await screen.rerender(<Form name="second" />);
  await expect.element(shown).toHaveTextContent('read restored of the second');
  await expect.poll(() => stored('first')).toEqual({ lines: ['initial', 'a', 'b'] });
});
