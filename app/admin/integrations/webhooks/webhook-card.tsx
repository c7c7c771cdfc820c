import { CircleAlert, CircleCheck, CirclePause, List, Power } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { WebhookView } from '#shared/api/admin/webhooks.ts';
import { WEBHOOK_OFF_AFTER_DAYS } from '#shared/company/webhooks.ts';
import { removeWebhook, switchWebhookOn } from '../../../data/staff/commands/integrations/manage-webhooks.ts';
import { Button } from '../../../ui/actions/button.tsx';
import { Alert } from '../../../ui/feedback/alert.tsx';
import { showToast } from '../../../ui/feedback/toasts.ts';
import { Card } from '../../../ui/layout/card.tsx';
import { Tag } from '../../../ui/layout/tag.tsx';
import { useTimeZone } from '../../parts/use-time-zone.ts';
import { faultWords } from '../../parts/words/fault-words.ts';
import { whenWords } from '../../parts/words/when-words.ts';
import { EndButton } from '../end-button.tsx';
import { WebhookEvents } from './webhook-events.tsx';
import styles from './webhooks.module.css';

type WebhookCardProps = {
  webhook: WebhookView;
  /** Id of the words that say why nothing can be written now; undefined while it can. */
  whyId: string | undefined;
  onChanged: () => Promise<void>;
};

/** One address: whether it takes what it is told, of what it is told, and what it was told last. */
export function WebhookCard({ webhook, whyId, onChanged }: WebhookCardProps) {
  const { t } = useTranslation('admin');
  const timeZone = useTimeZone();
  const [isOpen, setOpen] = useState(false);
  const { id, url, events, state, createdAt } = webhook;
  return (
    <Card as="li" className={styles.card}>
      <div className={styles.address}>
        <h3 dir="ltr" translate="no">
          {url}
        </h3>
        <StateTag webhook={webhook} />
      </div>
      <ul className={styles.events} aria-label={t('webhooks.events')}>
        {events.map((kind) => (
          <li key={kind}>
            <Tag>{t(`webhooks.event.${kind}`)}</Tag>
          </li>
        ))}
      </ul>
      <p className="soft">{t('webhooks.since', { when: whenWords(createdAt, timeZone) })}</p>
      {state === 'off' && <SwitchOn webhook={webhook} whyId={whyId} onChanged={onChanged} />}
      <div className="cluster">
        <Button
          variant="secondary"
          icon={<List aria-hidden="true" />}
          aria-label={t('webhooks.sentNamed', { url })}
          onClick={() => setOpen(true)}
        >
          {t('webhooks.sent')}
        </Button>
        <EndButton
          words={{
            end: t('webhooks.remove'),
            named: t('webhooks.removeNamed', { url }),
            title: t('webhooks.removeTitle'),
            text: t('webhooks.removeText', { url }),
            ended: t('webhooks.removed'),
          }}
          whyId={whyId}
          end={() => removeWebhook(id)}
          onEnded={onChanged}
        />
      </div>
      <WebhookEvents webhook={webhook} open={isOpen} onClose={() => setOpen(false)} onChanged={onChanged} />
    </Card>
  );
}

function StateTag({ webhook: { state, failingSince, offAt } }: Pick<WebhookCardProps, 'webhook'>) {
  const { t } = useTranslation('admin');
  const timeZone = useTimeZone();
  if (state === 'on') {
    return (
      <Tag tone="success" icon={<CircleCheck aria-hidden="true" />}>
        {t('webhooks.on')}
      </Tag>
    );
  }
  if (state === 'failing') {
    return (
      <Tag tone="sun" icon={<CircleAlert aria-hidden="true" />}>
        {t('webhooks.failing', { when: whenWords(failingSince, timeZone) })}
      </Tag>
    );
  }
  return (
    <Tag tone="danger" icon={<CirclePause aria-hidden="true" />}>
      {t('webhooks.off', { when: whenWords(offAt, timeZone) })}
    </Tag>
  );
}

/** Says why it was switched off, and the way back. */
function SwitchOn({ webhook: { id, url }, whyId, onChanged }: WebhookCardProps) {
  const { t } = useTranslation('admin');
  const [busy, setBusy] = useState(false);
  const [fault, setFault] = useState<string>();
  const press = async () => {
    setBusy(true);
    setFault(undefined);
    const answer = await switchWebhookOn(id);
    setBusy(false);
    if (!answer.ok) return setFault(faultWords(answer.code, t));
    showToast({ text: t('webhooks.switchedOn'), tone: 'success' });
    await onChanged();
  };
  return (
    <Alert
      tone="warning"
      actions={
        <Button
          icon={<Power aria-hidden="true" />}
          aria-label={t('webhooks.switchOnNamed', { url })}
          busy={busy}
          disabled={whyId !== undefined}
          aria-describedby={whyId}
          onClick={press}
        >
          {t('webhooks.switchOn')}
        </Button>
      }
    >
      <p>{t('webhooks.offText', { days: WEBHOOK_OFF_AFTER_DAYS })}</p>
      {fault !== undefined && <p role="alert">{fault}</p>}
    </Alert>
  );
}
