import { type MouseEvent, useEffect, useEffectEvent, useRef, useState } from 'react';

export type Direction = -1 | 1;

/** Long enough that a slow tap stays one tap. */
const LONG_PRESS_MS = 450;
const REPEAT_MS = 90;

/**
 * Handlers for a button that repeats while it is held. A plain click (mouse, key, screen reader) moves once;
 * the click that ends a long press moves nothing.
 */
export function useRepeatWhilePressed(
  direction: Direction,
  onMove: (direction: Direction) => void,
  disabled: boolean,
) {
  const [pressed, setPressed] = useState(false);
  const repeated = useRef(false);
  const moveOnce = useEffectEvent(() => {
    repeated.current = true;
    onMove(direction);
  });

  useEffect(() => {
    if (!pressed || disabled) return;
    let repeat: ReturnType<typeof setInterval> | undefined;
    const wait = setTimeout(() => {
      repeat = setInterval(moveOnce, REPEAT_MS);
    }, LONG_PRESS_MS);
    return () => {
      clearTimeout(wait);
      clearInterval(repeat);
    };
  }, [pressed, disabled]);

  const release = () => setPressed(false);
  return {
    onPointerDown: () => {
      repeated.current = false;
      setPressed(true);
    },
    onPointerUp: release,
    onPointerLeave: release,
    onPointerCancel: release,
    onContextMenu: (event: MouseEvent) => event.preventDefault(),
    onClick: () => {
      if (!repeated.current && !disabled) onMove(direction);
      repeated.current = false;
    },
  };
}
