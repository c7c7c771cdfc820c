import { useTranslation } from 'react-i18next';
import { useMailsLeave } from '../../../frame/use-mails-leave.ts';
import { Alert } from '../../../ui/feedback/alert.tsx';
import { bookingTimeWords } from '../../parts/booking-panel/booking-time.ts';
import { notBackWords } from '../../parts/booking-panel/remove/put-back.ts';
import { useTimeZone } from '../../parts/use-time-zone.ts';
import type { BulkKind } from './bulk-steps.ts';
import { bulkDoneWords } from './bulk-words.ts';
import type { BulkResult } from './run-bulk.ts';

/** How it ended, for those it did not end well for by name and reason. */
export function BulkResultView({ kind, result }: { kind: BulkKind; result: BulkResult }) {
  const { t } = useTranslation('admin');
  const timeZone = useTimeZone();
  const mailsLeave = useMailsLeave();
  const { done, failed, left, isLost } = result;
  return (
    <div className="stack" role="status">
      {done.length > 0 && <Alert tone="success">{bulkDoneWords(kind, done, mailsLeave, t)}</Alert>}
      {failed.length > 0 && (
        <Alert tone="danger" title={t('bookings.bulk.failed', { count: failed.length })}>
          <ul>
            {failed.map(({ row, ...why }) => (
              <li key={row.id}>
                {t('bookings.bulk.failure', {
                  name: row.customerName,
                  time: bookingTimeWords(row, timeZone),
                  reason: notBackWords(why, t, timeZone),
                })}
              </li>
            ))}
          </ul>
        </Alert>
      )}
      {left.length > 0 && (
        <p>{t(isLost ? 'bookings.bulk.lost' : 'bookings.bulk.left', { count: left.length })}</p>
      )}
    </div>
  );
}
