import { useTranslation } from 'react-i18next';
import type { BookingRowView } from '#shared/api/admin/bookings.ts';
import { shortId } from '#shared/kernel/ids.ts';
import { Facts } from '../../../ui/layout/facts.tsx';
import { useTimeZone } from '../use-time-zone.ts';
import { whenWords } from '../words/when-words.ts';
import styles from './booking.module.css';
import { CopyButton } from './copy-button.tsx';

const languages = { en: 'booking.facts.en', es: 'booking.facts.es', fr: 'booking.facts.fr' } as const;

export function BookingFacts({ row }: { row: BookingRowView }) {
  const { t } = useTranslation('admin');
  const timeZone = useTimeZone();
  return (
    <section className={styles.part} aria-labelledby="visit-facts">
      <h3 id="visit-facts">{t('booking.facts.title')}</h3>
      <Facts
        facts={[
          {
            label: t('booking.facts.id'),
            value: (
              <span className={styles.id}>
                <code>{shortId(row.id)}</code>
                <CopyButton label={t('booking.copy.id')} text={shortId(row.id)} />
              </span>
            ),
          },
          { label: t('booking.facts.company'), value: row.companyName },
          { label: t('booking.facts.language'), value: t(languages[row.locale]) },
          { label: t('booking.facts.source'), value: row.leadSource },
          { label: t('booking.facts.codes'), value: row.codes.join(', ') },
          { label: t('booking.facts.created'), value: whenWords(row.createdAt, timeZone) },
          {
            label: t('booking.facts.updated'),
            value: row.updatedAt === row.createdAt ? null : whenWords(row.updatedAt, timeZone),
          },
        ]}
      />
    </section>
  );
}
