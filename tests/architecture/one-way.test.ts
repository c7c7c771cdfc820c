import { expect, test } from 'vitest';
import { findSecondWays } from './one-way.ts';
import { listSourceFiles } from './source-files.ts';

test('app and server do with their helpers what they are for', () => {
  expect(findSecondWays(listSourceFiles())).toEqual([]);
});

test.each([
  ['a store of its own', 'const listeners = new Set<() => void>();'],
  ['a cancel flag', 'let isGone = false;'],
  ['a context by hand', "await db.contexts.put({ k: 'reschedule', value, v: 1 });"],
  ['a draft read by hand', "import { clearDraft, readDraft } from '../../data/drafts/drafts.ts';"],
  ['a draft written by hand', "import { saveDraft } from '../../data/drafts/drafts.ts';"],
  ['drafts thrown away by hand', "await db.drafts\n  .where('key').startsWith('x').delete();"],
  ['signals joined by hand', 'const signal = AbortSignal.any([AbortSignal.timeout(9), stop]);'],
])('a screen with %s is caught', (_, text) => {
  expect(findSecondWays([{ path: 'app/customer/cart/cart-screen.tsx', text }])).toHaveLength(1);
});

test.each([
  ['app/store.ts', 'const listeners = new Set<() => void>();'],
  ['app/data/device/context.ts', 'await db.contexts.get(key);'],
  ['app/data/drafts/drafts.ts', 'await db.drafts.delete(key);'],
  ['server/providers/within.ts', '// not AbortSignal.any(signals)\nclearTimeout(timer);'],
  ['app/frame/use-draft.ts', "import { readDraft, saveDraft } from '../data/drafts/drafts.ts';"],
  ['app/customer/planner/new-plan.tsx', "import { clearDraft } from '../../data/drafts/drafts.ts';"],
  ['app/data/slots/release-hold.ts', "db.transaction('rw', db.contexts, work);"],
  ['app/customer/cart/cart-screen.tsx', '// new Set<() => void>()\nconst ids = new Set<Id>();'],
])('%s with %s is fine', (path, text) => {
  expect(findSecondWays([{ path, text }])).toEqual([]);
});
