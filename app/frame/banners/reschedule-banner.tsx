import { useEffect, useLayoutEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation, useNavigate } from 'react-router-dom';
import { shortId } from '#shared/kernel/ids.ts';
import { leaveReschedule } from '../../data/changes/leave-reschedule.ts';
import { readReschedule } from '../../data/changes/read-reschedule.ts';
import { MANAGE_LINK_KEY, readTabLink } from '../../data/device/tab/tab-link.ts';
import { useFormat } from '../../i18n/use-format.ts';
import { showToast } from '../../ui/feedback/toasts.ts';
import styles from '../language/language-suggestion.module.css';
import { useLive } from '../use-live.ts';
import { allowsWhileRescheduling } from './allows-while-rescheduling.ts';

const ofTheReschedule: ReadonlySet<string> = new Set(['/checkout', '/finalize']);

/** Names the visit being moved, offers the way out, and leads a customer who strays back to it (D309, D12). */
export function RescheduleBanner() {
  const { t } = useTranslation('reschedule');
  const format = useFormat();
  const navigate = useNavigate();
  const { pathname, search } = useLocation();
  const stored = useLive(async () => ({ reschedule: await readReschedule() }));
  const reschedule = stored?.reschedule;
  // The page of a link takes its query out of the address before this code is here (D126).
  const opened = search || readTabLink(MANAGE_LINK_KEY);
  const strays = reschedule !== undefined && !allowsWhileRescheduling(pathname, opened, reschedule.bookingId);
  useLayoutEffect(() => {
    if (!strays) return;
    showToast({ text: t('banner.guarded') });
    void navigate('/checkout', { replace: true });
  }, [strays, navigate, t]);
  const isOver = stored !== undefined && reschedule === undefined && !ofTheReschedule.has(pathname);
  useEffect(() => {
    // Cancelled, gone or past: nothing is kept here any more. The two steps let go by themselves.
    if (isOver) void leaveReschedule();
  }, [isOver]);
  if (reschedule === undefined) return null;
  const { bookingId, initialStartAt, timeZone } = reschedule;
  const time = `${format.date(initialStartAt, timeZone, 'short')}, ${format.time(initialStartAt, timeZone)}`;
  const quit = () => {
    void leaveReschedule();
    void navigate('/', { replace: true });
  };
  return (
    <aside aria-label={t('banner.label')} className={`cluster ${styles.bar}`}>
      <span>{reschedule.quote ? t('quote.banner') : t('banner.text', { id: shortId(bookingId), time })}</span>
      <button type="button" onClick={quit}>
        {t('banner.quit')}
      </button>
    </aside>
  );
}
