import { useTranslation } from 'react-i18next';
import type { CompanyHistoryAnswer } from '#shared/api/admin/company.ts';
import { sectionOfPath } from '#shared/company/settings.ts';
import { companyHistoryRead } from '../../data/staff/commands/save-company.ts';
import { Sheet } from '../../ui/dialogs/dialog.tsx';
import { Skeleton } from '../../ui/feedback/skeleton.tsx';
import { ReadGate } from '../parts/read-gate.tsx';
import { Becomes } from '../parts/saving/becomes.tsx';
import saving from '../parts/saving/saving.module.css';
import { useAdminRead } from '../parts/use-admin-read.ts';
import { useTimeZone } from '../parts/use-time-zone.ts';
import { whenWords } from '../parts/words/when-words.ts';
import { companySections } from './company-sections.ts';

/** Who changed what, newest first. */
export function CompanyHistory({ open, onClose }: { open: boolean; onClose: () => void }) {
  const { t } = useTranslation('admin');
  return (
    <Sheet open={open} onClose={onClose} title={t('company.past.title')} closeLabel={t('close')}>
      {open && <Savings />}
    </Sheet>
  );
}

function Savings() {
  const { t } = useTranslation('admin');
  const data = useAdminRead(companyHistoryRead);
  return (
    <ReadGate data={data} skeleton={<Skeleton shape="box" height="12rem" />} title={t('company.past.failed')}>
      {({ changes }) =>
        changes.length === 0 ? (
          <p className="soft">{t('company.past.empty')}</p>
        ) : (
          <ol className={saving.past}>
            {changes.map((change) => (
              <Saving key={change.id} change={change} />
            ))}
          </ol>
        )
      }
    </ReadGate>
  );
}

function Saving({ change }: { change: CompanyHistoryAnswer['changes'][number] }) {
  const { t } = useTranslation('admin');
  const timeZone = useTimeZone();
  return (
    <li>
      <small className="soft">
        {t('company.past.by', { when: whenWords(change.at, timeZone), who: change.by })}
      </small>
      {change.fields.map(({ field, from, to }) => (
        <Field key={field} path={field} from={from} to={to} />
      ))}
    </li>
  );
}

function Field({ path, from, to }: { path: string; from: string; to: string }) {
  const { t } = useTranslation('admin');
  const { name, field } = sectionOfPath(path);
  const words = companySections.find((section) => section.name === name)?.words;
  const shown = (value: string) => words?.value(field, value, t) || t('company.past.nothing');
  return <Becomes what={words?.field(field, t) ?? path} from={shown(from)} to={shown(to)} />;
}
