import { expect, test, vi } from 'vitest';
import { leaveEdit } from './use-save-edit.ts';

test('Back after an edit leads past its form, which has nothing left to edit', async () => {
  const navigate = vi.fn();
  await leaveEdit(navigate, 'hall');
  expect(navigate).toHaveBeenCalledExactlyOnceWith('/cart', { replace: true });
});
