import { useTranslation } from 'react-i18next';
import { restoreCart } from '../../local/commands/restore-cart.ts';
import type { CartSnapshot } from '../../local/reads/cart.ts';
import { showToast } from '../../ui/toasts.ts';
import { planFocus } from './plan-focus.ts';

/** Removes at once and offers to put it back for the life of a toast, instead of asking first (ux 8.1, 10). */
export function useUndoableRemoval(): (
  name: string,
  row: Element | null,
  remove: () => Promise<CartSnapshot | undefined>,
) => Promise<void> {
  const { t } = useTranslation('cart');
  return async (name, row, remove) => {
    const moveFocus = planFocus(row);
    try {
      const snapshot = await remove();
      if (snapshot === undefined) return;
      moveFocus();
      showToast({
        text: t('item.removed', { name }),
        undo: { label: t('undo'), onUndo: () => void restoreCart(snapshot) },
      });
    } catch {
      showToast({ text: t('error.update'), tone: 'danger' });
    }
  };
}
