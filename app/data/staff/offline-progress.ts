import { forgetWithAdmin } from './end-admin.ts';

/** How far the copies for days without a connection are; `all` is known from the start, so that it never jumps back. */
export interface OfflineProgress {
  readonly done: number;
  readonly all: number;
}

let progress: OfflineProgress | undefined;
const listeners = new Set<() => void>();

forgetWithAdmin(() => setOfflineProgress(undefined));

/** Undefined while nothing is being copied. */
export function readOfflineProgress(): OfflineProgress | undefined {
  return progress;
}

export function setOfflineProgress(next: OfflineProgress | undefined): void {
  progress = next;
  for (const tell of listeners) tell();
}

export function listenToOfflineProgress(tell: () => void): () => void {
  listeners.add(tell);
  return () => listeners.delete(tell);
}
