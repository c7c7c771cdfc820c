import { useTranslation } from 'react-i18next';
import type { BookingEventView } from '#shared/api/booking-history.ts';
import { parseInstant } from '#shared/kernel/instant.ts';
import { toCents } from '#shared/kernel/money.ts';
import { useFormat } from '../../../i18n/use-format.ts';
import { useSlotWords } from '../../parts/booking/use-slot-words.ts';
import styles from './history.module.css';
import { type HistoryWords, tellHistory } from './tell-history.ts';

export interface HistoryProps {
  readonly events: readonly BookingEventView[];
  readonly timeZone: string;
}

/** What became of a booking, in sentences, newest first. */
export function History({ events, timeZone }: HistoryProps) {
  const { t } = useTranslation('booking');
  const { money } = useFormat();
  const slotWords = useSlotWords(timeZone);
  const words: HistoryWords = {
    t: (key, values = { from: '', to: '' }) => t(`history.${key}`, values),
    time: (iso) => {
      const at = parseInstant(iso);
      return at === undefined ? '' : slotWords(at);
    },
    money: (dollars) => money(toCents(dollars)),
  };
  return (
    <>
      {/* biome-ignore lint/a11y/noRedundantRoles: Safari drops the role of a list without bullets. */}
      <ol className={styles.story} role="list" reversed>
        {tellHistory(events, words).map(({ at, text }) => (
          <li key={`${at} ${text}`}>
            <span>{text}</span>
            <small>{words.time(at)}</small>
          </li>
        ))}
      </ol>
    </>
  );
}
