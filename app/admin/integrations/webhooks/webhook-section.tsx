import { useTranslation } from 'react-i18next';
import type { WebhooksView } from '#shared/api/admin/webhooks.ts';
import { WEBHOOKS_MAX } from '#shared/company/webhooks.ts';
import { webhooksRead } from '../../../data/staff/commands/integrations/manage-webhooks.ts';
import { EmptyState } from '../../../ui/feedback/empty-state.tsx';
import { Skeleton } from '../../../ui/feedback/skeleton.tsx';
import { Disclosure } from '../../../ui/layout/disclosure.tsx';
import { AsOf } from '../../parts/as-of.tsx';
import { ReadGate } from '../../parts/read-gate.tsx';
import { useAdminRead } from '../../parts/use-admin-read.ts';
import { AddWebhook } from './add-webhook.tsx';
import { VerifySignature } from './verify-signature.tsx';
import { WebhookCard } from './webhook-card.tsx';
import styles from './webhooks.module.css';

/** Addresses of other programs that are told of what happens (D440, D444). */
export function WebhookSection({ whyId }: { whyId: string | undefined }) {
  const { t } = useTranslation('admin');
  const data = useAdminRead(webhooksRead);
  const isFull = (data.body?.webhooks.length ?? 0) >= WEBHOOKS_MAX;
  return (
    <section className="stack" aria-labelledby="webhooks">
      <div className="cluster" data-apart="">
        <div className={styles.head}>
          <h2 id="webhooks">{t('webhooks.title')}</h2>
          <p className="soft">{t('webhooks.lead')}</p>
          <AsOf data={data} />
        </div>
        {data.body !== undefined && (
          <AddWebhook whyId={whyId ?? (isFull ? 'webhooks-full' : undefined)} onAdded={data.reload} />
        )}
      </div>
      {isFull && <p id="webhooks-full">{t('webhooks.full', { max: WEBHOOKS_MAX })}</p>}
      <ReadGate data={data} title={t('webhooks.failed')} skeleton={<Skeleton shape="box" height="10rem" />}>
        {({ webhooks }) => <Webhooks webhooks={webhooks} whyId={whyId} onChanged={data.reload} />}
      </ReadGate>
    </section>
  );
}

type WebhooksProps = WebhooksView & { whyId: string | undefined; onChanged: () => Promise<void> };

function Webhooks({ webhooks, whyId, onChanged }: WebhooksProps) {
  const { t } = useTranslation('admin');
  if (webhooks.length === 0) {
    return (
      <EmptyState title={t('webhooks.none')} titleLevel="h3">
        <p>{t('webhooks.noneText')}</p>
      </EmptyState>
    );
  }
  return (
    <>
      <ul className={styles.cards} aria-label={t('webhooks.list')}>
        {webhooks.map((webhook) => (
          <WebhookCard key={webhook.id} webhook={webhook} whyId={whyId} onChanged={onChanged} />
        ))}
      </ul>
      <p className="soft">{t('webhooks.lost')}</p>
      <Disclosure look="plain" title={t('webhooks.verify')}>
        <VerifySignature />
      </Disclosure>
    </>
  );
}
