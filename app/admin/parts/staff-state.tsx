import { CloudOff, DownloadCloud } from 'lucide-react';
import { useSyncExternalStore } from 'react';
import { useTranslation } from 'react-i18next';
import { listenToOfflineProgress, readOfflineProgress } from '../../local/admin/offline-progress.ts';
import { useOnline } from '../../shell/use-online.ts';

/** Without a connection, and while copies for such times are made. Never in the way: nothing to press. */
export function StaffState() {
  const { t } = useTranslation('admin');
  const online = useOnline();
  const progress = useSyncExternalStore(listenToOfflineProgress, readOfflineProgress);
  return (
    <div className="staff-state">
      <p className="staff-offline" role="status">
        {!online && (
          <span>
            <CloudOff aria-hidden="true" />
            <strong>{t('nav.offline')}</strong>
            <span className="staff-offline-text">{t('nav.offlineText')}</span>
          </span>
        )}
      </p>
      {online && progress !== undefined && (
        <p className="staff-keeping">
          <DownloadCloud aria-hidden="true" />
          <span className="tabular">{t('nav.keeping', { done: progress.done, all: progress.all })}</span>
          <progress value={progress.done} max={Math.max(1, progress.all)} aria-hidden="true" />
        </p>
      )}
    </div>
  );
}
