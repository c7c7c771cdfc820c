import { createStore } from '../../store.ts';

/** The modals on screen, the topmost last: what stands outside that one can neither be pressed nor heard. */
export const openModals = createStore<readonly HTMLDialogElement[]>([]);
