/** Scrolls as little as needed, under header and bottom bar (scroll-padding); without motion for those who want none. */
export function scrollToSight(element: Element): void {
  const isStill = window.matchMedia('(prefers-reduced-motion: reduce)').matches;
  element.scrollIntoView({ block: 'nearest', behavior: isStill ? 'instant' : 'smooth' });
}
