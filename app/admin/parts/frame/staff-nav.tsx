import { Ellipsis } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router-dom';
import { NavLink } from '../../../frame/nav-link.tsx';
import { useWhenChanged } from '../../../ui/use-when-changed.ts';
import { OwnDevice } from '../access/own-device.tsx';
import { MoreSheet } from './more-sheet.tsx';
import styles from './staff-nav.module.css';
import { useStaffPlaces } from './use-staff-places.ts';

/** A rail beside the screen, or a bar under it on phones. What finds no room in either is behind "Plus". */
export function StaffNav() {
  const { t } = useTranslation('admin');
  const { pathname } = useLocation();
  const [open, setOpen] = useState(false);
  useWhenChanged(() => setOpen(false), [pathname]);
  const places = useStaffPlaces();
  const isLate = places.some(({ to, late }) => late && pathname.startsWith(to));
  return (
    <nav aria-label={t('menu')} className={styles.nav}>
      <ul className={styles.places}>
        {places.map(({ to, Icon, words, late }) => (
          <li key={to} data-late={late || undefined}>
            <NavLink to={to} className={styles.place}>
              <Icon aria-hidden="true" />
              <span>{t(words)}</span>
            </NavLink>
          </li>
        ))}
        <li className={styles.more}>
          <button
            type="button"
            className={styles.place}
            aria-haspopup="dialog"
            data-open={isLate || pathname.startsWith('/admin/devices') || undefined}
            onClick={() => setOpen(true)}
          >
            <Ellipsis aria-hidden="true" />
            <span>{t('nav.more')}</span>
          </button>
        </li>
        <OwnDevice line="place" />
      </ul>
      {/* In here, because its heading would be a second banner of the page elsewhere. */}
      <MoreSheet open={open} onClose={() => setOpen(false)} />
    </nav>
  );
}
