// Before Dexie, which looks for IndexedDB once, when it is loaded.
import 'fake-indexeddb/auto';
import { beforeEach, expect, test, vi } from 'vitest';
import * as z from 'zod/mini';
import { freshDevice } from '../fake-server.test-support.ts';

const form = z.object({ email: z.string(), phone: z.string() });

beforeEach(async () => {
  await freshDevice();
});

/** The form in a tab of its own: what it shows is what it would save with the next letter. */
async function openForm() {
  vi.resetModules();
  const [{ saveDraft, readDraft }, { flushDrafts }, { followDraft }] = await Promise.all([
    import('./drafts.ts'),
    import('./draft-writer.ts'),
    import('./follow-draft.ts'),
  ]);
  const heard = vi.fn();
  const shown = { email: '', phone: '', ...(await readDraft('finalize', form)) };
  const close = followDraft('finalize', form, (values) => {
    heard(values);
    Object.assign(shown, values);
  });
  const type = (part: Partial<typeof shown>) => saveDraft('finalize', { ...Object.assign(shown, part) });
  return { shown, heard, type, close, flushDrafts, read: () => readDraft('finalize', form) };
}

test('[LC279] a form that is open in two tabs is one form: nothing typed in either is lost', async () => {
  const [one, two] = [await openForm(), await openForm()];
  one.type({ email: 'ana@sabal-test.com' });
  await vi.waitFor(() => expect(two.shown.email).toBe('ana@sabal-test.com'));
  two.type({ phone: '407 555 0123' });
  const both = { email: 'ana@sabal-test.com', phone: '407 555 0123' };
  await vi.waitFor(() => expect(one.shown).toEqual(both));
  expect((await openForm()).shown).toEqual(both);
  for (const tab of [one, two]) tab.close();
});

test('[LC279] what a tab types itself is not told to it, and what waits there is newer', async () => {
  const [one, two] = [await openForm(), await openForm()];
  one.type({ email: 'a' });
  await vi.waitFor(() => expect(two.shown.email).toBe('a'));
  expect(one.heard).not.toHaveBeenCalled();
  two.type({ email: 'ab' });
  await two.flushDrafts();
  one.type({ email: 'abc' });
  await vi.waitFor(() => expect(two.shown.email).toBe('abc'));
  expect(one.shown.email).toBe('abc');
  for (const tab of [one, two]) tab.close();
});
