import { lazy, Suspense, useSyncExternalStore } from 'react';
import { isFenced, listenToFence } from '../local/fence.ts';

/** Almost nobody needs it, so it is downloaded only then. */
const Words = lazy<() => React.ReactNode>(() =>
  import('./fenced-words.tsx').then(
    ({ FencedWords }) => ({ default: FencedWords }),
    () => ({ default: () => null }),
  ),
);

/** Says that another tab has moved the device's database on, so that this one keeps nothing any more (LC31). */
export function FencedNotice() {
  if (!useSyncExternalStore(listenToFence, isFenced)) return null;
  return (
    <Suspense>
      <Words />
    </Suspense>
  );
}
