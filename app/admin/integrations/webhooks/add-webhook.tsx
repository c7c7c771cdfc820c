import { type FormEvent, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import * as z from 'zod/mini';
import type { AddedWebhookView, AddWebhookInput } from '#shared/api/admin/webhooks.ts';
import { WEBHOOK_URL_MAX, webhookKinds } from '#shared/company/webhooks.ts';
import { addWebhook } from '../../../data/staff/commands/integrations/manage-webhooks.ts';
import { Button } from '../../../ui/actions/button.tsx';
import { Alert } from '../../../ui/feedback/alert.tsx';
import { CheckboxGroup } from '../../../ui/fields/checkbox-group.tsx';
import { TextField } from '../../../ui/fields/text-field.tsx';
import { useWhenChanged } from '../../../ui/use-when-changed.ts';
import { AddOnce } from '../../parts/saving/add-once.tsx';
import { useStaffDraft } from '../../parts/use-staff-draft.ts';
import { useWhyWait } from '../../parts/use-why-wait.ts';
import { faultWords } from '../../parts/words/fault-words.ts';
import { ShowOnce } from '../show-once.tsx';
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
  const [draft = untouched, setDraft] = useStaffDraft('webhook', draftSchema);
  const [busy, setBusy] = useState(false);
  const [faults, setFaults] = useState<Faults>({});
  const form = useRef<HTMLFormElement>(null);
  const why = useWhyWait();
  const { url, events } = draft;
  const change = (part: Partial<AddWebhookInput>) => {
    setDraft({ ...draft, ...part });
    setFaults({});
  };
  // Once the faults are drawn, which a frame may come before.
  useWhenChanged(() => {
    form.current?.querySelector<HTMLElement>('[aria-invalid="true"], [data-invalid] input')?.focus();
  }, [faults]);
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (busy) return;
    const isEmpty = url.trim() === '';
    if (isEmpty || events.length === 0) {
      return setFaults({ ...(isEmpty && { url: 'required' }), ...(events.length === 0 && { events: true }) });
    }
    setBusy(true);
    const answer = await addWebhook({ url: url.trim(), events });
    setBusy(false);
    if (answer.ok) {
      setDraft(undefined);
      return onAdded(answer.body);
    }
    const fault = urlFaults.find((each) => each === answer.fields?.url);
    if (fault !== undefined) setFaults({ url: fault });
    else setFaults(answer.fields?.events === undefined ? { code: answer.code } : { events: true });
  };
  return (
    <form ref={form} className="stack" onSubmit={submit} noValidate>
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
      {faults.code !== undefined && (
        <Alert tone="danger" role="alert">
          {faultWords(faults.code, t)}
        </Alert>
      )}
      <Button type="submit" busy={busy} disabled={why !== undefined} why={why} wide>
        {t('webhooks.submit')}
      </Button>
    </form>
  );
}
