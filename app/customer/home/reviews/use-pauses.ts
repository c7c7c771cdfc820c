import { type FocusEvent, type PointerEvent, type RefObject, useEffect, useReducer, useRef } from 'react';

type Reason = 'hover' | 'focus' | 'touch' | 'away';

/** A swipe goes on by itself for a moment after the finger has left. */
const AFTER_TOUCH_MS = 2_500;

/**
 * Whether something holds the row (D317): a pointer, a finger or the keyboard on what carries `watch`, or that no
 * person can see `box`, because it is out of the window or the tab is behind another.
 */
export function usePauses(box: RefObject<HTMLElement | null>) {
  const [reasons, tell] = useReducer(note, new Set<Reason>(['away']));
  const lifted = useRef<ReturnType<typeof setTimeout>>(undefined);

  useEffect(() => {
    const element = box.current;
    if (!element) return;
    let inSight = false;
    const look = () => tell(['away', !inSight || document.visibilityState === 'hidden']);
    const observer = new IntersectionObserver(([entry]) => {
      inSight = entry?.isIntersecting === true;
      look();
    });
    observer.observe(element);
    document.addEventListener('visibilitychange', look);
    return () => {
      observer.disconnect();
      document.removeEventListener('visibilitychange', look);
      clearTimeout(lifted.current);
    };
  }, [box]);

  const lift = () => {
    clearTimeout(lifted.current);
    lifted.current = setTimeout(() => tell(['touch', false]), AFTER_TOUCH_MS);
  };
  const watch = {
    // A finger "enters" too and never leaves; it is counted as a touch.
    onPointerEnter: (event: PointerEvent) => event.pointerType !== 'touch' && tell(['hover', true]),
    onPointerLeave: () => tell(['hover', false]),
    // A pressed arrow keeps the focus after the pointer has left; only the keyboard's focus means that a person reads.
    onFocus: (event: FocusEvent) => event.target.matches(':focus-visible') && tell(['focus', true]),
    onBlur: () => tell(['focus', false]),
    onTouchStart: () => {
      clearTimeout(lifted.current);
      tell(['touch', true]);
    },
    onTouchEnd: lift,
    onTouchCancel: lift,
  };
  return { held: reasons.size > 0, watch };
}

function note(before: ReadonlySet<Reason>, [reason, on]: readonly [Reason, boolean]): ReadonlySet<Reason> {
  if (before.has(reason) === on) return before;
  const after = new Set(before);
  if (on) after.add(reason);
  else after.delete(reason);
  return after;
}
