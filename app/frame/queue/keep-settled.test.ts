import { expect, test } from 'vitest';
import { instantFromMs } from '#shared/kernel/instant.ts';
import type { IntentState, NewsletterIntent } from '../../data/device/rows.ts';
import { keepSettled } from './keep-settled.ts';

function aRow(seq: number, state: IntentState = 'waiting'): NewsletterIntent {
  const at = instantFromMs(0);
  const times = { nextAt: at, createdAt: at, sentAt: at };
  const address = { email: 'ana@example.com', body: '{}' };
  return {
    ...{ id: String(seq), seq, state, code: null, attempts: 0, v: 2 },
    ...times,
    ...address,
    kind: 'newsletter',
    stream: 'newsletter',
  };
}

test('a row that was on its way and is gone was sent; it stays in its place', () => {
  const was = keepSettled([], [aRow(1, 'sending'), aRow(2)]);
  expect(keepSettled(was, [aRow(2)])).toEqual([{ row: aRow(1, 'sending'), end: 'sent' }, { row: aRow(2) }]);
});

test('a row that was never on its way and is gone is not said to be sent', () => {
  expect(keepSettled(keepSettled([], [aRow(1), aRow(2, 'asks')]), [])).toEqual([]);
});

test('a discarded row stays until it is brought back', () => {
  const was = [{ row: aRow(1), end: 'discarded' as const }];
  expect(keepSettled(was, [])).toEqual(was);
  expect(keepSettled(was, [aRow(1)])).toEqual([{ row: aRow(1) }]);
});
