import { useEffect, useRef } from 'react';
import { dismissToast, showToast } from '../../../ui/feedback/toasts.ts';

/** Names no toast: dismissing it changes nothing. */
const NO_TOAST = 0;

/** One toast at a time, gone with the screen: an undo must not reach drafts that are in the cart by then. */
export function useOwnToast(): (message: Parameters<typeof showToast>[0]) => void {
  const shown = useRef(NO_TOAST);
  useEffect(() => () => dismissToast(shown.current), []);
  return (message) => {
    dismissToast(shown.current);
    shown.current = showToast(message);
  };
}
