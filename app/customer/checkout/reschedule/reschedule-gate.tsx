import { type ReactNode, useEffect, useEffectEvent, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation, useNavigate } from 'react-router-dom';
import { shortId } from '#shared/kernel/ids.ts';
import { leaveReschedule } from '../../../data/changes/leave-reschedule.ts';
import { type RescheduleContext, readReschedule } from '../../../data/changes/read-reschedule.ts';
import { Skeleton, SkeletonGroup } from '../../../ui/feedback/skeleton.tsx';
import { showToast } from '../../../ui/feedback/toasts.ts';
import { TooLate, useIsTooLate } from '../../parts/booking/limit/change-limit.tsx';
import { bookingManagePath } from '../../parts/booking/manage-link.ts';
import { useStored } from '../../parts/page/use-stored.ts';
import styles from '../checkout.module.css';

/** A quote is answered at any time; a visit is moved only until the company wants to be asked. */
function LateNote({ reschedule }: { reschedule: RescheduleContext }) {
  const { t } = useTranslation('manage');
  const { initialStartAt, quote, bookingId } = reschedule;
  const isLate = useIsTooLate(initialStartAt);
  if (!isLate || quote) return null;
  return <TooLate subject={t('help.subject', { reference: shortId(bookingId) })} />;
}

type RescheduleGateProps = { narrow?: boolean; children: (reschedule: RescheduleContext) => ReactNode };

/**
 * The frame of both steps of a move; when the move is over (an hour passed, another tab moved or cancelled the visit, or
 * began another move) that is said, and the page is the cart's again.
 */
export function RescheduleGate({ narrow, children }: RescheduleGateProps) {
  const { t } = useTranslation(['checkout', 'reschedule']);
  const { pathname } = useLocation();
  const navigate = useNavigate();
  const stored = useStored(readReschedule);
  const isOver = stored !== undefined && stored.value === undefined;
  const last = useRef<RescheduleContext>(undefined);
  useEffect(() => {
    if (stored?.value) last.current = stored.value;
  }, [stored]);
  const end = useEffectEvent(() => {
    const seen = last.current;
    const see = seen && {
      label: t('reschedule:banner.see'),
      onUndo: () => void navigate(bookingManagePath({ ...seen, id: seen.bookingId })),
    };
    showToast({ text: t('reschedule:banner.over'), undo: see });
    void leaveReschedule().then(() => navigate(pathname, { replace: true }));
  });
  useEffect(() => {
    // Leaving by a button has already moved on when the row goes.
    if (isOver && window.location.pathname === pathname) end();
  }, [isOver, pathname]);
  return (
    <div className={`page stack ${styles.screen}`} data-narrow={narrow || undefined}>
      {stored?.value ? (
        <>
          <LateNote reschedule={stored.value} />
          {children(stored.value)}
        </>
      ) : (
        <SkeletonGroup label={t('day.loading')}>
          <Skeleton width="min(20rem, 80%)" height="2.5rem" />
          <Skeleton shape="box" height="22rem" />
        </SkeletonGroup>
      )}
    </div>
  );
}
