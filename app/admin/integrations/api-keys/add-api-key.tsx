import { type FormEvent, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import * as z from 'zod/mini';
import type { AddApiKeyInput, AddedApiKeyView } from '#shared/api/admin/api-keys.ts';
import { API_KEY_LABEL_MAX, keyScopes } from '#shared/company/api-keys.ts';
import { addApiKey } from '../../../data/staff/commands/integrations/manage-api-keys.ts';
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
import styles from './api-keys.module.css';
import { scopeWords } from './scope-words.ts';

const draftSchema = z.object({ label: z.string(), scopes: z.array(z.enum(keyScopes)) });
/** What reads alone is ticked; who wants more says so. */
const untouched: AddApiKeyInput = { label: '', scopes: ['catalogue:read', 'slots:read'] };

/** A name and what it may do, then the key, once. What is typed outlives the dialog and the page. */
export function AddApiKey({ whyId, onAdded }: { whyId: string | undefined; onAdded: () => Promise<void> }) {
  const { t } = useTranslation('admin');
  return (
    <AddOnce<AddedApiKeyView>
      {...{ whyId, onAdded }}
      label={t('api-keys.add')}
      titleOf={(added) =>
        added === undefined ? t('api-keys.add') : t('api-keys.keyTitle', { name: added.label })
      }
      size="m"
      form={(show) => <ApiKeyForm onAdded={show} />}
      once={({ key, hint }, close) => (
        <ShowOnce label={t('api-keys.key')} value={key} warning={t('api-keys.keyOnce')} onDone={close}>
          <p>{t('api-keys.how')}</p>
          <code className={styles.header} translate="no">
            {t('api-keys.header', { key: `…${hint}` })}
          </code>
          <p>
            <a href="/api/openapi.json" target="_blank" rel="noreferrer">
              {t('api-keys.calls')}
            </a>
          </p>
        </ShowOnce>
      )}
    />
  );
}

interface Faults {
  readonly label?: 'required' | 'invalid';
  readonly scopes?: true;
  /** Of neither field. */
  readonly code?: string;
}

function ApiKeyForm({ onAdded }: { onAdded: (key: AddedApiKeyView) => void }) {
  const { t } = useTranslation('admin');
  const [draft = untouched, setDraft] = useStaffDraft('api-key', draftSchema);
  const [busy, setBusy] = useState(false);
  const [faults, setFaults] = useState<Faults>({});
  const form = useRef<HTMLFormElement>(null);
  const why = useWhyWait();
  const { label, scopes } = draft;
  const change = (part: Partial<AddApiKeyInput>) => {
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
    const isEmpty = label.trim() === '';
    if (isEmpty || scopes.length === 0) {
      return setFaults({
        ...(isEmpty && { label: 'required' }),
        ...(scopes.length === 0 && { scopes: true }),
      });
    }
    setBusy(true);
    const answer = await addApiKey({ label: label.trim(), scopes });
    setBusy(false);
    if (!answer.ok) {
      return setFaults(answer.fields?.label === undefined ? { code: answer.code } : { label: 'invalid' });
    }
    setDraft(undefined);
    onAdded(answer.body);
  };
  const labelWords = { required: t('api-keys.labelRequired'), invalid: t('api-keys.labelInvalid') };
  return (
    <form ref={form} className="stack" onSubmit={submit} noValidate>
      <TextField
        label={t('api-keys.label')}
        hint={t('api-keys.labelHint')}
        error={faults.label && labelWords[faults.label]}
        required
        maxLength={API_KEY_LABEL_MAX}
        autoComplete="off"
        value={label}
        data-first-focus=""
        onChange={({ target }) => change({ label: target.value })}
      />
      <div data-invalid={faults.scopes && ''}>
        <CheckboxGroup
          legend={t('api-keys.scopes')}
          layout="rows"
          choices={keyScopes.map((value) => ({
            value,
            label: t(scopeWords[value].label),
            detail: t(scopeWords[value].detail),
          }))}
          values={scopes}
          error={faults.scopes && t('api-keys.scopesRequired')}
          onChange={(chosen) => change({ scopes: chosen })}
        />
      </div>
      {faults.code !== undefined && (
        <Alert tone="danger" role="alert">
          {faultWords(faults.code, t)}
        </Alert>
      )}
      <Button type="submit" busy={busy} disabled={why !== undefined} why={why} wide>
        {t('api-keys.submit')}
      </Button>
    </form>
  );
}
