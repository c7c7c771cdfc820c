import { type MouseEvent, type PointerEvent, type SyntheticEvent, useLayoutEffect, useRef } from 'react';
import { focusNear } from '../keep-focus.ts';
import { openModals } from './open-modals.ts';

/**
 * Keeps a native `<dialog>` in step with `open`. The browser traps focus, answers Esc and gives focus back on
 * close; the layout effect closes before React removes the element, or focus would be lost on unmount. Where what opened
 * it goes as well, the focus stays near.
 */
export function useModal(open: boolean, onClose: () => void) {
  const ref = useRef<HTMLDialogElement>(null);
  const pressedBackdrop = useRef(false);
  useLayoutEffect(() => {
    const dialog = ref.current;
    if (!open || !dialog) return;
    dialog.showModal();
    openModals.set([...openModals.get(), dialog]);
    // React's autoFocus runs while the dialog is still hidden, so it cannot do this.
    dialog.querySelector<HTMLElement>('[data-first-focus]')?.focus();
    return () => {
      dialog.close();
      focusNear(dialog);
      openModals.set(openModals.get().filter((each) => each !== dialog));
    };
  }, [open]);
  return {
    ref,
    onCancel: (event: SyntheticEvent) => {
      event.preventDefault();
      onClose();
    },
    // A second Esc closes without asking; the screen must not think it is still open. The event comes late: a dialog
    // that was opened again meanwhile (React's strict mode does that) stays.
    onClose: () => {
      if (open && ref.current?.open === false) onClose();
    },
    // Only the backdrop is the dialog itself; a drag that began in a field and ended outside is no press on it.
    onPointerDown: (event: PointerEvent) => {
      pressedBackdrop.current = event.target === event.currentTarget;
    },
    onClick: (event: MouseEvent) => {
      if (pressedBackdrop.current && event.target === event.currentTarget) onClose();
    },
  };
}
