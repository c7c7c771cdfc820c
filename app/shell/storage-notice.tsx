import { lazy, Suspense, useSyncExternalStore } from 'react';
import { listenToStorage, readStorageTroubles, type StorageTrouble } from '../local/storage-trouble.ts';

/** Almost nobody needs it, so its words and looks are downloaded only then. */
const Notices = lazy<(props: { troubles: readonly StorageTrouble[] }) => React.ReactNode>(() =>
  import('./storage-notices.tsx').then(
    ({ StorageNotices }) => ({ default: StorageNotices }),
    () => ({ default: () => null }),
  ),
);

/** Says when this device keeps less than the person may expect (LC43-LC45). */
export function StorageNotice() {
  const troubles = useSyncExternalStore(listenToStorage, readStorageTroubles);
  if (troubles.length === 0) return null;
  return (
    <Suspense>
      <Notices troubles={troubles} />
    </Suspense>
  );
}
