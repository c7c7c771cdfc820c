import { BellOff, BellRing } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import type { DeviceView } from '#shared/api/admin/sessions.ts';
import { accessRead } from '../../data/staff/commands/manage-access.ts';
import { Link } from '../../frame/link.tsx';
import { Button } from '../../ui/actions/button.tsx';
import { Alert } from '../../ui/feedback/alert.tsx';
import { Skeleton, SkeletonGroup } from '../../ui/feedback/skeleton.tsx';
import { Card } from '../../ui/layout/card.tsx';
import { useMay } from '../parts/access/use-may.ts';
import { useAdminRead } from '../parts/use-admin-read.ts';
import { useWhyWait } from '../parts/use-why-wait.ts';
import styles from './notices.module.css';
import { type DevicePush, useDevicePush } from './use-device-push.ts';

/** Whether this device is told by notifications, and for owners which others are: nobody else reads who is let in (D470). */
export function DeviceNotices() {
  return useMay('owner') ? <OfOwner /> : <OfOffice />;
}

function OfOwner() {
  const access = useAdminRead(accessRead);
  const push = useDevicePush(access.reload);
  const others = (access.body?.devices ?? []).filter(({ notified, current }) => notified && !current);
  return <Devices push={push} others={others} />;
}

function OfOffice() {
  return <Devices push={useDevicePush(nothingElse)} others={[]} />;
}

const nothingElse = async () => undefined;

function Devices({ push, others }: { push: DevicePush; others: readonly DeviceView[] }) {
  const { t } = useTranslation('admin');
  return (
    <section className="stack" aria-labelledby="notices-devices">
      <div>
        <h2 id="notices-devices">{t('notices.device.title')}</h2>
        <p className="soft">{t('notices.device.lead')}</p>
      </div>
      <Card className={styles.device}>
        <ThisDevice push={push} />
        {push.fault !== undefined && (
          <Alert tone="danger" role="alert" title={t('notices.device.failed')}>
            {push.fault}
          </Alert>
        )}
        {others.length > 0 && (
          <div>
            <h3>{t('notices.device.others')}</h3>
            <ul>
              {others.map(({ id, label }) => (
                <li key={id} dir="auto">
                  {label}
                </li>
              ))}
            </ul>
            <Link to="/admin/devices">{t('notices.device.manage')}</Link>
          </div>
        )}
      </Card>
    </section>
  );
}

function ThisDevice({ push }: { push: DevicePush }) {
  const { t } = useTranslation('admin');
  const why = useWhyWait();
  if (push.state === undefined) {
    return (
      <SkeletonGroup label={t('loading')}>
        <Skeleton height="2.75rem" />
      </SkeletonGroup>
    );
  }
  if (push.state === 'on') {
    return (
      <div className="cluster" data-apart="">
        <p role="status">
          <strong>{t('notices.device.on')}</strong>
        </p>
        <Button
          variant="secondary"
          icon={<BellOff aria-hidden="true" />}
          busy={push.busy}
          disabled={why !== undefined}
          why={why}
          onClick={push.stop}
        >
          {t('notices.device.stop')}
        </Button>
      </div>
    );
  }
  if (push.state !== 'off') return <p role="status">{t(`notices.device.${push.state}`)}</p>;
  return (
    <div className="cluster" data-apart="">
      <p role="status">{t('notices.device.off')}</p>
      <Button
        icon={<BellRing aria-hidden="true" />}
        busy={push.busy}
        disabled={why !== undefined}
        why={why}
        onClick={push.start}
      >
        {t('notices.device.start')}
      </Button>
    </div>
  );
}
