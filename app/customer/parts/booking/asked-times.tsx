import { useTranslation } from 'react-i18next';
import type { PreferredTime } from '../../../data/slots/read-preferred-times.ts';
import { Badge } from '../../../ui/layout/tag.tsx';
import { useSlotWords } from './use-slot-words.ts';

type AskedTimesProps = { times: readonly PreferredTime[]; timeZone: string };

/** `<AskedTimes times timeZone>` The times the customer would take, best first, each with its number. */
export function AskedTimes({ times, timeZone }: AskedTimesProps) {
  const { t } = useTranslation('checkout');
  const words = useSlotWords(timeZone);
  return (
    <ol className="stack">
      {times.map(({ startAt }, at) => (
        <li key={startAt} className="cluster">
          <Badge count={at + 1} label={t('wishes.rank', { rank: at + 1 })} />
          <strong>{words(startAt)}</strong>
        </li>
      ))}
    </ol>
  );
}
