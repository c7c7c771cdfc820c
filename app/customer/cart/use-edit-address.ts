import { useEffect } from 'react';
import { useNavigate } from 'react-router-dom';
import { editedCartId } from '../../data/device/tab/edit-tab.ts';

/**
 * `/edit/{cartId}` is a way in, not a place: once the edit that it names is this tab's, the address is the cart's, also
 * in the history (D10). Any other id leads to the cart as it is. Answers whether that is still to come.
 */
export function useEditAddress(cartId: string | undefined): boolean {
  const navigate = useNavigate();
  useEffect(() => {
    if (cartId === undefined) return;
    // A place anew: the frame looks for an edit at a navigation.
    const toCart = () => void navigate('/cart', { replace: true });
    if (editedCartId() === cartId) toCart();
    else void resume(cartId).then(toCart, toCart);
  }, [cartId, navigate]);
  return cartId !== undefined;
}

/** Rarely needed, so its code comes when it is. */
async function resume(cartId: string): Promise<boolean> {
  const { resumeEditServices } = await import('../../data/changes/resume-edit-services.ts');
  return resumeEditServices(cartId);
}
