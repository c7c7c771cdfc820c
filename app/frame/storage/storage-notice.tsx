import { useSyncExternalStore } from 'react';
import { listenToStorage, readStorageTroubles } from '../../data/device/storage/storage-trouble.ts';
import { lazyPart } from '../lazy-part.tsx';

/** Few devices need it, so its words and looks are downloaded only then. */
const Notices = lazyPart(() => import('./storage-notices.tsx'), 'StorageNotices');

/** Says when this device keeps less than the person may expect (LC43-LC45). */
export function StorageNotice() {
  const troubles = useSyncExternalStore(listenToStorage, readStorageTroubles);
  if (troubles.length === 0) return null;
  return <Notices troubles={troubles} />;
}
