import { Suspense, useEffect, ViewTransition } from 'react';
import { useTranslation } from 'react-i18next';
import { Outlet, useLocation } from 'react-router-dom';
import { rescheduledBookingId } from '../../data/changes/reschedule-tab.ts';
import { fenced } from '../../data/device/fence.ts';
import { promoLink } from '../../data/device/promo-link.ts';
import { storageTroubles } from '../../data/device/storage/storage-trouble.ts';
import { editedCartId } from '../../data/device/tab/edit-tab.ts';
import { Announcer } from '../../ui/feedback/announcer.tsx';
import { Skeleton, SkeletonGroup } from '../../ui/feedback/skeleton.tsx';
import { ToastRegion } from '../../ui/feedback/toast-region.tsx';
import { useStore } from '../../ui/use-store.ts';
import { ErrorBoundary } from '../error-boundary.tsx';
import { LanguageSuggestion } from '../language/language-suggestion.tsx';
import { lazyPart } from '../lazy-part.tsx';
import { OfflinePill } from '../queue/offline-pill.tsx';
import { useArrival } from '../scroll/use-arrival.ts';
import { useScrollRules } from '../scroll/use-scroll-rules.ts';
import styles from './customer-layout.module.css';
import { Footer } from './footer.tsx';
import { Header } from './header.tsx';
import { SkipLink } from './skip-link.tsx';

/**
 * The frame of every customer screen. A move to another path starts the screen, and any error in it, afresh; what reads
 * the device beside it goes alone where that fails.
 */
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
      <ErrorBoundary panel={null}>
        <RescheduleGuard />
        <PromoLinkNotice />
      </ErrorBoundary>
      <StorageNotice />
      <FencedNotice />
      <main id="content" className={styles.content} tabIndex={-1}>
        <ViewTransition key={pathname} enter="screen-in" exit="screen-out" update="none" default="none">
          <div className={styles.screen}>
            <ErrorBoundary>
              <Suspense fallback={<ScreenSkeleton />}>
                <Outlet />
                <TakenOver />
              </Suspense>
            </ErrorBoundary>
          </div>
        </ViewTransition>
      </main>
      <Footer />
      <ErrorBoundary panel={null}>
        <OfflinePill />
      </ErrorBoundary>
      <ToastRegion label={t('messages')} closeLabel={t('close')} />
      <Announcer />
    </>
  );
}

/** Drawn with the screen: once that is the app's own, its buttons are no longer drawings (app/styles/base.css). */
function TakenOver() {
  useEffect(() => document.getElementById('app')?.removeAttribute('data-served'), []);
  return null;
}

/** When its code cannot be loaded, the tab is not kept to them; the steps of the move or the edit still work. */
const Banner = lazyPart(() => import('../banners/booking-banner.tsx'), 'BookingBanner');

/**
 * Stands in the frame of every screen, so it asks only whether this tab moves a visit or edits one; both begin and end
 * with a navigation.
 */
function RescheduleGuard() {
  useLocation();
  if ((rescheduledBookingId() ?? editedCartId()) === undefined) return null;
  return <Banner />;
}

/** Few devices come by such a link. */
const PromoWords = lazyPart(() => import('../banners/promo-link-banner.tsx'), 'PromoLinkBanner');

/** Says what becomes of the code that a link brought (PM14). */
function PromoLinkNotice() {
  if (useStore(promoLink) === undefined) return null;
  return <PromoWords />;
}

/** While a screen is downloaded: a heading, a line and a block, as most of them begin. */
function ScreenSkeleton() {
  const { t } = useTranslation('shell');
  return (
    <div className="page" style={{ paddingBlock: 'var(--space-7)' }}>
      <SkeletonGroup label={t('loading')}>
        <Skeleton width="min(20rem, 80%)" height="2.5rem" />
        <Skeleton width="min(32rem, 100%)" />
        <Skeleton shape="box" height="18rem" />
      </SkeletonGroup>
    </div>
  );
}

/** Few devices need it, so it is downloaded only then. */
const Words = lazyPart(() => import('../storage/fenced-words.tsx'), 'FencedWords');

/** Says that another tab has moved the device's database on, so that this one keeps nothing any more (LC31). */
function FencedNotice() {
  if (!useStore(fenced)) return null;
  return <Words />;
}

/** Few devices need it, so its words and looks are downloaded only then. */
const Notices = lazyPart(() => import('../storage/storage-notices.tsx'), 'StorageNotices');

/** Says when this device keeps less than the person may expect (LC43-LC45). */
function StorageNotice() {
  const troubles = useStore(storageTroubles);
  if (troubles.length === 0) return null;
  return <Notices troubles={troubles} />;
}
