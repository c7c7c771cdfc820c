import { useEffect, useRef } from 'react';
import { Button } from '../../../ui/actions/button.tsx';
import { announce } from '../../../ui/feedback/announce.ts';
import { useSlow } from './use-slow.ts';

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
