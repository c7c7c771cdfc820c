import { Ban, CircleCheck, CircleX, Clock } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { clashWords } from '../calendar-words.ts';
import type { Clash } from '../dialogs/find-clash.ts';
import type { Shown } from './time-grid-events.ts';

const icons = { CONFIRMED: CircleCheck, PENDING: Clock, CANCELLED: CircleX } as const;
const words = {
  CONFIRMED: 'visit.status.confirmed',
  PENDING: 'visit.status.pending',
  CANCELLED: 'visit.status.cancelled',
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
  if (shown === undefined || shown.is === 'ground') return <span className="cal-body">{timeText}</span>;
  if (clash) {
    return (
      <span className="cal-body">
        <span className="cal-when">{timeText}</span>
        <strong>{clashWords(clash, timeZone, t)}</strong>
      </span>
    );
  }
  const isVisit = shown.is === 'visit';
  const Icon = isVisit ? icons[shown.row.status] : Ban;
  return (
    <span
      className="cal-body"
      data-visit={isVisit ? shown.row.id : undefined}
      data-short={isShort || (!isVisit && shown.block.allDay) || undefined}
    >
      <span className="cal-when">
        <Icon aria-hidden="true" />
        <span className="visually-hidden">
          {isVisit ? t(words[shown.row.status]) : t('calendar.block.title')},{' '}
        </span>
        <Times text={timeText} />
      </span>
      <strong>{isVisit ? shown.row.customerName : shown.block.reason || t('calendar.unavailable')}</strong>
      {isVisit && (
        <span className="cal-what" data-line={shown.row.minutes <= 60 || undefined}>
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
