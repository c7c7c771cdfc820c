import { createStore } from '../../store.ts';

/** The messages at the foot of the page, kept outside React, so that anything may speak. */

export type Toast = {
  id: number;
  text: string;
  tone: 'neutral' | 'success' | 'danger';
  undo?: { label: string; onUndo: () => void } | undefined;
  showMs: number;
};

/** Long enough to read and reach "Undo"; the clock stops under pointer or focus. */
const TOAST_MS = 6_000;
/** The same for who comes to it by Tab, or hears of it first (D494). */
const BY_KEYS_MS = 30_000;

export const toasts = createStore<readonly Toast[]>([]);
let lastId = 0;

/** `showToast({ text, tone?, undo?: { label, onUndo }, showMs? })` Returns the id for `dismissToast`. */
export function showToast(message: Pick<Toast, 'text'> & Partial<Omit<Toast, 'id' | 'text'>>): number {
  lastId += 1;
  const showMs = message.undo && isByKeys() ? BY_KEYS_MS : TOAST_MS;
  // Three at most: a fourth pushes the oldest out instead of covering the page.
  toasts.set([...toasts.get(), { tone: 'neutral' as const, showMs, ...message, id: lastId }].slice(-3));
  return lastId;
}

/** The browser shows where the focus is to those whom the keyboard leads. */
function isByKeys(): boolean {
  return typeof document !== 'undefined' && document.querySelector(':focus-visible') !== null;
}

export function dismissToast(id: number): void {
  toasts.set(toasts.get().filter((toast) => toast.id !== id));
}
