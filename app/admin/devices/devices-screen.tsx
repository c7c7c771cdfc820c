import { useTranslation } from 'react-i18next';
import { accessRead } from '../../data/staff/commands/manage-access.ts';
import { useScreenTitle } from '../../frame/use-screen-title.ts';
import { Skeleton } from '../../ui/feedback/skeleton.tsx';
import { PageTitle } from '../../ui/layout/page-title.tsx';
import { AsOf } from '../parts/as-of.tsx';
import { ReadGate } from '../parts/read-gate.tsx';
import { useAdminRead } from '../parts/use-admin-read.ts';
import { useWhyNote } from '../parts/why-note.tsx';
import { DeviceList } from './device-list.tsx';
import styles from './devices.module.css';
import { KeyList } from './key-list.tsx';

/** Who may come in: devices that are, keys that let others. */
export function DevicesScreen() {
  const { t } = useTranslation('admin');
  const data = useAdminRead(accessRead);
  const why = useWhyNote();
  useScreenTitle(t('devices.title'));
  return (
    <div className={`stack ${styles.screen}`}>
      <div className="cluster" data-apart="">
        <PageTitle lead={t('devices.lead')}>{t('devices.title')}</PageTitle>
        <AsOf data={data} />
      </div>
      {why.note}
      <ReadGate data={data} title={t('devices.failed')} skeleton={<Skeleton shape="box" height="16rem" />}>
        {({ devices, keys }) => (
          <div className={styles.columns}>
            <DeviceList devices={devices} whyId={why.id} onChanged={data.reload} />
            <KeyList keys={keys} whyId={why.id} onChanged={data.reload} />
          </div>
        )}
      </ReadGate>
    </div>
  );
}
