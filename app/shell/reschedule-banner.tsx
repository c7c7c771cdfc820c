import { useLiveQuery } from 'dexie-react-hooks';
import { useLayoutEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation, useNavigate } from 'react-router-dom';
import { useFormat } from '../i18n/use-format.ts';
import { leaveReschedule } from '../local/commands/leave-reschedule.ts';
import { readReschedule } from '../local/reads/reschedule.ts';
import { showToast } from '../ui/toasts.ts';
import { allowsWhileMoving } from './allows-while-moving.ts';
import styles from './language-suggestion.module.css';

/** Names the visit being moved, offers the way out, and leads whoever strays back to it (A§2, decision 12). */
export function RescheduleBanner() {
  const { t } = useTranslation('reschedule');
  const format = useFormat();
  const navigate = useNavigate();
  const { pathname, search } = useLocation();
  const moving = useLiveQuery(readReschedule);
  const strays = moving !== undefined && !allowsWhileMoving(pathname, search, moving.bookingId);
  useLayoutEffect(() => {
    if (!strays) return;
    showToast({ text: t('banner.guarded') });
    void navigate('/checkout', { replace: true });
  }, [strays, navigate, t]);
  if (moving === undefined) return null;
  const { initialStartAt, timeZone } = moving;
  const time = `${format.date(initialStartAt, timeZone, 'short')}, ${format.time(initialStartAt, timeZone)}`;
  const quit = () => {
    void leaveReschedule();
    void navigate('/', { replace: true });
  };
  return (
    <aside aria-label={t('banner.label')} className={`cluster ${styles.bar}`}>
      <span>{moving.quote ? t('quote.banner') : t('banner.text', { time })}</span>
      <button type="button" onClick={quit}>
        {t('banner.quit')}
      </button>
    </aside>
  );
}
