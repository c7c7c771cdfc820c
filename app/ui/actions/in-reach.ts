import {
  type ComponentProps,
  type FocusEvent,
  type MouseEvent,
  useLayoutEffect,
  useRef,
  useState,
} from 'react';
import { focusNear } from '../keep-focus.ts';

type FocusProps = Pick<ComponentProps<'button'>, 'onFocus' | 'onBlur'>;

/**
 * Whether a button has the focus. One that is disabled then, by what its own press did, stays within reach until it is
 * left: `disabled` itself would let the focus fall to the page. One that goes away hands it on.
 */
export function useHasFocus({ onFocus, onBlur }: FocusProps) {
  const [hasFocus, setHasFocus] = useState(false);
  const focused = useRef<Element>(null);
  useLayoutEffect(
    () => () => {
      if (focused.current && focused.current === document.activeElement) focusNear(focused.current);
    },
    [],
  );
  const follow = {
    onFocus: (event: FocusEvent<HTMLButtonElement>) => {
      focused.current = event.currentTarget;
      setHasFocus(true);
      onFocus?.(event);
    },
    onBlur: (event: FocusEvent<HTMLButtonElement>) => {
      setHasFocus(false);
      onBlur?.(event);
    },
  };
  return { hasFocus, follow };
}

/** The press of a button that is within reach and does nothing. */
export function stopPress(event: MouseEvent): void {
  event.preventDefault();
  event.stopPropagation();
}
