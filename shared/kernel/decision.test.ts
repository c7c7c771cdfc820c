import { expect, test } from 'vitest';
import { assert, unreachable } from './assert.ts';
import { accept, refuse } from './decision.ts';

test('a verdict is either a change or a refusal', () => {
  expect(accept({ startsAt: 5 })).toEqual({ ok: true, change: { startsAt: 5 } });
  expect(refuse('slot.taken')).toEqual({ ok: false, refusal: 'slot.taken' });
});

test('our own mistakes stop with what was expected', () => {
  expect(() => assert(1 < 2, 'order')).not.toThrow();
  expect(() => assert(0, 'a positive step')).toThrow('Expected a positive step');
  expect(() => unreachable('late' as never)).toThrow('Unexpected case late');
});
