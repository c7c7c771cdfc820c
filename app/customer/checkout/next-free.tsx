import { Clock } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { toLocal } from '#shared/agenda/local-time.ts';
import { addDays, type Day } from '#shared/kernel/day.ts';
import type { Instant } from '#shared/kernel/instant.ts';
import { serverNow } from '../../data/device/clock.ts';
import type { PreferredTime } from '../../data/slots/read-preferred-times.ts';
import type { SlotEntry } from '../../data/slots/read-slots.ts';
import { useFormat } from '../../i18n/use-format.ts';
import { Skeleton } from '../../ui/feedback/skeleton.tsx';
import { Spinner } from '../../ui/feedback/spinner.tsx';
import type { NearSlot } from '../parts/booking/near-slots.tsx';
import { differsFromBrowserZone, isBrowserDay } from '../parts/page/differs-from-browser-zone.ts';
import styles from './next-free.module.css';
import { rankOf, SlotMark } from './slot-mark.tsx';

type NextFreeProps = {
  slots: readonly SlotEntry[];
  timeZone: string;
  today: Day;
  heldStart: Instant | undefined;
  pendingStart: Instant | null;
  offline: boolean;
  /** Offline a tap is a wish: these, best first. */
  asked: readonly PreferredTime[];
  onPick: (slot: NearSlot) => void;
};

/** Holds their place, so that nothing moves under a finger when they come. */
export function NextFreeComing() {
  const { t } = useTranslation('checkout');
  return (
    <section className="stack" aria-labelledby="next-free">
      <h2 id="next-free" className={styles.title}>
        {t('next.title')}
      </h2>
      <div className={styles.list}>
        {[1, 2, 3].map((place) => (
          <Skeleton key={place} shape="box" height="4.25rem" />
        ))}
      </div>
    </section>
  );
}

/** The soonest times as big buttons, before any calendar: most people want exactly one of these. */
export function NextFree(props: NextFreeProps) {
  const { slots, timeZone, today, heldStart, pendingStart, offline, asked, onPick } = props;
  const { t } = useTranslation('checkout');
  const format = useFormat();
  const [first] = slots;
  const dayWords = (startAt: Instant) => {
    const { day } = toLocal(startAt, timeZone);
    // Far from here it may be another day already that the reader calls tomorrow.
    if (!isBrowserDay(serverNow(), today)) return format.day(day, 'short');
    if (day === today) return t('next.today');
    return day === addDays(today, 1) ? t('next.tomorrow') : format.day(day, 'short');
  };
  return (
    <section className="stack" aria-labelledby="next-free">
      <h2 id="next-free" className={styles.title}>
        {t('next.title')}
        {first && differsFromBrowserZone(first.startAt, timeZone) && (
          <small className="soft"> {format.zone(first.startAt, timeZone)}</small>
        )}
      </h2>
      <ul className={styles.list}>
        {slots.map((slot) => {
          const rank = offline ? rankOf(slot.startAt, asked) : 0;
          const isTaken = !offline && !slot.available && heldStart !== slot.startAt;
          return (
            <li key={slot.startAt}>
              <button
                type="button"
                className={styles.slot}
                data-old={offline || isTaken || undefined}
                aria-disabled={isTaken || undefined}
                aria-pressed={heldStart === slot.startAt || rank > 0}
                onClick={() => !isTaken && onPick(slot)}
              >
                <span className={styles.icon} data-busy={pendingStart === slot.startAt || undefined}>
                  {pendingStart === slot.startAt ? <Spinner /> : <Clock aria-hidden="true" />}
                </span>
                <span className={styles.words}>
                  <span className={styles.day}>
                    <SlotMark rank={rank} /> {dayWords(slot.startAt)}
                    {isTaken && ` · ${t('day.taken')}`}
                  </span>
                  <strong className={styles.time}>{format.time(slot.startAt, timeZone)}</strong>
                </span>
              </button>
            </li>
          );
        })}
      </ul>
    </section>
  );
}
