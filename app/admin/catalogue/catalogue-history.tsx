import { useTranslation } from 'react-i18next';
import type { CatalogueHistoryAnswer } from '#shared/api/admin/catalogue.ts';
import { catalogueHistoryRead } from '../../data/staff/commands/edit-catalogue.ts';
import { Sheet } from '../../ui/dialogs/dialog.tsx';
import { Skeleton } from '../../ui/feedback/skeleton.tsx';
import { ReadGate } from '../parts/read-gate.tsx';
import { Becomes } from '../parts/saving/becomes.tsx';
import saving from '../parts/saving/saving.module.css';
import { useAdminRead } from '../parts/use-admin-read.ts';
import { useTimeZone } from '../parts/use-time-zone.ts';
import { whenWords } from '../parts/words/when-words.ts';
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
          <ol className={saving.past}>
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
          <Becomes
            key={field}
            what={fieldWords(field, t)}
            from={valueWords(field, from, t)}
            to={valueWords(field, to, t)}
          />
        ))}
    </li>
  );
}
