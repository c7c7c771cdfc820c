import { expect, test } from 'vitest';
import { dropTyped } from './drop-typed.ts';

test('what was typed is thrown away by a press of its own, and can be brought back', () => {
  let typed: string | undefined = 'Patio, 2 × 50 sq ft';
  const set = (next: string | undefined) => {
    typed = next;
  };
  const putBack = dropTyped<string>(typed, set)?.();
  expect(typed).toBeUndefined();
  expect(dropTyped<string>(typed, set)).toBeUndefined();
  putBack?.();
  expect(typed).toBe('Patio, 2 × 50 sq ft');
});
