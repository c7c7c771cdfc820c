import { useTranslation } from 'react-i18next';
import { NavLink } from '../../../frame/nav-link.tsx';
import { Sheet } from '../../../ui/dialogs/dialog.tsx';
import { OwnDevice } from '../access/own-device.tsx';
import styles from './staff-nav.module.css';
import { useStaffPlaces } from './use-staff-places.ts';

/** What is needed less: on phones the rest of the places, on phones and tablets the device itself. */
export function MoreSheet({ open, onClose }: { open: boolean; onClose: () => void }) {
  const { t } = useTranslation('admin');
  const places = useStaffPlaces();
  return (
    <Sheet open={open} onClose={onClose} title={t('nav.moreTitle')} closeLabel={t('close')}>
      <ul className={styles.list}>
        {places
          .filter(({ late }) => late)
          .map(({ to, Icon, words }) => (
            <li key={to} data-late="">
              <NavLink to={to} className={styles.line} onClick={onClose}>
                <Icon aria-hidden="true" />
                {t(words)}
              </NavLink>
            </li>
          ))}
        <OwnDevice line="line" onMove={onClose} />
      </ul>
    </Sheet>
  );
}
