import { useTranslation } from 'react-i18next';
import { noticesHistoryRead } from '../../data/staff/commands/save-notices.ts';
import { Sheet } from '../../ui/dialogs/dialog.tsx';
import { Skeleton } from '../../ui/feedback/skeleton.tsx';
import { ReadGate } from '../parts/read-gate.tsx';
import { Becomes } from '../parts/saving/becomes.tsx';
import saving from '../parts/saving/saving.module.css';
import { useAdminRead } from '../parts/use-admin-read.ts';
import { useTimeZone } from '../parts/use-time-zone.ts';
import { whenWords } from '../parts/words/when-words.ts';
import { noticeChanges } from './notice-changes.ts';

/** Who changed whom to tell, newest first. */
export function NoticesHistory({ open, onClose }: { open: boolean; onClose: () => void }) {
  const { t } = useTranslation('admin');
  return (
    <Sheet open={open} onClose={onClose} title={t('notices.past.title')} closeLabel={t('close')}>
      {open && <Savings />}
    </Sheet>
  );
}

function Savings() {
  const { t } = useTranslation('admin');
  const timeZone = useTimeZone();
  const data = useAdminRead(noticesHistoryRead);
  return (
    <ReadGate data={data} skeleton={<Skeleton shape="box" height="12rem" />} title={t('notices.past.failed')}>
      {({ changes }) =>
        changes.length === 0 ? (
          <p className="soft">{t('notices.past.empty')}</p>
        ) : (
          <ol className={saving.past}>
            {changes.map(({ id, at, by, before, after }) => (
              <li key={id}>
                <small className="soft">
                  {t('notices.past.by', { when: whenWords(at, timeZone), who: by })}
                </small>
                {noticeChanges(before, after, t).map(({ what, from, to }) => (
                  <Becomes key={what} what={what} from={from} to={to} />
                ))}
              </li>
            ))}
          </ol>
        )
      }
    </ReadGate>
  );
}
