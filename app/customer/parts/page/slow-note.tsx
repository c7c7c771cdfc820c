import { useEffect, useRef, useState } from 'react';
import { Button } from '../../../ui/actions/button.tsx';
import { announce } from '../../../ui/feedback/announce.ts';

type SlowNoteProps = {
  isBusy: boolean;
  /** What is happening. */
  text: string;
  /** Only where nothing is lost by it. */
  cancel?: { readonly label: string; readonly onCancel: () => void } | undefined;
};

/** `<SlowNote isBusy text cancel={{ label, onCancel }}>` Beside a button: nothing at all, and words once its call takes its time. */
export function SlowNote({ isBusy, text, cancel }: SlowNoteProps) {
  const isSlow = useSlow(isBusy);
  const before = useRef<Element>(null);
  useEffect(() => {
    if (isSlow) before.current = document.activeElement;
  }, [isSlow]);
  useEffect(() => {
    if (isSlow) announce(text);
  }, [isSlow, text]);
  if (!isSlow) return null;
  const stop = () => {
    cancel?.onCancel();
    // The button that was pressed goes: back to where one was.
    if (before.current instanceof HTMLElement) before.current.focus();
  };
  return (
    <span className="cluster">
      <span className="soft">{text}</span>
      {cancel && (
        <Button variant="quiet" onClick={stop}>
          {cancel.label}
        </Button>
      )}
    </span>
  );
}

/** Up to here a spinner says enough (D366). */
const SLOW_MS = 2_000;

/** Whether what is `isBusy` has been so for longer than one waits without a word. */
function useSlow(isBusy: boolean): boolean {
  const [isSlow, setSlow] = useState(false);
  useEffect(() => {
    if (!isBusy) return;
    const timer = setTimeout(() => setSlow(true), SLOW_MS);
    return () => {
      clearTimeout(timer);
      setSlow(false);
    };
  }, [isBusy]);
  return isSlow;
}
