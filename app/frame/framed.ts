import { FRAME_ESCAPE, FRAME_READY } from '#shared/company/framable.ts';

/** This page is in a frame of another; never while the server draws it. */
export const isFramed = typeof window !== 'undefined' && window.parent !== window;

/**
 * Tells the page around, whoever it is, that this one is there, and when Escape had nothing to close here: keys that are
 * pressed in a frame reach that page no other way. Nothing else is in the messages (app/embed/embed.ts).
 */
export function tellFrame(): void {
  if (!isFramed) return;
  window.parent.postMessage(FRAME_READY, '*');
  let wasOpen = false;
  // Before anything here answers the key: a dialog that it closes is gone when the event bubbles.
  addEventListener(
    'keydown',
    ({ key }) => {
      if (key === 'Escape') wasOpen = document.querySelector('dialog[open], :popover-open') !== null;
    },
    { capture: true },
  );
  addEventListener('keydown', ({ key, defaultPrevented }) => {
    if (key === 'Escape' && !wasOpen && !defaultPrevented) window.parent.postMessage(FRAME_ESCAPE, '*');
  });
}
