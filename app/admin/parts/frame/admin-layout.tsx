import { CloudOff, DownloadCloud } from 'lucide-react';
import { Suspense, useLayoutEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { Outlet, useLocation } from 'react-router-dom';
import { storageTroubles } from '../../../data/device/storage/storage-trouble.ts';
import { sealsNothing } from '../../../data/staff/copies.ts';
import { offlineProgress } from '../../../data/staff/offline-progress.ts';
import { CompanyLogo } from '../../../frame/company/company-logo.tsx';
import { useCompanyColours } from '../../../frame/company/use-company-colours.ts';
import { useCompanyName } from '../../../frame/company/use-company-name.ts';
import { ErrorBoundary } from '../../../frame/error-boundary.tsx';
import { SkipLink } from '../../../frame/layout/skip-link.tsx';
import { useArrival } from '../../../frame/scroll/use-arrival.ts';
import { useScrollRules } from '../../../frame/scroll/use-scroll-rules.ts';
import { useOnline } from '../../../frame/use-online.ts';
import { useScreenTitle } from '../../../frame/use-screen-title.ts';
import { useLocale } from '../../../i18n/use-locale.ts';
import { Button, ButtonLink } from '../../../ui/actions/button.tsx';
import { Announcer } from '../../../ui/feedback/announcer.tsx';
import { Skeleton, SkeletonGroup } from '../../../ui/feedback/skeleton.tsx';
import { ToastRegion } from '../../../ui/feedback/toast-region.tsx';
import { useStore } from '../../../ui/use-store.ts';
import { GuideBar } from '../guide/guide-bar.tsx';
import styles from './admin-layout.module.css';
import { StaffNav } from './staff-nav.tsx';
import { StorageNotice } from './storage-notice.tsx';
import { useKeepOffline } from './use-keep-offline.ts';

/** The frame of the back office: in its own language (D474), without a way in from the customers' pages. */
export function AdminLayout() {
  const { t } = useTranslation('admin');
  const { pathname } = useLocation();
  const isLogin = pathname === '/admin/login';
  const company = useCompanyName();
  useCompanyColours();
  useScrollRules();
  useArrival();
  useKeepOffline();
  useStaffManifest();
  return (
    <div lang={useLocale()} className={styles.frame} data-login={isLogin || undefined}>
      <SkipLink>{t('skip')}</SkipLink>
      <header className={styles.header}>
        <span className={styles.brand}>
          <CompanyLogo side={32} />
          <span>{company}</span>
        </span>
        {!isLogin && (
          <>
            <OfflineCopy />
            <StaffNav />
          </>
        )}
      </header>
      <div className={styles.body}>
        <StaffState />
        <StorageNotice troubles={useStore(storageTroubles)} isUnsealed={useStore(sealsNothing) === true} />
        {!isLogin && <GuideBar />}
        <main id="content" tabIndex={-1} className={styles.content}>
          <ErrorBoundary key={pathname} panel={<CrashPanel />}>
            <Suspense fallback={<Arriving />}>
              <Outlet />
            </Suspense>
          </ErrorBoundary>
        </main>
      </div>
      <ToastRegion label={t('messages')} closeLabel={t('close')} />
      <Announcer />
    </div>
  );
}

/** While a screen is downloaded: a heading and a block, as most of them begin. */
function Arriving() {
  const { t } = useTranslation('admin');
  return (
    <SkeletonGroup label={t('loading')}>
      <Skeleton width="14rem" height="2.5rem" />
      <Skeleton shape="box" height="24rem" />
    </SkeletonGroup>
  );
}

/** In its language and about the back office, where the shop window speaks of a cart (frame/error-boundary.tsx). */
function CrashPanel() {
  const { t } = useTranslation('admin');
  useScreenTitle(t('fault.crash.title'));
  return (
    <div className="stack" role="alert">
      <h1 tabIndex={-1}>{t('fault.crash.title')}</h1>
      <p className="lead">{t('fault.crash.text')}</p>
      <div className="cluster">
        <Button onClick={() => window.location.reload()}>{t('fault.crash.reload')}</Button>
        <ButtonLink to="/admin/day" variant="secondary">
          {t('day.title')}
        </ButtonLink>
      </div>
    </div>
  );
}

/** While copies for times without a connection are made. In the header, where it lies on nothing of a screen. */
function OfflineCopy() {
  const { t } = useTranslation('admin');
  const online = useOnline();
  const progress = useStore(offlineProgress);
  if (!online || progress === undefined) return null;
  return (
    <p className={styles.keeping}>
      <DownloadCloud aria-hidden="true" />
      <span className="tabular">{t('nav.keeping', { done: progress.done, all: progress.all })}</span>
      <progress value={progress.done} max={Math.max(1, progress.all)} aria-hidden="true" />
    </p>
  );
}

/** While the back office is open, the app that the browser offers to install is that of the team. */
function useStaffManifest(): void {
  useLayoutEffect(() => {
    const link = document.querySelector<HTMLLinkElement>('link[rel=manifest]');
    const customers = link?.getAttribute('href');
    if (!link || !customers) return;
    link.href = '/staff.webmanifest';
    return () => link.setAttribute('href', customers);
  }, []);
}

/** Without a connection: that what is read comes from this device. */
function StaffState() {
  const { t } = useTranslation('admin');
  const online = useOnline();
  return (
    <p className={styles.offline} role="status">
      {!online && (
        <span>
          <CloudOff aria-hidden="true" />
          <strong>{t('nav.offline')}</strong>
          <span>{t('nav.offlineText')}</span>
        </span>
      )}
    </p>
  );
}
