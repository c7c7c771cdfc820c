import { useTranslation } from 'react-i18next';
import type { AgendaView } from '#shared/api/admin/agenda.ts';
import { agendaRead } from '../../data/staff/commands/save-agenda.ts';
import { useScreenTitle } from '../../frame/use-screen-title.ts';
import { Skeleton, SkeletonGroup } from '../../ui/feedback/skeleton.tsx';
import { PageTitle } from '../../ui/layout/page-title.tsx';
import { AsOf } from '../parts/as-of.tsx';
import styles from '../parts/hours/week-hours.module.css';
import { ReadGate } from '../parts/read-gate.tsx';
import { type AdminData, useAdminRead } from '../parts/use-admin-read.ts';
import { EditHours } from './edit-hours.tsx';
import { useEditWeek } from './use-edit-week.ts';

/** `/admin/agenda-settings`: the hours of the week, the step and the buffer (D341). */
export function AgendaSettingsScreen() {
  const { t } = useTranslation('admin');
  const data = useAdminRead(agendaRead);
  useScreenTitle(t('agenda.title'));
  return (
    <div className={`stack ${styles.screen}`}>
      <div className="cluster" data-apart="">
        <PageTitle lead={t('agenda.lead')}>{t('agenda.title')}</PageTitle>
        <AsOf data={data} />
      </div>
      <ReadGate data={data} skeleton={<HoursSkeleton />} title={t('agenda.failed')}>
        {(view) => <Opened view={view} data={data} />}
      </ReadGate>
    </div>
  );
}

function Opened({ view, data }: { view: AgendaView; data: AdminData<AgendaView> }) {
  const { t } = useTranslation('admin');
  const edit = useEditWeek(view);
  if (edit !== undefined) return <EditHours edit={edit} view={view} put={data.put} />;
  return (
    <SkeletonGroup label={t('loading')}>
      <HoursSkeleton />
    </SkeletonGroup>
  );
}

function HoursSkeleton() {
  return (
    <>
      <Skeleton shape="box" height="30rem" />
      <Skeleton shape="box" height="16rem" />
    </>
  );
}
