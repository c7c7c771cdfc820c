import { type ComponentType, lazy, Suspense } from 'react';
import type { LocalCart } from '../../local/reads/cart.ts';

/** The totals below it tell the new price all the same. */
const Changes = lazy<ComponentType<{ cart: LocalCart }>>(() =>
  import('./edit-changes.tsx').then(
    ({ EditChanges }) => ({ default: EditChanges }),
    () => ({ default: () => null }),
  ),
);

/** What an edit changes of its booking; nothing beside any other cart, and no code either. */
export function LateEditChanges({ cart }: { cart: LocalCart }) {
  if (cart.editingBookingId === null) return null;
  return (
    <Suspense>
      <Changes cart={cart} />
    </Suspense>
  );
}
