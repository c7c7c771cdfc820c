import { Suspense, ViewTransition } from 'react';
import { useTranslation } from 'react-i18next';
import { Outlet, useLocation } from 'react-router-dom';
import { Announcer } from '../ui/announcer.tsx';
import { ToastRegion } from '../ui/toast-region.tsx';
import styles from './customer-layout.module.css';
import { ErrorBoundary } from './error-boundary.tsx';
import { FencedNotice } from './fenced-notice.tsx';
import { Footer } from './footer.tsx';
import { Header } from './header.tsx';
import './install-offer.ts';
import { LanguageSuggestion } from './language-suggestion.tsx';
import { OfflinePill } from './offline-pill.tsx';
import { RescheduleGuard } from './reschedule-guard.tsx';
import { ScreenSkeleton } from './screen-skeleton.tsx';
import { SkipLink } from './skip-link.tsx';
import { StorageNotice } from './storage-notice.tsx';
import { useArrival } from './use-arrival.ts';
import { useScrollRules } from './use-scroll-rules.ts';

/** The frame of every customer screen. A move to another path starts the screen, and any error in it, afresh. */
export function CustomerLayout() {
  const { t } = useTranslation('shell');
  const { pathname } = useLocation();
  useScrollRules();
  useArrival();
  return (
    <>
      <SkipLink>{t('skip')}</SkipLink>
      <Header />
      <LanguageSuggestion />
      <RescheduleGuard />
      <StorageNotice />
      <FencedNotice />
      <main id="content" className={styles.content} tabIndex={-1}>
        <ViewTransition key={pathname} enter="screen-in" exit="screen-out" update="none" default="none">
          <div className={styles.screen}>
            <ErrorBoundary>
              <Suspense fallback={<ScreenSkeleton />}>
                <Outlet />
              </Suspense>
            </ErrorBoundary>
          </div>
        </ViewTransition>
      </main>
      <Footer />
      <OfflinePill />
      <ToastRegion label={t('messages')} closeLabel={t('close')} />
      <Announcer />
    </>
  );
}
