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

export const toasts = createStore<readonly Toast[]>([]);
let lastId = 0;

/** `showToast({ text, tone?, undo?: { label, onUndo }, showMs? })` Returns the id for `dismissToast`. */
export function showToast(message: Pick<Toast, 'text'> & Partial<Omit<Toast, 'id' | 'text'>>): number {
  lastId += 1;
  // Three at most: a fourth pushes the oldest out instead of covering the page.
  toasts.set(
    [...toasts.get(), { tone: 'neutral' as const, showMs: TOAST_MS, ...message, id: lastId }].slice(-3),
  );
  return lastId;
}

export function dismissToast(id: number): void {
  toasts.set(toasts.get().filter((toast) => toast.id !== id));
}
