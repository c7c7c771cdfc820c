import { DownloadCloud } from 'lucide-react';
import { useSyncExternalStore } from 'react';
import { useTranslation } from 'react-i18next';
import { listenToOfflineProgress, readOfflineProgress } from '../../../data/staff/offline-progress.ts';
import { useOnline } from '../../../frame/use-online.ts';

/** While copies for times without a connection are made. In the header, where it lies on nothing of a screen. */
export function OfflineCopy() {
  const { t } = useTranslation('admin');
  const online = useOnline();
  const progress = useSyncExternalStore(listenToOfflineProgress, readOfflineProgress);
  if (!online || progress === undefined) return null;
  return (
    <p className="staff-keeping">
      <DownloadCloud aria-hidden="true" />
      <span className="tabular">{t('nav.keeping', { done: progress.done, all: progress.all })}</span>
      <progress value={progress.done} max={Math.max(1, progress.all)} aria-hidden="true" />
    </p>
  );
}
