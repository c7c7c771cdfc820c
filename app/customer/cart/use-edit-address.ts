import { useEffect, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { editedCartId } from '../../local/edit-tab.ts';

/**
 * Whether `/edit/{cartId}` names the edit of this tab: one that this device knows is gone on with here, any other
 * address is the cart's. Without an id there is nothing to ask. What was 'this' stays so while one looks at it: whoever
 * ends the edit leads away from here, and must not be overtaken by the way to the cart.
 */
export function useEditAddress(cartId: string | undefined): 'this' | 'coming' | 'none' {
  const navigate = useNavigate();
  const [isNone, setNone] = useState(false);
  const [knownId, setKnownId] = useState<string>();
  const isThis = cartId === undefined || knownId === cartId || editedCartId() === cartId;
  if (isThis && knownId !== cartId) setKnownId(cartId);
  useEffect(() => {
    if (isThis) return;
    resume(cartId).then((isResumed) => {
      // The same place again: the frame looks for an edit at a navigation.
      if (isResumed) void navigate(`/edit/${cartId}`, { replace: true });
      else setNone(true);
    });
  }, [isThis, cartId, navigate]);
  if (isThis) return 'this';
  return isNone ? 'none' : 'coming';
}

/** Rarely needed, so its code comes when it is. */
async function resume(cartId: string): Promise<boolean> {
  const { resumeEditServices } = await import('../../local/commands/resume-edit-services.ts');
  return resumeEditServices(cartId);
}
