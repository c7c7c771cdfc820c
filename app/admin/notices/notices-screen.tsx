import { History } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { NoticesView } from '#shared/api/admin/notices.ts';
import { noticesRead } from '../../data/staff/commands/save-notices.ts';
import { useScreenTitle } from '../../frame/use-screen-title.ts';
import { Button } from '../../ui/actions/button.tsx';
import { Skeleton } from '../../ui/feedback/skeleton.tsx';
import { PageTitle } from '../../ui/layout/page-title.tsx';
import { AsOf } from '../parts/as-of.tsx';
import { ReadGate } from '../parts/read-gate.tsx';
import { type AdminData, useAdminRead } from '../parts/use-admin-read.ts';
import { DeviceNotices } from './device-notices.tsx';
import styles from './notices.module.css';
import { NoticesForm } from './notices-form.tsx';
import { NoticesHistory } from './notices-history.tsx';
import { useEditNotices } from './use-edit-notices.ts';

/** `/admin/notices`: whom of the company's own people the system tells of what. */
export function NoticesScreen() {
  const { t } = useTranslation('admin');
  const data = useAdminRead(noticesRead);
  const [isPast, setPast] = useState(false);
  useScreenTitle(t('notices.title'));
  return (
    <div className={`stack ${styles.screen}`}>
      <div className="cluster" data-apart="">
        <PageTitle lead={t('notices.lead')}>{t('notices.title')}</PageTitle>
        <AsOf data={data} />
      </div>
      <div>
        <Button variant="secondary" icon={<History aria-hidden="true" />} onClick={() => setPast(true)}>
          {t('notices.past.open')}
        </Button>
      </div>
      <DeviceNotices />
      <ReadGate data={data} skeleton={<Skeleton shape="box" height="24rem" />} title={t('notices.failed')}>
        {(view) => <Opened view={view} data={data} />}
      </ReadGate>
      <NoticesHistory open={isPast} onClose={() => setPast(false)} />
    </div>
  );
}

function Opened({ view, data }: { view: NoticesView; data: AdminData<NoticesView> }) {
  const edit = useEditNotices(view, data.put);
  return <NoticesForm edit={edit} view={view} onTested={data.reload} />;
}
