import { useTranslation } from 'react-i18next';
import type { BookingRowView } from '#shared/api/admin/bookings.ts';
import { shortId } from '#shared/kernel/ids.ts';
import { Facts } from '../../../ui/layout/facts.tsx';
import { useTimeZone } from '../use-time-zone.ts';
import { whenWords } from '../words/when-words.ts';
import { CopyButton } from './copy-button.tsx';

const languages = { en: 'visit.facts.en', es: 'visit.facts.es', fr: 'visit.facts.fr' } as const;

export function VisitFacts({ row }: { row: BookingRowView }) {
  const { t } = useTranslation('admin');
  const timeZone = useTimeZone();
  return (
    <section className="visit-part" aria-labelledby="visit-facts">
      <h3 id="visit-facts">{t('visit.facts.title')}</h3>
      <Facts
        facts={[
          {
            label: t('visit.facts.id'),
            value: (
              <span className="visit-id">
                <code>{shortId(row.id)}</code>
                <CopyButton label={t('visit.copy.id')} text={shortId(row.id)} />
              </span>
            ),
          },
          { label: t('visit.facts.company'), value: row.companyName },
          { label: t('visit.facts.language'), value: t(languages[row.locale]) },
          { label: t('visit.facts.source'), value: row.leadSource },
          { label: t('visit.facts.codes'), value: row.codes.join(', ') },
          { label: t('visit.facts.created'), value: whenWords(row.createdAt, timeZone) },
          {
            label: t('visit.facts.updated'),
            value: row.updatedAt === row.createdAt ? null : whenWords(row.updatedAt, timeZone),
          },
        ]}
      />
    </section>
  );
}
