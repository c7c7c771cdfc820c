import { useRef, useState } from 'react';
import { useLocation, useNavigationType } from 'react-router-dom';
import { now } from '../../../data/device/clock.ts';
import { restoreScroll } from '../../../frame/scroll/scroll-memory.ts';
import { useLatest } from '../../../ui/use-latest.ts';
import { useWhenChanged } from '../../../ui/use-when-changed.ts';
import { nextBooking } from '../../parts/day/plan-day.ts';
import type { CalendarRange } from '../../parts/use-calendar-range.ts';

/** The grid is lazy and the overview above it grows: how long its place is waited for, and how long it must rest there. */
const WAIT_MS = 3_000;
const REST_MS = 250;
/** Below this share of the window something is as good as out of sight: bars float there. */
const SEEN_SHARE = 0.85;
/** How far down the window the next visit is brought: no further than it takes to see the hours around it. */
const TOP_SHARE = 0.5;

/**
 * The first time that the calendar is opened, with today in it: down to the next visit or to the line of the clock,
 * unless they are in sight already. Coming back shows the page as it was left (use-scroll-rules.ts), and a reader who
 * scrolls first is left alone.
 */
export function useScrollToNext(shown: CalendarRange | undefined, hasToday: boolean): void {
  const { key, pathname } = useLocation();
  const type = useNavigationType();
  const [isNew] = useState(
    () => type !== 'POP' || (key === 'default' && restoreScroll(`${key} ${pathname}`) === undefined),
  );
  const isDone = useRef(!isNew);
  const isReady = shown !== undefined;
  const latest = useLatest(shown);
  // The first answer is what asks, no walk to another week.
  useWhenChanged(() => {
    if (isDone.current || !isReady) return;
    if (!hasToday) {
      isDone.current = true;
      return;
    }
    return whenAtRest(
      () => find(latest.current && nextBooking(latest.current, now())?.id),
      (target) => {
        isDone.current = true;
        if (target !== undefined) reveal(target);
      },
    );
  }, [isReady]);
}

function find(id: string | undefined): Element | undefined {
  const booking = id && document.querySelector(`[data-booking="${CSS.escape(id)}"]`);
  return booking || document.querySelector('.cal-now, [data-now]') || undefined;
}

function reveal(target: Element): void {
  const { top, bottom } = target.getBoundingClientRect();
  if (window.scrollY > 0 || (top >= 0 && bottom <= window.innerHeight * SEEN_SHARE)) return;
  const isCalm = window.matchMedia('(prefers-reduced-motion: reduce)').matches;
  window.scrollTo({
    top: top - window.innerHeight * TOP_SHARE,
    behavior: isCalm ? 'instant' : 'smooth',
  });
}

/** Every frame until what is sought has stood still for a moment. Returns how to stop it. */
function whenAtRest(seek: () => Element | undefined, act: (target: Element | undefined) => void): () => void {
  const endsAt = performance.now() + WAIT_MS;
  let [lastTop, since] = [Number.NaN, 0];
  let frame = requestAnimationFrame(function look(at) {
    const target = seek();
    const top = target?.getBoundingClientRect().top ?? Number.NaN;
    if (top !== lastTop) [lastTop, since] = [top, at];
    if ((target && at - since >= REST_MS) || at > endsAt) return act(target);
    frame = requestAnimationFrame(look);
  });
  return () => cancelAnimationFrame(frame);
}
