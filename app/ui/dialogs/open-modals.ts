import { createStore } from '../../store.ts';

/** The modals on screen, the topmost last: what stands outside that one can neither be pressed nor heard. */
export const openModals = createStore<readonly HTMLDialogElement[]>([]);

/** Where messages stand in a modal: between its title and what can be done there. */
export function messagesOf(modal: HTMLDialogElement): Element {
  return modal.querySelector(':scope > * > [data-messages]') ?? modal;
}
