import type { RefObject } from 'react';

/**
 * For what goes away under the hand while it still stands in the page: with it the focus would fall to the page's top.
 * It goes to `back`, or else to the nearest heading above that stays, so that Tab goes on from where the person was.
 * Whoever moves it elsewhere on purpose is left alone.
 */
export function focusNear(element: Element, back?: Element | null): void {
  const around = element.parentElement?.closest('dialog, main') ?? document.querySelector('main');
  const places = [back, ...headingsAbove(element, around)];
  queueMicrotask(() => {
    // What was around it may have gone too, and another screen come in its place.
    for (const place of [...places, around?.querySelector('h1')]) {
      if (document.activeElement !== document.body) return;
      if (place instanceof HTMLElement && place.isConnected) focusOn(place);
    }
  });
}

/** `ref` of a box that may go away with the focus in it. */
export function keepFocus(box: HTMLElement | null, back?: RefObject<Element | null>): () => void {
  // A ref is let go of while its element still stands in the page.
  return () => {
    if (box?.contains(document.activeElement)) focusNear(box, back?.current);
  };
}

/** The nearest first; none of a screen that it does not stand in, as a message does. */
function headingsAbove(element: Element, around: Element | null): readonly Element[] {
  if (!around?.contains(element)) return [];
  return [...around.querySelectorAll('h1, h2, h3')]
    .filter((heading) => heading.compareDocumentPosition(element) & Node.DOCUMENT_POSITION_FOLLOWING)
    .reverse();
}

function focusOn(place: HTMLElement): void {
  if (/^H\d$/.test(place.tagName)) place.tabIndex = -1;
  place.focus({ preventScroll: true });
}
