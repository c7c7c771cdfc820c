import { FRAME_READY } from '#shared/company/framable.ts';

/** This page is in a frame of another; never while the server draws it. */
export const isFramed = typeof window !== 'undefined' && window.parent !== window;

/** Tells the page around, whoever it is, that this one is there: nothing else is in the message (app/embed/embed.ts). */
export function tellFrame(): void {
  if (isFramed) window.parent.postMessage(FRAME_READY, '*');
}
