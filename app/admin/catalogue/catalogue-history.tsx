import { ArrowRight } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import type { CatalogueHistoryAnswer } from '#shared/api/admin/catalogue.ts';
import { catalogueHistoryRead } from '../../data/staff/commands/edit-catalogue.ts';
import { Sheet } from '../../ui/dialogs/dialog.tsx';
import { Skeleton } from '../../ui/feedback/skeleton.tsx';
import { ReadGate } from '../parts/read-gate.tsx';
import { useAdminRead } from '../parts/use-admin-read.ts';
import { useTimeZone } from '../parts/use-time-zone.ts';
import { whenWords } from '../parts/words/when-words.ts';
import styles from './catalogue.module.css';
import { fieldWords, valueWords } from './entry-words.ts';

/** Who changed what, newest first. */
export function CatalogueHistory({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation('admin');
  return (
    <Sheet open onClose={onClose} title={t('catalogue.past.title')} closeLabel={t('close')}>
      <Changes />
    </Sheet>
  );
}

function Changes() {
  const { t } = useTranslation('admin');
  const data = useAdminRead(catalogueHistoryRead);
  return (
    <ReadGate
      data={data}
      skeleton={<Skeleton shape="box" height="12rem" />}
      title={t('catalogue.past.failed')}
    >
      {({ changes }) =>
        changes.length === 0 ? (
          <p className="soft">{t('catalogue.past.empty')}</p>
        ) : (
          <ol className={styles.past}>
            {changes.map((change) => (
              <Change key={change.id} change={change} />
            ))}
          </ol>
        )
      }
    </ReadGate>
  );
}

function Change({ change }: { change: CatalogueHistoryAnswer['changes'][number] }) {
  const { t } = useTranslation('admin');
  const timeZone = useTimeZone();
  const title = change.title || t('catalogue.noWords');
  return (
    <li>
      <small className="soft">
        {t('catalogue.past.by', { when: whenWords(change.at, timeZone), who: change.by })}
      </small>
      <p>
        <strong dir="auto">{t(`catalogue.past.act.${change.act}`, { title })}</strong>
      </p>
      {change.act === 'changed' &&
        change.fields.map(({ field, from, to }) => (
          <p key={field} className={styles.becomes}>
            <span>{fieldWords(field, t)}</span>
            <span dir="auto">{valueWords(field, from, t)}</span>
            <ArrowRight size={16} aria-hidden="true" />
            <span className="visually-hidden">{t('pricing.example.becomes')}</span>
            <b dir="auto">{valueWords(field, to, t)}</b>
          </p>
        ))}
    </li>
  );
}
