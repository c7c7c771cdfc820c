import type { TFunction } from 'i18next';
import { useTranslation } from 'react-i18next';
import type { StaffEventView } from '#shared/api/admin/bookings.ts';
import { keyWords } from '#shared/booking/customer-key.ts';
import { toCents } from '#shared/kernel/money.ts';
import { formatMoney } from '../../../i18n/format.ts';
import { useTimeZone } from '../use-time-zone.ts';
import { whenWords } from '../words/when-words.ts';
import type { TextField } from './diff-visit.ts';
import { tellVisitHistory, type VisitFieldChange } from './tell-visit-history.ts';

export function VisitHistory({ events }: { events: readonly StaffEventView[] }) {
  const { t } = useTranslation('admin');
  const timeZone = useTimeZone();
  const told = tellVisitHistory(events, {
    plain: (key) => t(key),
    between: (key, values) => t(key, values),
    time: (iso) => whenWords(iso, timeZone),
    money: (dollars) => formatMoney(toCents(dollars), 'fr'),
    change: ({ field, from, to }: VisitFieldChange) => {
      if (field === 'gateCode') return t('visit.history.changedCode');
      if (field === 'discount') return discountWords(to ?? null, t);
      if (!isTold(field)) return undefined;
      const nothing = t('visit.changed.nothing');
      const label = t(`visit.changed.${field}`);
      return t('visit.history.changed', {
        label,
        before: from ? keyWords(from) : nothing,
        after: to ? keyWords(to) : nothing,
      });
    },
  });
  if (told.length === 0) return null;
  return (
    <section className="visit-part" aria-labelledby="visit-history">
      <h3 id="visit-history">{t('visit.history.title')}</h3>
      <ol className="visit-history">
        {told.map(({ at, by, actor, text, changes }, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: two events may be of the same moment; new ones redraw all.
          <li key={index} data-by={by}>
            <span>{text}</span>
            {changes.map((change) => (
              <span key={change} className="visit-small" dir="auto">
                {change}
              </span>
            ))}
            <span className="visit-small">
              <bdi>
                {by === 'customer' ? t('visit.history.customer') : (actor ?? t('visit.history.office'))}
              </bdi>
              {' · '}
              <time dateTime={at}>{whenWords(at, timeZone)}</time>
            </span>
          </li>
        ))}
      </ol>
    </section>
  );
}

const worded = [
  'customerName',
  'email',
  'phone',
  'companyName',
  'address',
  'notes',
] as const satisfies TextField[];

function isTold(field: string): field is (typeof worded)[number] {
  return worded.some((each) => each === field);
}

function discountWords(reason: string | null, t: TFunction<'admin'>): string {
  return reason === null ? t('visit.discount.gone') : t('visit.discount.line', { reason });
}
