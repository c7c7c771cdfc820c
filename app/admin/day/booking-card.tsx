import type { TFunction } from 'i18next';
import { MapPin, MessageSquare, Navigation, NotebookPen, Phone, StickyNote, UserRound } from 'lucide-react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { BookingRowView } from '#shared/api/admin/bookings.ts';
import { ownNotes } from '#shared/booking/own-notes.ts';
import { dialled } from '#shared/booking/phone-words.ts';
import { type Instant, minutesBetween } from '#shared/kernel/instant.ts';
import { Tag } from '../../ui/layout/tag.tsx';
import { wayUrl } from '../parts/booking-panel/map-url.ts';
import { CrewMark } from '../parts/crew/crew-mark.tsx';
import { bookingTimes } from '../parts/day/booking-times.ts';
import type { PlannedBooking } from '../parts/day/plan-day.ts';
import wayLink from '../parts/day/way-link.module.css';
import { StatusMark } from '../parts/status-mark.tsx';
import { priceWords } from '../parts/words/price-words.ts';
import { staffFormat } from '../parts/words/staff-format.ts';
import { workLines } from '../parts/words/work-lines.ts';
import styles from './booking-card.module.css';
import { GateCode } from './gate-code.tsx';

type BookingCardProps = {
  booking: PlannedBooking;
  isToday: boolean;
  now: Instant;
  timeZone: string;
  onOpen: (row: BookingRowView) => void;
};

/** What the crew needs at the wheel and at the door: when, who, where, what, and how to get in. */
export function BookingCard({ booking, isToday, now, timeZone, onOpen }: BookingCardProps) {
  const { row, phase } = booking;
  const { start, end } = bookingTimes(row, timeZone);
  const name = row.customerName;
  return (
    <article className={styles.booking} data-phase={phase}>
      <div className={styles.when}>
        <b className={styles.time}>{start}</b>
        <span className={styles.until}>
          – {end} · {staffFormat.duration(row.minutes)}
        </span>
        <StatusMark status={row.status} />
        <CrewMark crew={row.crew} />
        <Progress booking={booking} now={now} />
      </div>
      <div className={styles.what}>
        <h3>
          <button type="button" className={styles.open} onClick={() => onOpen(row)}>
            <span dir="auto">{name}</span>
          </button>
        </h3>
        <p className={styles.service}>
          {row.serviceTitle}
          {row.companyName && <span dir="auto"> · {row.companyName}</span>}
        </p>
        <BookingDetails {...{ booking, isToday }} />
      </div>
      {phase !== 'over' && <Ways row={row} />}
    </article>
  );
}

/** What to do there, what to know, and the code of the gate, on the day alone. */
function BookingDetails({ booking: { row, phase }, isToday }: Pick<BookingCardProps, 'booking' | 'isToday'>) {
  const { t } = useTranslation('admin');
  return (
    <>
      {row.address && (
        <p className={styles.address} dir="auto">
          <MapPin aria-hidden="true" />
          {row.address}
        </p>
      )}
      {workLines(row).length > 0 && (
        <ul className={styles.work} aria-label={t('day.toDo')}>
          {workLines(row).map((line, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: two deliveries may begin at the same place.
            <li key={index} dir="auto">
              {line}
            </li>
          ))}
        </ul>
      )}
      <p className={styles.money}>{moneyWords(row, t)}</p>
      <Note title={t('day.notes')} icon={<StickyNote aria-hidden="true" />} text={ownNotes(row.notes)} />
      <Note
        title={t('day.customerNote')}
        icon={<UserRound aria-hidden="true" />}
        text={row.customerNote}
        kind="staff"
      />
      <Note
        title={t('day.staffNotes')}
        icon={<NotebookPen aria-hidden="true" />}
        text={row.staffNotes}
        kind="staff"
      />
      {row.gateCode !== null &&
        phase !== 'over' &&
        (isToday ? (
          <GateCode code={row.gateCode} name={row.customerName} />
        ) : (
          <p className={styles.later}>{t('day.codeLater')}</p>
        ))}
    </>
  );
}

function Progress({ booking: { phase, startAt, endAt }, now }: { booking: PlannedBooking; now: Instant }) {
  const { t } = useTranslation('admin');
  if (phase === 'now') {
    return (
      <>
        <Tag tone="primary">
          {t('day.now', { time: staffFormat.duration(Math.ceil(minutesBetween(now, endAt))) })}
        </Tag>
        <progress value={now - startAt} max={endAt - startAt} aria-hidden="true" />
      </>
    );
  }
  if (phase !== 'next') return null;
  return (
    <Tag tone="accent">
      {t('day.next', { time: staffFormat.duration(Math.ceil(minutesBetween(now, startAt))) })}
    </Tag>
  );
}

type NoteProps = { title: string; icon: ReactNode; text: string | null; kind?: 'staff' };

function Note({ title, icon, text, kind }: NoteProps) {
  if (!text) return null;
  return (
    <div className={styles.note} data-kind={kind}>
      {icon}
      <p>
        <b>{title}</b>
        <span dir="auto" className={styles.noteText}>
          {text}
        </span>
      </p>
    </div>
  );
}

function Ways({ row }: { row: BookingRowView }) {
  const { t } = useTranslation('admin');
  const name = row.customerName;
  const number = row.phone && dialled(row.phone);
  return (
    <div className={styles.ways}>
      {row.address && (
        <a
          className={wayLink.way}
          data-first=""
          href={wayUrl([row.address])}
          target="_blank"
          rel="noreferrer"
          aria-label={t('day.directionsTo', { name })}
        >
          <Navigation aria-hidden="true" />
          {t('day.directions')}
        </a>
      )}
      {number && (
        <>
          <a className={wayLink.way} href={`tel:${number}`} aria-label={t('day.callTo', { name })}>
            <Phone aria-hidden="true" />
            {t('day.call')}
          </a>
          <a className={wayLink.way} href={`sms:${number}`} aria-label={t('day.smsTo', { name })}>
            <MessageSquare aria-hidden="true" />
            {t('day.sms')}
          </a>
        </>
      )}
    </div>
  );
}

function moneyWords(row: BookingRowView, t: TFunction<'admin'>): string {
  if (row.quote) return t('day.quote');
  const amount = priceWords(row, t);
  return t(row.estimate && !row.provisional ? 'day.toCollectEstimate' : 'day.toCollect', { amount });
}
