import { type RefObject, useEffect, useRef, useState } from 'react';
import { ARROW_PX, advance, countCopies, standFor, stepStill, wrap } from './marquee.ts';

/** A window that is being resized is measured once it rests. */
const RESIZE_DEBOUNCE_MS = 250;

/**
 * Moves the cards in `row`, the only child of the scrolling `box`, while `moving`. Answers how many copies of the
 * first cards belong behind the last, 0 where there is nothing to loop, and what an arrow does.
 */
export function useMarquee(
  box: RefObject<HTMLElement | null>,
  cards: number,
  moving: boolean,
  still: boolean,
) {
  const [copies, setCopies] = useState(0);
  const loop = useRef(0);

  useEffect(() => {
    const element = box.current;
    if (!element) return;
    const measure = () => {
      const pitch = pitchOf(element);
      loop.current = pitch * cards;
      setCopies(still ? 0 : countCopies(element.clientWidth, pitch, cards));
    };
    measure();
    let timer: ReturnType<typeof setTimeout> | undefined;
    const observer = new ResizeObserver(() => {
      clearTimeout(timer);
      timer = setTimeout(measure, RESIZE_DEBOUNCE_MS);
    });
    observer.observe(element);
    return () => {
      observer.disconnect();
      clearTimeout(timer);
    };
  }, [box, cards, still]);

  const runs = moving && copies > 0;
  useEffect(() => {
    const element = box.current;
    if (!element || !runs) return;
    // Kept here: a browser may round scrollLeft, and 40 px a second is less than a pixel a frame.
    let position = wrap(element.scrollLeft, loop.current);
    let last: number | undefined;
    let frame = requestAnimationFrame(tick);
    function tick(now: number) {
      position = advance(position, last === undefined ? 0 : now - last, loop.current);
      last = now;
      if (element) element.scrollLeft = position;
      frame = requestAnimationFrame(tick);
    }
    return () => cancelAnimationFrame(frame);
  }, [box, runs]);

  const step = (direction: -1 | 1) => {
    const element = box.current;
    if (!element) return;
    const by = direction * ARROW_PX;
    if (copies === 0) {
      const end = element.scrollWidth - element.clientWidth;
      const left = stepStill(element.scrollLeft, by, end);
      element.scrollTo({ left, behavior: still ? 'instant' : 'smooth' });
      return;
    }
    element.scrollLeft = standFor(element.scrollLeft, by, loop.current);
    element.scrollBy({ left: by, behavior: 'smooth' });
  };
  return { copies, step, runs };
}

/** From the left edge of one card to that of the next. */
function pitchOf(box: HTMLElement): number {
  const [first, second] = box.firstElementChild?.children ?? [];
  if (!first || !second) return 0;
  return second.getBoundingClientRect().left - first.getBoundingClientRect().left;
}
