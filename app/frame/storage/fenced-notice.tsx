import { useSyncExternalStore } from 'react';
import { isFenced, listenToFence } from '../../data/device/fence.ts';
import { lazyPart } from '../lazy-part.tsx';

/** Few devices need it, so it is downloaded only then. */
const Words = lazyPart(() => import('./fenced-words.tsx'), 'FencedWords');

/** Says that another tab has moved the device's database on, so that this one keeps nothing any more (LC31). */
export function FencedNotice() {
  if (!useSyncExternalStore(listenToFence, isFenced)) return null;
  return <Words />;
}
