import { createStore } from '../../store.ts';
import { forgetWithAdmin } from './end-admin.ts';

/** How far the copies for days without a connection are; `all` is known from the start, so that it never jumps back. */
export interface OfflineProgress {
  readonly done: number;
  readonly all: number;
}

/** Undefined while nothing is being copied. */
export const offlineProgress = createStore<OfflineProgress | undefined>(undefined);

forgetWithAdmin(() => offlineProgress.set(undefined));
