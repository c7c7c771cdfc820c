import { useEffect, useRef } from 'react';
import { useLocation } from 'react-router-dom';

/** A screen that takes longer than this has an error or a skeleton of its own to show. */
const PATIENCE_MS = 10_000;

/**
 * After a move, focus goes to the new screen's h1, so that a screen reader says where it is and Tab starts there
 * (D366). Screens are lazy: the heading may come a moment later, and that of a skeleton may make way for the screen's
 * own, which takes the focus over. Not on the first screen of a visit, not for a hash, and not when the person has
 * already pressed something on the new screen.
 */
export function useArrival(): void {
  const { pathname, hash } = useLocation();
  const seen = useRef(pathname);
  useEffect(() => {
    if (seen.current === pathname) return;
    seen.current = pathname;
    if (hash) return;
    return followHeading();
  }, [pathname, hash]);
}

function followHeading(): () => void {
  const content = document.getElementById('content');
  if (!content) return () => undefined;
  let arrived: HTMLElement | undefined;
  const observer = new MutationObserver(() => arrive());
  const arrive = () => {
    const heading = content.querySelector<HTMLElement>('h1');
    if (!heading || heading === arrived) return;
    // Focus falls to the body with what had it; anywhere else is where the person went.
    if (arrived === undefined || document.activeElement === document.body) focusHeading(heading, content);
    arrived = heading;
  };
  arrive();
  observer.observe(content, { childList: true, subtree: true });
  const timer = setTimeout(() => observer.disconnect(), PATIENCE_MS);
  return () => {
    clearTimeout(timer);
    observer.disconnect();
  };
}

function focusHeading(heading: HTMLElement, content: HTMLElement): void {
  if (content.contains(document.activeElement) && document.activeElement !== content) return;
  if (!heading.hasAttribute('tabindex')) heading.tabIndex = -1;
  heading.focus({ preventScroll: true });
}
