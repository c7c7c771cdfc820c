import { CloudOff } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useOnline } from '../../frame/use-online.ts';

/** Without a connection: that what is read comes from this device. */
export function StaffState() {
  const { t } = useTranslation('admin');
  const online = useOnline();
  return (
    <p className="staff-offline" role="status">
      {!online && (
        <span>
          <CloudOff aria-hidden="true" />
          <strong>{t('nav.offline')}</strong>
          <span className="staff-offline-text">{t('nav.offlineText')}</span>
        </span>
      )}
    </p>
  );
}
