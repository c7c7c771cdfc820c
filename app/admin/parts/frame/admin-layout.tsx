import { Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import { Outlet, useLocation } from 'react-router-dom';
import { ErrorBoundary } from '../../../frame/error-boundary.tsx';
import { SkipLink } from '../../../frame/layout/skip-link.tsx';
import { useArrival } from '../../../frame/scroll/use-arrival.ts';
import { useScrollRules } from '../../../frame/scroll/use-scroll-rules.ts';
import { Announcer } from '../../../ui/feedback/announcer.tsx';
import { Skeleton, SkeletonGroup } from '../../../ui/feedback/skeleton.tsx';
import { ToastRegion } from '../../../ui/feedback/toast-region.tsx';
import partsSheet from '../staff-parts.css?url';
import { StaffState } from '../staff-state.tsx';
import { CrashPanel } from './crash-panel.tsx';
import { OfflineCopy } from './offline-copy.tsx';
import sheet from './staff.css?url';
import { StaffNav } from './staff-nav.tsx';
import { useKeepOffline } from './use-keep-offline.ts';
import { useStaffManifest } from './use-staff-manifest.ts';

/** The frame of the back office: French, without a way in from the customers' pages. */
export function AdminLayout() {
  const { t } = useTranslation('admin');
  const { pathname } = useLocation();
  const isLogin = pathname === '/admin/login';
  useScrollRules();
  useArrival();
  useKeepOffline();
  useStaffManifest();
  return (
    <div lang="fr" className="staff" data-login={isLogin || undefined}>
      <link rel="stylesheet" href={sheet} precedence="admin" />
      <link rel="stylesheet" href={partsSheet} precedence="admin" />
      <SkipLink>{t('skip')}</SkipLink>
      <header className="staff-header">
        <span className="staff-brand">
          <img src="/logo.svg" alt="" width="32" height="32" />
          <span>Sabal</span>
        </span>
        {!isLogin && (
          <>
            <OfflineCopy />
            <StaffNav />
          </>
        )}
      </header>
      <div className="staff-body">
        <StaffState />
        <main id="content" tabIndex={-1} className="staff-content">
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
