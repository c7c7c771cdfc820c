import { Download, LogOut, Smartphone } from 'lucide-react';
import { useSyncExternalStore } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import { closeAdminSession } from '../../local/admin/commands/admin-session.ts';
import { listenToInstallOffer } from '../../shell/install-offer.ts';
import { promptInstall, readInstallWay } from '../../shell/install-way.ts';
import { NavLink } from '../../shell/nav-link.tsx';
import { Sheet } from '../../ui/dialog.tsx';
import { showToast } from '../../ui/toasts.ts';
import { staffPlaces } from './staff-places.ts';

/** What is needed less: on phones the rest of the places, everywhere the device itself. */
export function MoreSheet({ open, onClose }: { open: boolean; onClose: () => void }) {
  const { t } = useTranslation('admin');
  const leave = useLeave();
  return (
    <Sheet open={open} onClose={onClose} title={t('nav.moreTitle')} closeLabel={t('close')}>
      <ul className="staff-list">
        {staffPlaces
          .filter(({ late }) => late)
          .map(({ to, Icon, words }) => (
            <li key={to} data-late="">
              <NavLink to={to} className="staff-line" onClick={onClose}>
                <Icon aria-hidden="true" />
                {t(words)}
              </NavLink>
            </li>
          ))}
        <li>
          <NavLink to="/admin/devices" className="staff-line" onClick={onClose}>
            <Smartphone aria-hidden="true" />
            {t('devices.title')}
          </NavLink>
        </li>
        <Install />
        <li className="staff-leave">
          <button type="button" className="staff-line" onClick={leave}>
            <LogOut aria-hidden="true" />
            {t('logout')}
          </button>
        </li>
      </ul>
    </Sheet>
  );
}

function Install() {
  const { t } = useTranslation('admin');
  const way = useSyncExternalStore(listenToInstallOffer, readInstallWay);
  if (way === undefined) return null;
  if (way === 'ios') return <li className="staff-hint soft">{t('nav.installIos')}</li>;
  return (
    <li>
      <button type="button" className="staff-line" onClick={() => void promptInstall()}>
        <Download aria-hidden="true" />
        {t('nav.install')}
      </button>
    </li>
  );
}

/** The device is empty before the server is told; whether it could be told is said on the login. */
function useLeave() {
  const { t } = useTranslation('admin');
  const navigate = useNavigate();
  return async () => {
    const closing = closeAdminSession();
    navigate('/admin/login', { replace: true });
    if (!(await closing)) showToast({ text: t('nav.left'), showMs: 15_000 });
  };
}
