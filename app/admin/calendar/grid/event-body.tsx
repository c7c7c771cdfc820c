import { Ban, CircleCheck, CircleX, Clock } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { CrewMark } from '../../parts/crew/crew-mark.tsx';
import { clashWords } from '../calendar-words.ts';
import type { Clash } from '../dialogs/find-clash.ts';
import styles from './events.module.css';
import type { Shown } from './time-grid-events.ts';

const icons = { CONFIRMED: CircleCheck, PENDING: Clock, CANCELLED: CircleX } as const;
const words = {
  CONFIRMED: 'booking.status.confirmed',
  PENDING: 'booking.status.pending',
  CANCELLED: 'booking.status.cancelled',
} as const;

type EventBodyProps = {
  /** Nothing for the stretch that is being drawn. */
  shown: Shown | undefined;
  timeText: string;
  isShort: boolean;
  clash: Clash | undefined;
  timeZone: string;
};

/**
 * What stands in a box of the grid: time, name, service, town; its colour is said by an icon and a word too (D155). The
 * word is heard before everything, and seen first where it is no usual visit.
 */
export function EventBody({ shown, timeText, isShort, clash, timeZone }: EventBodyProps) {
  const { t } = useTranslation('admin');
  if (shown === undefined || shown.is === 'ground') return <span className={styles.body}>{timeText}</span>;
  if (clash) {
    return (
      <span className={styles.body}>
        <span className={styles.when}>{timeText}</span>
        <strong>{clashWords(clash, timeZone, t)}</strong>
      </span>
    );
  }
  const isBooking = shown.is === 'booking';
  const Icon = isBooking ? icons[shown.row.status] : Ban;
  return (
    <span
      className={styles.body}
      data-booking={isBooking ? shown.row.id : undefined}
      data-short={isShort || (!isBooking && shown.block.allDay) || undefined}
    >
      <span className={styles.when}>
        <Icon aria-hidden="true" />
        <span className="visually-hidden">
          {isBooking ? t(words[shown.row.status]) : t('calendar.block.title')},{' '}
        </span>
        <Times text={timeText} />
      </span>
      <strong>{isBooking ? shown.row.customerName : shown.block.reason || t('calendar.unavailable')}</strong>
      {isBooking && <CrewMark crew={shown.row.crew} />}
      {isBooking && (
        <span className={styles.what} data-line={shown.row.minutes <= 60 || undefined}>
          {shown.row.status !== 'CONFIRMED' && <b aria-hidden="true">{t(words[shown.row.status])} · </b>}
          {shown.row.serviceCity} · {shown.row.serviceTitle}
          {shown.row.status === 'CONFIRMED' && <span aria-hidden="true"> · {t(words.CONFIRMED)}</span>}
        </span>
      )}
    </span>
  );
}

/** The end is a box of its own: it goes first where there is no room. */
function Times({ text }: { text: string }) {
  const [start = '', end] = text.split(/(?= – )/);
  return (
    <>
      <span>{start}</span>
      {end !== undefined && <span>{end}</span>}
    </>
  );
}
