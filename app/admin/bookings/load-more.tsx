import { useEffectEvent, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../ui/actions/button.tsx';
import { Alert } from '../../ui/feedback/alert.tsx';
import { useWhenChanged } from '../../ui/use-when-changed.ts';
import { faultWords } from '../parts/words/fault-words.ts';
import { staffFormat } from '../parts/words/staff-format.ts';
import styles from './bookings.module.css';
import rowStyles from './table/row.module.css';
import type { Bookings } from './use-bookings.ts';

/** "120 sur 340", and the next page: by itself near the end, by the button where that is not seen or failed. */
export function LoadMore({ list }: { list: Bookings }) {
  const { t } = useTranslation('admin');
  const { rows = [], count, leastCount = 0, hasMore, busy, fault, isSeeking, lookedThrough, more } = list;
  const place = useRef<HTMLDivElement>(null);
  const arrive = useEffectEvent(() => {
    if (!busy && fault === undefined) void more();
  });
  const shown = rows.length;
  // Each new page may leave the end in sight.
  useWhenChanged(() => {
    // What comes into sight while a page is on its way is looked for again when that is there.
    if (!hasMore || busy || place.current === null) return;
    const watch = new IntersectionObserver((seen) => seen.some((one) => one.isIntersecting) && arrive(), {
      rootMargin: '300px',
    });
    watch.observe(place.current);
    return () => watch.disconnect();
  }, [hasMore, shown, busy]);
  return (
    <div ref={place} className={styles.more}>
      <p role="status" className={`tabular ${rowStyles.small}`}>
        {isSeeking
          ? shown === 0
            ? t('bookings.seekingOn', { looked: staffFormat.number(lookedThrough) })
            : t('bookings.seeking', { shown })
          : count !== undefined
            ? t('bookings.shown', { shown, all: staffFormat.number(Math.max(count, shown)) })
            : leastCount > shown
              ? t('bookings.shownOfLeast', { shown, all: staffFormat.number(leastCount) })
              : t('bookings.shownOnly', { shown })}
        {!hasMore && !isSeeking && ` · ${t('bookings.all')}`}
      </p>
      {fault !== undefined && hasMore && (
        <Alert tone="danger" role="alert" title={t('bookings.moreFailed')}>
          {faultWords(fault, t)}
        </Alert>
      )}
      {hasMore && (
        <Button variant="secondary" busy={busy} onClick={() => void more()}>
          {t('bookings.more')}
        </Button>
      )}
    </div>
  );
}
