import { History, Undo2 } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { CompanySettingsView } from '#shared/api/admin/company.ts';
import { type Company, isSameCompany } from '#shared/company/company.ts';
import { companyRead } from '../../data/staff/commands/save-company.ts';
import { useScreenTitle } from '../../frame/use-screen-title.ts';
import { Button } from '../../ui/actions/button.tsx';
import { Alert } from '../../ui/feedback/alert.tsx';
import { Skeleton, SkeletonGroup } from '../../ui/feedback/skeleton.tsx';
import { PageTitle } from '../../ui/layout/page-title.tsx';
import { StickyBar } from '../../ui/layout/sticky-bar.tsx';
import { AsOf } from '../parts/as-of.tsx';
import { ReadGate } from '../parts/read-gate.tsx';
import { TwoVersions } from '../parts/two-versions.tsx';
import { type AdminData, useAdminRead } from '../parts/use-admin-read.ts';
import { useWhyWait } from '../parts/use-why-wait.ts';
import styles from './company.module.css';
import { CompanyFields } from './company-fields.tsx';
import { CompanyHistory } from './company-history.tsx';
import { CompanyPreview } from './company-preview.tsx';
import { fieldWords, shownFields, valueWords } from './company-words.ts';
import { type CompanyEdit, useEditCompany } from './use-edit-company.ts';

/** `/admin/company`: what the company says of itself, beside what a customer will see of it. */
export function CompanyScreen() {
  const { t } = useTranslation('admin');
  const data = useAdminRead(companyRead);
  useScreenTitle(t('company.title'));
  return (
    <div className={`stack ${styles.screen}`}>
      <div className="cluster" data-apart="">
        <PageTitle lead={t('company.lead')}>{t('company.title')}</PageTitle>
        <AsOf data={data} />
      </div>
      <ReadGate data={data} skeleton={<CompanySkeleton />} title={t('company.failed')}>
        {(view) => <Opened view={view} data={data} />}
      </ReadGate>
    </div>
  );
}

function Opened({ view, data }: { view: CompanySettingsView; data: AdminData<CompanySettingsView> }) {
  const { t } = useTranslation('admin');
  const edit = useEditCompany(view, data.put);
  if (edit !== undefined) return <EditCompany edit={edit} />;
  return (
    <SkeletonGroup label={t('loading')}>
      <CompanySkeleton />
    </SkeletonGroup>
  );
}

function CompanySkeleton() {
  return (
    <div className={styles.columns}>
      <Skeleton shape="box" height="36rem" />
      <Skeleton shape="box" height="24rem" />
    </div>
  );
}

function EditCompany({ edit }: { edit: CompanyEdit }) {
  const { t } = useTranslation('admin');
  const form = useRef<HTMLFormElement>(null);
  const [isPast, setPast] = useState(false);
  const save = async () => {
    if (await edit.save()) return;
    requestAnimationFrame(() => form.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus());
  };
  return (
    <form
      ref={form}
      noValidate
      className="stack"
      onSubmit={(event) => {
        event.preventDefault();
        void save();
      }}
    >
      {edit.theirs && <Conflict edit={edit} theirs={edit.theirs} />}
      {edit.restored && !edit.theirs && (
        <Alert
          actions={
            <Button variant="secondary" onClick={edit.drop}>
              {t('company.dropRestored')}
            </Button>
          }
        >
          {t('company.restored')}
        </Alert>
      )}
      {edit.refusal !== undefined && (
        <Alert tone="danger" role="alert" title={t('company.saveFailed')}>
          {edit.refusal}
        </Alert>
      )}
      <div className={styles.columns}>
        <CompanyFields edit={edit} />
        <div className={`stack ${styles.beside}`}>
          <CompanyPreview company={edit.company} />
          <Button variant="secondary" icon={<History aria-hidden="true" />} onClick={() => setPast(true)}>
            {t('company.past.open')}
          </Button>
        </div>
      </div>
      <SaveBar edit={edit} />
      <CompanyHistory open={isPast} onClose={() => setPast(false)} />
    </form>
  );
}

function SaveBar({ edit }: { edit: CompanyEdit }) {
  const { t } = useTranslation('admin');
  const offline = useWhyWait();
  const conflict = edit.theirs === undefined ? undefined : t('company.conflict.first');
  const why = edit.dirty ? (offline ?? conflict) : undefined;
  return (
    <StickyBar
      label={t('company.saveBar')}
      action={
        <div className={styles.actions}>
          <Button
            variant="quiet"
            icon={<Undo2 aria-hidden="true" />}
            disabled={!edit.dirty}
            onClick={edit.drop}
          >
            {t('company.drop')}
          </Button>
          <Button type="submit" busy={edit.busy} disabled={!edit.dirty || why !== undefined} why={why}>
            {t('company.save')}
          </Button>
        </div>
      }
    >
      <span className={styles.state} data-dirty={edit.dirty || undefined} role="status">
        {t(edit.dirty ? 'company.dirty' : 'company.clean')}
      </span>
    </StickyBar>
  );
}

/** Two people wrote: both values wherever they differ, and a choice (D154). */
function Conflict({ edit, theirs }: { edit: CompanyEdit; theirs: Company }) {
  const { t } = useTranslation('admin');
  const panel = useRef<HTMLDivElement>(null);
  // The save button is far below the panel: bring it into view.
  useEffect(() => {
    panel.current?.scrollIntoView({ block: 'center' });
  }, []);
  const rows = shownFields
    .filter((field) => edit.company[field] !== theirs[field])
    .map((field) => ({
      what: fieldWords(field, t),
      mine: valueWords(field, edit.company[field], t),
      theirs: valueWords(field, theirs[field], t),
    }));
  if (isSameCompany(edit.company, theirs)) return null;
  return (
    <div ref={panel}>
      <TwoVersions
        title={t('company.conflict.title')}
        rows={rows}
        onMine={edit.keepMine}
        onTheirs={edit.drop}
      />
    </div>
  );
}
