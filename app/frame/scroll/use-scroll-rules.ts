import { useEffect, useLayoutEffect, useRef } from 'react';
import { useLocation, useNavigationType } from 'react-router-dom';
import { decideScroll } from './decide-scroll.ts';
import { rememberScroll, restoreScroll } from './scroll-memory.ts';

/** D316: a hash target is sought after this long, when the screen stands. */
const HASH_MS = 100;
/** Screens arrive late (lazy, then data from the device): how long a place or a hash is waited for. */
const WAIT_MS = 1_500;
/** What says that the person scrolls on their own. */
const OWN_SCROLL = ['wheel', 'touchstart', 'keydown', 'pointerdown'] as const;

/** Scrolls as decide-scroll.ts says. The browser's own restoration is off: it acts before lazy screens are there. */
export function useScrollRules(): void {
  const { key, pathname, hash } = useLocation();
  const type = useNavigationType();
  const lastPath = useRef(pathname);
  const lastEntry = useRef('');

  useEffect(() => rememberScroll(() => lastEntry.current), []);

  useLayoutEffect(() => {
    const entry = `${key} ${pathname}`;
    // Strict mode runs the first entry twice, and the first run is stopped.
    const isFirst = lastEntry.current === '' || lastEntry.current === entry;
    const move = {
      type,
      pathChanged: lastPath.current !== pathname,
      hash,
      rememberedY: restoreScroll(entry),
    };
    lastPath.current = pathname;
    lastEntry.current = entry;
    const scroll = decideScroll(move);
    if (scroll.to === 'top') window.scrollTo({ top: 0, behavior: softly() });
    if (scroll.to === 'place') return keepTrying(() => scrollToPlace(scroll.y));
    if (scroll.to === 'hash') return keepTrying(() => scrollToId(scroll.id, isFirst), HASH_MS);
  }, [key, pathname, hash, type]);
}

function softly(): ScrollBehavior {
  return window.matchMedia('(prefers-reduced-motion: reduce)').matches ? 'instant' : 'smooth';
}

/** Never done before the time is up: what arrives above the place would push it away again. */
function scrollToPlace(y: number): boolean {
  if (Math.abs(window.scrollY - y) > 1) window.scrollTo({ top: y, behavior: 'instant' });
  return false;
}

/** An address opened with a hash jumps there and stays there while what is above it arrives; a link glides there once. */
function scrollToId(id: string, isFirst: boolean): boolean {
  const target = document.getElementById(id);
  target?.scrollIntoView({ behavior: isFirst ? 'instant' : softly() });
  if (target !== null && !isFirst) focusHeadingOf(target);
  return target !== null && !isFirst;
}

/** Who went there reads and tabs on from there (D366); the browser's own jump would have done so. */
function focusHeadingOf(target: HTMLElement): void {
  const place = target.querySelector<HTMLElement>('h1, h2, h3') ?? target;
  if (!place.hasAttribute('tabindex')) place.tabIndex = -1;
  place.focus({ preventScroll: true });
}

/** Every frame until it works, the time is up, or the person scrolls on their own. Returns how to stop it. */
function keepTrying(attempt: () => boolean, afterMs = 0): () => void {
  const endsAt = performance.now() + afterMs + WAIT_MS;
  let stopped = false;
  const stop = () => {
    stopped = true;
  };
  const tick = () => {
    if (stopped || attempt() || performance.now() > endsAt) return;
    requestAnimationFrame(tick);
  };
  for (const sign of OWN_SCROLL) window.addEventListener(sign, stop, { passive: true });
  const timer = setTimeout(tick, afterMs);
  return () => {
    clearTimeout(timer);
    stop();
    for (const sign of OWN_SCROLL) window.removeEventListener(sign, stop);
  };
}
