import { useEffect, useEffectEvent } from 'react';
import * as z from 'zod/mini';
import { useDraft } from '../../frame/use-draft.ts';

/** Letters are those of the French words; a letter with a modifier belongs to the browser. */
export type KeyActions = Readonly<Record<string, () => void>>;

/** Whether letters are keys on this device. */
export interface LetterKeys {
  readonly letters: boolean;
  readonly setLetters: (letters: boolean) => void;
}

/**
 * Keys of a screen; silent while staff type, choose in a field or have a dialog open, and where this device has them
 * switched off (WCAG 2.1.4): who speaks to it, or slips, would press them with every word. `?` and what is no letter
 * stay. Answers the switch, for the screen's own sheet of keys.
 */
export function useLetterKeys(actions: KeyActions): LetterKeys {
  const { value, change } = useDraft('admin:keys', shape, initial);
  const press = useEffectEvent((event: KeyboardEvent) => {
    if (!value.letters && /^[a-z]$/i.test(event.key)) return;
    if (event.ctrlKey || event.metaKey || event.altKey || event.defaultPrevented || isBusy(event.target))
      return;
    const action = actions[event.key.length === 1 ? event.key.toLowerCase() : event.key];
    if (action === undefined) return;
    event.preventDefault();
    action();
  });
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => press(event);
    document.addEventListener('keydown', onKey);
    return () => document.removeEventListener('keydown', onKey);
  }, []);
  return { letters: value.letters, setLetters: (letters) => change(() => ({ letters })) };
}

function isBusy(target: EventTarget | null): boolean {
  if (document.querySelector('dialog[open]') !== null) return true;
  return target instanceof Element && target.closest('input, textarea, select, [contenteditable]') !== null;
}

const shape = z.object({ letters: z.boolean() });
const initial: z.infer<typeof shape> = { letters: true };
