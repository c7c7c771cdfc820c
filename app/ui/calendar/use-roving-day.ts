import { type FocusEvent, type KeyboardEvent, type RefObject, useEffect, useRef, useState } from 'react';
import { dayForKey } from './month-days.ts';

type RovingDayOptions = {
  grid: RefObject<HTMLElement | null>;
  weeks: readonly (readonly string[])[];
  /** Days that Tab would rather reach than the first cell, best first. */
  preferred: readonly (string | null)[];
  canMove: (days: 28 | -28) => boolean;
  onMove: (days: 28 | -28) => void;
};

/**
 * Roving tabindex over the cells: exactly one day can be reached by Tab, keys walk from it, and a key that leaves
 * the weeks on screen asks for others and takes the focus along once they are there. A better day that comes to be known
 * meanwhile does not take the place of the focused one.
 */
export function useRovingDay({ grid, weeks, preferred, canMove, onMove }: RovingDayOptions) {
  const [activeDay, setActiveDay] = useState<string | null>(null);
  const focusWanted = useRef(false);
  const shown = weeks.flat();
  const tabDay =
    [activeDay, ...preferred].find((day) => day !== null && shown.includes(day)) ?? shown[0] ?? '';

  useEffect(() => {
    if (!focusWanted.current) return;
    focusWanted.current = false;
    grid.current?.querySelector<HTMLElement>(`[data-day="${tabDay}"]`)?.focus();
  }, [grid, tabDay]);

  const onKeyDown = (event: KeyboardEvent) => {
    const weekday = weeks.find((week) => week.includes(tabDay))?.indexOf(tabDay) ?? 0;
    const next = dayForKey(event.key, tabDay, weekday);
    if (next === undefined) return;
    event.preventDefault();
    if (event.key.startsWith('Page') || !shown.includes(next)) {
      const days = next < tabDay ? -28 : 28;
      if (!canMove(days)) return;
      onMove(days);
    }
    focusWanted.current = true;
    setActiveDay(next);
  };
  const onFocus = ({ target }: FocusEvent<HTMLElement>) => {
    const day = target.closest('[data-day]')?.getAttribute('data-day');
    if (day) setActiveDay(day);
  };
  return { tabDay, setActiveDay, onKeyDown, onFocus };
}
