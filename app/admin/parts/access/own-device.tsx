import { Download, LogOut, Smartphone } from 'lucide-react';
import { useSyncExternalStore } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import { closeAdminSession } from '../../../data/staff/commands/admin-session.ts';
import { installOffer } from '../../../frame/install/install-offer.ts';
import { promptInstall, readInstallWay } from '../../../frame/install/install-way.ts';
import { NavLink } from '../../../frame/nav-link.tsx';
import { showToast } from '../../../ui/feedback/toasts.ts';
import { sendAllNow } from '../booking-panel/remove/send-later.ts';
import { LanguageField } from '../frame/language-field.tsx';
import styles from '../frame/staff-nav.module.css';
import { useMay } from './use-may.ts';

type OwnDeviceProps = {
  /** Class of each line: those of the rail, or those of the sheet. */
  line: 'place' | 'line';
  onMove?: () => void;
};

/**
 * What is about this device and not about bookings: list items at the foot of the rail, or in the sheet behind "Plus".
 */
export function OwnDevice({ line, onMove }: OwnDeviceProps) {
  const { t } = useTranslation('admin');
  const leave = useLeave();
  const [isOwner, isOffice] = [useMay('owner'), useMay('office')];
  return (
    <>
      {isOwner && (
        <li className={styles.own}>
          <NavLink to="/admin/devices" className={styles[line]} onClick={onMove}>
            <Smartphone aria-hidden="true" />
            <span>{t('devices.title')}</span>
          </NavLink>
        </li>
      )}
      {!isOffice && (
        <li className={`${styles.own} ${styles.language}`}>
          <LanguageField />
        </li>
      )}
      <Install line={line} />
      <li className={`${styles.own} ${styles.leave}`}>
        <button type="button" className={styles[line]} onClick={() => void leave()}>
          <LogOut aria-hidden="true" />
          <span>{t('logout')}</span>
        </button>
      </li>
    </>
  );
}

function Install({ line }: Pick<OwnDeviceProps, 'line'>) {
  const { t } = useTranslation('admin');
  const way = useSyncExternalStore(installOffer.subscribe, readInstallWay);
  if (way === undefined) return null;
  if (way === 'ios') return <li className={`soft ${styles.own} ${styles.hint}`}>{t('nav.installIos')}</li>;
  return (
    <li className={styles.own}>
      <button type="button" className={styles[line]} onClick={() => void promptInstall()}>
        <Download aria-hidden="true" />
        <span>{t('nav.install')}</span>
      </button>
    </li>
  );
}

/** The device is empty before the server is told; whether it could be told is said on the login. */
function useLeave(): () => Promise<void> {
  const { t } = useTranslation('admin');
  const navigate = useNavigate();
  return async () => {
    sendAllNow();
    const closing = closeAdminSession();
    navigate('/admin/login', { replace: true });
    if (!(await closing)) showToast({ text: t('nav.left'), showMs: 15_000 });
  };
}
