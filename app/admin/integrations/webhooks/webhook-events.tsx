import { RotateCw, Send } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import type { WebhookView } from '#shared/api/admin/webhooks.ts';
import { WEBHOOK_EVENTS_KEPT_DAYS } from '#shared/company/webhooks.ts';
import { webhookEventsRead } from '../../../data/staff/commands/integrations/manage-webhooks.ts';
import { Button } from '../../../ui/actions/button.tsx';
import { Sheet } from '../../../ui/dialogs/dialog.tsx';
import { Alert } from '../../../ui/feedback/alert.tsx';
import { EmptyState } from '../../../ui/feedback/empty-state.tsx';
import { Skeleton } from '../../../ui/feedback/skeleton.tsx';
import { AsOf } from '../../parts/as-of.tsx';
import { ReadGate } from '../../parts/read-gate.tsx';
import { useAdminRead } from '../../parts/use-admin-read.ts';
import { useWhyNote } from '../../parts/why-note.tsx';
import { EventRow } from './event-row.tsx';
import { type SendOutcome, useSendEvent } from './use-send-event.ts';
import styles from './webhooks.module.css';
import { whyWords } from './why-words.ts';

type WebhookEventsProps = {
  webhook: WebhookView;
  open: boolean;
  onClose: () => void;
  onChanged: () => Promise<void>;
};

/** What one address was told last, what became of it, and the ways to send more. */
export function WebhookEvents({ webhook, open, onClose, onChanged }: WebhookEventsProps) {
  const { t } = useTranslation('admin');
  return (
    <Sheet
      open={open}
      onClose={onClose}
      title={t('webhooks.sentNamed', { url: webhook.url })}
      closeLabel={t('close')}
      size="m"
    >
      <Opened webhook={webhook} onChanged={onChanged} />
    </Sheet>
  );
}

function Opened({ webhook, onChanged }: Pick<WebhookEventsProps, 'webhook' | 'onChanged'>) {
  const { t } = useTranslation('admin');
  const { id, state } = webhook;
  const data = useAdminRead(webhookEventsRead(id));
  const offline = useWhyNote();
  const { busy, outcome, test, replay } = useSendEvent({ id, put: data.put, onChanged });
  const isOff = state === 'off';
  const whyId = offline.id ?? (isOff ? 'webhook-off' : undefined);
  return (
    <div className="stack">
      <div className="cluster">
        <Button
          icon={<Send aria-hidden="true" />}
          busy={busy === 'test'}
          disabled={whyId !== undefined}
          aria-describedby={whyId}
          onClick={test}
        >
          {t('webhooks.deliveries.test')}
        </Button>
        <Button
          variant="secondary"
          icon={<RotateCw aria-hidden="true" />}
          busy={data.busy && data.body !== undefined && offline.id === undefined}
          disabled={offline.id !== undefined}
          aria-describedby={offline.id}
          onClick={() => void data.reload()}
        >
          {t('webhooks.deliveries.refresh')}
        </Button>
        <AsOf data={data} />
      </div>
      {offline.note}
      {isOff && <p id="webhook-off">{t('webhooks.deliveries.off')}</p>}
      {outcome !== undefined && <Outcome outcome={outcome} />}
      <ReadGate
        data={data}
        title={t('webhooks.deliveries.failed')}
        skeleton={<Skeleton shape="box" height="12rem" />}
      >
        {({ events }) =>
          events.length === 0 ? (
            <EmptyState title={t('webhooks.deliveries.none')} titleLevel="h3">
              <p>{t('webhooks.deliveries.noneText')}</p>
            </EmptyState>
          ) : (
            <>
              <ol className={styles.deliveries} aria-label={t('webhooks.deliveries.list')}>
                {events.map((event) => (
                  <EventRow
                    key={event.id}
                    event={event}
                    isOff={isOff}
                    busy={busy === event.id}
                    whyId={whyId}
                    onReplay={() => replay(event)}
                  />
                ))}
              </ol>
              <p className="soft">{t('webhooks.deliveries.last', { days: WEBHOOK_EVENTS_KEPT_DAYS })}</p>
            </>
          )
        }
      </ReadGate>
    </div>
  );
}

function Outcome({ outcome }: { outcome: SendOutcome }) {
  const { t } = useTranslation('admin');
  if (outcome.is === 'refused') {
    return (
      <Alert tone="danger" role="alert" title={t('webhooks.deliveries.refused')}>
        {outcome.fault}
      </Alert>
    );
  }
  if (outcome.is !== 'told') {
    const words = outcome.is === 'slow' ? 'webhooks.deliveries.slow' : 'webhooks.deliveries.onItsWay';
    return (
      <Alert tone="info" role="status">
        {t(words)}
      </Alert>
    );
  }
  const { event } = outcome;
  const why = whyWords(event, t);
  if (why === undefined) {
    return (
      <Alert tone="success" role="status">
        {t('webhooks.deliveries.arrived', { status: event.lastStatus ?? '2xx' })}
      </Alert>
    );
  }
  return (
    <Alert tone="danger" role="alert" title={t('webhooks.deliveries.notArrived')}>
      {why}
    </Alert>
  );
}
