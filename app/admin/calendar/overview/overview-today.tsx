import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import type { BookingRowView } from '#shared/api/admin/bookings.ts';
import { now } from '../../../data/device/clock.ts';
import { staffFormat } from '../../parts/words/staff-format.ts';
import calendar from '../calendar.module.css';
import { CallLink } from '../dialogs/call-link.tsx';
import { at } from '../grid/timed-rows.ts';
import { BookingsMap } from '../route/bookings-map.tsx';
import styles from './overview.module.css';

type OverviewTodayProps = {
  /** By start. */
  rows: readonly BookingRowView[];
  timeZone: string;
  onOpen: (row: BookingRowView) => void;
};

/** The visits of today in their order, with a small map of the same numbers. */
export function OverviewToday({ rows, timeZone, onOpen }: OverviewTodayProps) {
  const { t } = useTranslation('admin');
  const next = rows.find(({ endISO }) => at(endISO) > now())?.id;
  const list = useRef<HTMLOListElement>(null);
  // A long day is scrolled to where the crew is.
  useEffect(() => {
    const line = next !== undefined && list.current?.querySelector<HTMLElement>('[data-next]');
    if (line && list.current) list.current.scrollTop = line.offsetTop - list.current.offsetTop;
  }, [next]);
  return (
    <section className={`${styles.tile} ${styles.tileToday}`} aria-labelledby="cal-today">
      <h2 id="cal-today">{t('overview.today')}</h2>
      {rows.length === 0 && (
        <div className={styles.todayNone}>
          <img src="/drawings/no-slots.svg" alt="" width="320" height="240" />
          <p className={calendar.soft}>{t('overview.none')}</p>
        </div>
      )}
      <div className={styles.today}>
        {rows.length > 0 && (
          <ol ref={list} className={styles.todayList} aria-label={t('overview.list')}>
            {rows.map((row) => (
              <li
                key={row.id}
                data-next={row.id === next || undefined}
                data-past={at(row.endISO) <= now() || undefined}
              >
                <button type="button" className={styles.todayBooking} onClick={() => onOpen(row)}>
                  <b>{staffFormat.time(at(row.startISO), timeZone)}</b>
                  <span>
                    <strong>{row.customerName}</strong>
                    <span>
                      {row.id === next && <em>{t('overview.next')} · </em>}
                      {row.serviceCity}
                    </span>
                  </span>
                </button>
                <CallLink row={row} />
              </li>
            ))}
          </ol>
        )}
        <BookingsMap rows={rows} label={t('overview.map')} />
      </div>
    </section>
  );
}
