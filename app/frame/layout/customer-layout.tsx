import { Suspense, ViewTransition } from 'react';
import { useTranslation } from 'react-i18next';
import { Outlet, useLocation } from 'react-router-dom';
import { Announcer } from '../../ui/feedback/announcer.tsx';
import { ToastRegion } from '../../ui/feedback/toast-region.tsx';
import { ErrorBoundary } from '../error-boundary.tsx';
import { FencedNotice } from '../storage/fenced-notice.tsx';
import styles from './customer-layout.module.css';
import { Footer } from './footer.tsx';
import { Header } from './header.tsx';
import '../install/install-offer.ts';
import { RescheduleGuard } from '../banners/reschedule-guard.tsx';
import { LanguageSuggestion } from '../language/language-suggestion.tsx';
import { OfflinePill } from '../queue/offline-pill.tsx';
import { useArrival } from '../scroll/use-arrival.ts';
import { useScrollRules } from '../scroll/use-scroll-rules.ts';
import { StorageNotice } from '../storage/storage-notice.tsx';
import { ScreenSkeleton } from './screen-skeleton.tsx';
import { SkipLink } from './skip-link.tsx';

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
