import { LogOut, Mail } from 'lucide-react';
import { Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import { Outlet, useLocation, useNavigate } from 'react-router-dom';
import { closeAdminSession } from '../../local/admin/commands/admin-session.ts';
import { ErrorBoundary } from '../../shell/error-boundary.tsx';
import { NavLink } from '../../shell/nav-link.tsx';
import { ScreenSkeleton } from '../../shell/screen-skeleton.tsx';
import { SkipLink } from '../../shell/skip-link.tsx';
import { useArrival } from '../../shell/use-arrival.ts';
import { useScrollRules } from '../../shell/use-scroll-rules.ts';
import { Announcer } from '../../ui/announcer.tsx';
import { Button } from '../../ui/button.tsx';
import { classNames } from '../../ui/class-names.ts';
import { ToastRegion } from '../../ui/toast-region.tsx';
import styles from './admin-layout.module.css';

/** The frame of the back office: French, without a way in from the customers' pages. */
export function AdminLayout() {
  const { t } = useTranslation('admin');
  const { pathname } = useLocation();
  useScrollRules();
  useArrival();
  return (
    <div lang="fr" className={styles.layout}>
      <SkipLink>{t('skip')}</SkipLink>
      <header className={styles.header}>
        <div className={`page ${styles.row}`}>
          <span className={styles.brand}>
            <img src="/logo.svg" alt="" width="32" height="32" />
            Sabal
            <span className={styles.area}>{t('title')}</span>
          </span>
          {pathname !== '/admin/login' && <AdminMenu />}
        </div>
      </header>
      <main id="content" tabIndex={-1} className={classNames('page', styles.content)}>
        <ErrorBoundary key={pathname}>
          <Suspense fallback={<ScreenSkeleton />}>
            <Outlet />
          </Suspense>
        </ErrorBoundary>
      </main>
      <ToastRegion label={t('messages')} closeLabel={t('close')} />
      <Announcer />
    </div>
  );
}

function AdminMenu() {
  const { t } = useTranslation('admin');
  const navigate = useNavigate();
  const leave = async () => {
    const closing = closeAdminSession();
    navigate('/admin/login');
    await closing;
  };
  return (
    <>
      <nav aria-label={t('menu')} className={styles.menu}>
        <NavLink to="/admin/mails" className={classNames(styles.link)}>
          <Mail aria-hidden="true" />
          {t('mails.title')}
        </NavLink>
      </nav>
      <Button variant="quiet" className={styles.leave} icon={<LogOut aria-hidden="true" />} onClick={leave}>
        <span className={styles['leave-words']}>{t('logout')}</span>
      </Button>
    </>
  );
}
