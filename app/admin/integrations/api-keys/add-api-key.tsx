import { useTranslation } from 'react-i18next';
import * as z from 'zod/mini';
import type { AddApiKeyInput, AddedApiKeyView } from '#shared/api/admin/api-keys.ts';
import { API_KEY_LABEL_MAX, keyScopes } from '#shared/company/api-keys.ts';
import { addApiKey } from '../../../data/staff/commands/integrations/manage-api-keys.ts';
import { CheckboxGroup } from '../../../ui/fields/checkbox-group.tsx';
import { TextField } from '../../../ui/fields/text-field.tsx';
import { CodeBox } from '../../parts/managed/code-box.tsx';
import { ManagedForm, useManagedForm } from '../../parts/managed/managed-form.tsx';
import { ShowOnce } from '../../parts/managed/show-once.tsx';
import { AddOnce } from '../../parts/saving/add-once.tsx';
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
          <CodeBox>{t('api-keys.header', { key: `…${hint}` })}</CodeBox>
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
  const { input, faults, setFaults, change, forget } = useManagedForm<AddApiKeyInput, Faults>(
    'api-key',
    draftSchema,
    untouched,
  );
  const { label, scopes } = input;
  const submit = async () => {
    const isEmpty = label.trim() === '';
    if (isEmpty || scopes.length === 0) {
      return setFaults({
        ...(isEmpty && { label: 'required' }),
        ...(scopes.length === 0 && { scopes: true }),
      });
    }
    const answer = await addApiKey({ label: label.trim(), scopes });
    if (!answer.ok) {
      return setFaults(answer.fields?.label === undefined ? { code: answer.code } : { label: 'invalid' });
    }
    forget();
    onAdded(answer.body);
  };
  const labelWords = { required: t('api-keys.labelRequired'), invalid: t('api-keys.labelInvalid') };
  return (
    <ManagedForm faults={faults} label={t('api-keys.submit')} onSubmit={submit}>
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
    </ManagedForm>
  );
}
