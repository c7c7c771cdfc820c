import { useTranslation } from 'react-i18next';
import * as z from 'zod/mini';
import type { AddedWebhookView, AddWebhookInput } from '#shared/api/admin/webhooks.ts';
import { WEBHOOK_URL_MAX, webhookKinds } from '#shared/company/webhooks.ts';
import { addWebhook } from '../../../data/staff/commands/integrations/manage-webhooks.ts';
import { CheckboxGroup } from '../../../ui/fields/checkbox-group.tsx';
import { TextField } from '../../../ui/fields/text-field.tsx';
import { ManagedForm, useManagedForm } from '../../parts/managed/managed-form.tsx';
import { ShowOnce } from '../../parts/managed/show-once.tsx';
import { AddOnce } from '../../parts/saving/add-once.tsx';
import { VerifySignature } from './verify-signature.tsx';

/** Also what cannot be saved yet. */
const draftSchema = z.object({ url: z.string(), events: z.array(z.enum(webhookKinds)) });
const untouched: AddWebhookInput = { url: '', events: [...webhookKinds] };

/** The address and what it is told of, then the secret, once. What is typed outlives the dialog and the page. */
export function AddWebhook({ whyId, onAdded }: { whyId: string | undefined; onAdded: () => Promise<void> }) {
  const { t } = useTranslation('admin');
  return (
    <AddOnce<AddedWebhookView>
      {...{ whyId, onAdded }}
      label={t('webhooks.add')}
      titleOf={(added) => t(added === undefined ? 'webhooks.add' : 'webhooks.secretTitle')}
      size="m"
      form={(show) => <WebhookForm onAdded={show} />}
      once={({ secret }, close) => (
        <ShowOnce
          label={t('webhooks.secret')}
          value={secret}
          warning={t('webhooks.secretOnce')}
          onDone={close}
        >
          <h3>{t('webhooks.verify')}</h3>
          <VerifySignature />
        </ShowOnce>
      )}
    />
  );
}

const urlFaults = ['required', 'invalid', 'private', 'unknown', 'too_long'] as const;

interface Faults {
  readonly url?: (typeof urlFaults)[number];
  readonly events?: true;
  /** Of neither field. */
  readonly code?: string;
}

function WebhookForm({ onAdded }: { onAdded: (webhook: AddedWebhookView) => void }) {
  const { t } = useTranslation('admin');
  const { input, faults, setFaults, change, forget } = useManagedForm<AddWebhookInput, Faults>(
    'webhook',
    draftSchema,
    untouched,
  );
  const { url, events } = input;
  const submit = async () => {
    const isEmpty = url.trim() === '';
    if (isEmpty || events.length === 0) {
      return setFaults({ ...(isEmpty && { url: 'required' }), ...(events.length === 0 && { events: true }) });
    }
    const answer = await addWebhook({ url: url.trim(), events });
    if (answer.ok) {
      forget();
      return onAdded(answer.body);
    }
    const fault = urlFaults.find((each) => each === answer.fields?.url);
    if (fault !== undefined) setFaults({ url: fault });
    else setFaults(answer.fields?.events === undefined ? { code: answer.code } : { events: true });
  };
  return (
    <ManagedForm faults={faults} label={t('webhooks.submit')} onSubmit={submit}>
      <TextField
        label={t('webhooks.url')}
        hint={t('webhooks.urlHint')}
        error={faults.url && t(`webhooks.fault.${faults.url}`)}
        type="url"
        inputMode="url"
        required
        maxLength={WEBHOOK_URL_MAX}
        autoComplete="off"
        spellCheck={false}
        value={url}
        data-first-focus=""
        onChange={({ target }) => change({ url: target.value })}
      />
      <div data-invalid={faults.events && ''}>
        <CheckboxGroup
          legend={t('webhooks.events')}
          layout="rows"
          choices={webhookKinds.map((value) => ({ value, label: t(`webhooks.event.${value}`) }))}
          values={events}
          error={faults.events && t('webhooks.eventsRequired')}
          onChange={(chosen) => change({ events: chosen })}
        />
      </div>
    </ManagedForm>
  );
}
