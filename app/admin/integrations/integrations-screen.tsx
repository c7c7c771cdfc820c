import { useTranslation } from 'react-i18next';
import { feedsRead } from '../../data/staff/commands/integrations/manage-feeds.ts';
import { useScreenTitle } from '../../frame/use-screen-title.ts';
import { Skeleton } from '../../ui/feedback/skeleton.tsx';
import { PageTitle } from '../../ui/layout/page-title.tsx';
import { AsOf } from '../parts/as-of.tsx';
import { ReadGate } from '../parts/read-gate.tsx';
import { useAdminRead } from '../parts/use-admin-read.ts';
import { useWhyNote } from '../parts/why-note.tsx';
import { ApiKeySection } from './api-keys/api-key-section.tsx';
import { FeedList } from './feed-list.tsx';
import styles from './integrations-screen.module.css';
import { WebhookSection } from './webhooks/webhook-section.tsx';

/** What other tools may read of the visits, what they are told of, and the keys with which they call. */
export function IntegrationsScreen() {
  const { t } = useTranslation('admin');
  const data = useAdminRead(feedsRead);
  const why = useWhyNote();
  useScreenTitle(t('integrations.title'));
  return (
    <div className={`stack ${styles.screen}`}>
      <div className="cluster" data-apart="">
        <PageTitle lead={t('integrations.lead')}>{t('integrations.title')}</PageTitle>
        <AsOf data={data} />
      </div>
      {why.note}
      <ReadGate
        data={data}
        title={t('integrations.failed')}
        skeleton={<Skeleton shape="box" height="16rem" />}
      >
        {({ feeds }) => <FeedList feeds={feeds} whyId={why.id} onChanged={data.reload} />}
      </ReadGate>
      <WebhookSection whyId={why.id} />
      <ApiKeySection whyId={why.id} />
    </div>
  );
}
