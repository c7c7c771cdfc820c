import { CalendarCheck, LayoutGrid } from 'lucide-react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { classNames } from '../../ui/class-names.ts';
import { CompanyLogo, useCompanyIcons } from '../company/company-logo.tsx';
import { useCompanyColours } from '../company/use-company-colours.ts';
import { useCompanyName } from '../company/use-company-name.ts';
import { ErrorBoundary } from '../error-boundary.tsx';
import { LanguageSwitcher } from '../language/language-switcher.tsx';
import { Link } from '../link.tsx';
import { NavLink } from '../nav-link.tsx';
import { CartLink } from './cart-link.tsx';
import styles from './header.module.css';

/** In letters: a longer name takes two small lines, so that there is room beside it on a phone. */
const LONG_NAME = 10;

export function Header() {
  const { t } = useTranslation('shell');
  const company = useCompanyName();
  useCompanyIcons();
  // Not in the frame around the screen: drawn again, it would have React draw a screen anew that it was to take over.
  useCompanyColours();
  return (
    <header className={styles.header}>
      <div className={`page ${styles.row}`}>
        <Link to="/" className={styles.brand} aria-label={t('brand', { company })}>
          <CompanyLogo side={40} />
          <span
            className={styles.wordmark}
            data-long={company.length > LONG_NAME || undefined}
            translate="no"
            dir="auto"
          >
            {company}
          </span>
        </Link>
        <nav className={styles.nav} aria-label={t('nav.label')}>
          <HeaderLink to="/services" icon={<LayoutGrid aria-hidden="true" />}>
            {t('nav.services')}
          </HeaderLink>
          {/* It reads the device: a database that fails would take the whole page with it. */}
          <ErrorBoundary panel={null}>
            <CartLink />
          </ErrorBoundary>
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
