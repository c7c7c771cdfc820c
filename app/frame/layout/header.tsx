import { CalendarCheck, LayoutGrid } from 'lucide-react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { classNames } from '../../ui/class-names.ts';
import { LanguageSwitcher } from '../language/language-switcher.tsx';
import { Link } from '../link.tsx';
import { NavLink } from '../nav-link.tsx';
import { CartLink } from './cart-link.tsx';
import styles from './header.module.css';

export function Header() {
  const { t } = useTranslation('shell');
  return (
    <header className={styles.header}>
      <div className={`page ${styles.row}`}>
        <Link to="/" className={styles.brand} aria-label={t('brand')}>
          <img src="/logo.svg" alt="" width="40" height="40" />
          <span className={styles.wordmark} translate="no">
            Sabal
          </span>
        </Link>
        <nav className={styles.nav} aria-label={t('nav.label')}>
          <HeaderLink to="/services" icon={<LayoutGrid aria-hidden="true" />}>
            {t('nav.services')}
          </HeaderLink>
          <CartLink />
          <HeaderLink to="/checkout" icon={<CalendarCheck aria-hidden="true" />}>
            {t('nav.checkout')}
          </HeaderLink>
        </nav>
        <LanguageSwitcher />
      </div>
    </header>
  );
}

function HeaderLink({ to, icon, children }: { to: string; icon: ReactNode; children: ReactNode }) {
  return (
    <NavLink to={to} className={classNames(styles.link)}>
      <span className={styles.icon}>{icon}</span>
      <span className={styles.label}>{children}</span>
    </NavLink>
  );
}
