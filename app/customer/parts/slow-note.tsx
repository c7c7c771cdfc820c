import { useEffect } from 'react';
import { announce } from '../../ui/announce.ts';
import { Button } from '../../ui/button.tsx';
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
  useEffect(() => {
    if (isSlow) announce(text);
  }, [isSlow, text]);
  if (!isSlow) return null;
  return (
    <span className="cluster">
      <span className="soft">{text}</span>
      {cancel && (
        <Button variant="quiet" onClick={cancel.onCancel}>
          {cancel.label}
        </Button>
      )}
    </span>
  );
}
