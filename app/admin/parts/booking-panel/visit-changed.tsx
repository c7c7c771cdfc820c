import type { TFunction } from 'i18next';
import { useTranslation } from 'react-i18next';
import type { BookingRowView } from '#shared/api/admin/bookings.ts';
import { keyWords } from '#shared/booking/customer-key.ts';
import { toCents } from '#shared/kernel/money.ts';
import { formatMoney } from '../../../i18n/format.ts';
import { Button } from '../../../ui/actions/button.tsx';
import { Alert } from '../../../ui/feedback/alert.tsx';
import { useTimeZone } from '../use-time-zone.ts';
import { diffVisit, type VisitChange } from './diff-visit.ts';
import { visitTimeWords } from './visit-time.ts';

type VisitChangedProps = { before: BookingRowView; after: BookingRowView; onOk: () => void };

/** The booking was changed while it was open here: what, from what to what. */
export function VisitChanged({ before, after, onOk }: VisitChangedProps) {
  const { t } = useTranslation('admin');
  const timeZone = useTimeZone();
  const changes = diffVisit(before, after);
  return (
    <Alert
      tone="warning"
      role="alert"
      title={t('visit.changed.title')}
      actions={
        <Button variant="secondary" onClick={onOk}>
          {t('visit.changed.ok')}
        </Button>
      }
    >
      <p>{t('visit.changed.text')}</p>
      <ul className="visit-changes">
        {changes.map((change) => (
          <li key={change.field}>{changeWords(change, t, timeZone)}</li>
        ))}
      </ul>
    </Alert>
  );
}

const statusKeys = {
  CONFIRMED: 'visit.status.confirmed',
  PENDING: 'visit.status.pending',
  CANCELLED: 'visit.status.cancelled',
} as const;

function changeWords(change: VisitChange, t: TFunction<'admin'>, timeZone: string): string {
  const line = (label: string, before: string, after: string) =>
    t('visit.changed.line', { label, before, after });
  switch (change.field) {
    case 'status':
      return line(t('visit.changed.status'), t(statusKeys[change.before]), t(statusKeys[change.after]));
    case 'when':
      return line(
        t('visit.changed.when'),
        visitTimeWords(change.before, timeZone),
        visitTimeWords(change.after, timeZone),
      );
    case 'total': {
      const money = (dollars: number) => formatMoney(toCents(dollars), 'fr');
      return line(t('visit.changed.total'), money(change.before), money(change.after));
    }
    default: {
      const nothing = t('visit.changed.nothing');
      return line(
        t(`visit.changed.${change.field}`),
        keyWords(change.before) || nothing,
        keyWords(change.after) || nothing,
      );
    }
  }
}
