import { type RefObject, useEffect, useRef, useState } from 'react';

interface Opener {
  readonly isOpen: boolean;
  readonly open: () => void;
  readonly close: () => void;
  /** Of the button in whose place the form stands. */
  readonly button: RefObject<HTMLButtonElement | null>;
}

/** A form that opens in place of its button; closed, the focus is back on the button. */
export function useOpener(): Opener {
  const [isOpen, setOpen] = useState(false);
  const button = useRef<HTMLButtonElement>(null);
  const wasOpen = useRef(false);
  useEffect(() => {
    if (!isOpen && wasOpen.current) button.current?.focus();
    wasOpen.current = isOpen;
  }, [isOpen]);
  return { isOpen, open: () => setOpen(true), close: () => setOpen(false), button };
}
