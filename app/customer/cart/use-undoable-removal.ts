import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { CartSnapshot } from '../../data/cart/read-cart.ts';
import { restoreCart } from '../../data/cart/restore-cart.ts';
import { showToast } from '../../ui/feedback/toasts.ts';

interface Removal {
  /** The removal failed: it is still in the cart. */
  readonly hasFailed: boolean;
  readonly start: (row: Element | null) => Promise<void>;
}

/** Removes at once and offers to put it back for the life of a toast, instead of asking first (D366). */
export function useUndoableRemoval(name: string, remove: () => Promise<CartSnapshot | undefined>): Removal {
  const { t } = useTranslation('cart');
  const [hasFailed, setFailed] = useState(false);
  const start = async (row: Element | null) => {
    const moveFocus = planFocus(row);
    setFailed(false);
    try {
      const snapshot = await remove();
      if (snapshot === undefined) return;
      moveFocus();
      showToast({
        text: t('item.removed', { name }),
        undo: { label: t('undo'), onUndo: () => void restoreCart(snapshot) },
      });
    } catch {
      setFailed(true);
    }
  };
  return { hasFailed, start };
}

/**
 * Where focus goes when a row is removed by a button inside it: the remove button of its neighbour, otherwise the
 * page's heading. Asked before the removal, while the neighbours are known; the answer is called after it.
 */
function planFocus(row: Element | null): () => void {
  const neighbour = row?.nextElementSibling ?? row?.previousElementSibling;
  return () => {
    const button = neighbour?.querySelector<HTMLElement>('[data-remove]');
    const target = button ?? document.querySelector<HTMLElement>('#content h1');
    target?.focus({ preventScroll: true });
  };
}
