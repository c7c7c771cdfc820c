import { Copy } from 'lucide-react';
import { type FormEvent, useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { AddedKeyView } from '#shared/api/admin/sessions.ts';
import { addKey } from '../../data/staff/commands/manage-access.ts';
import type { Refusal } from '../../data/wire/http.ts';
import { Button } from '../../ui/actions/button.tsx';
import { copyText } from '../../ui/actions/copy-text.ts';
import { Alert } from '../../ui/feedback/alert.tsx';
import { showToast } from '../../ui/feedback/toasts.ts';
import { TextField } from '../../ui/fields/text-field.tsx';
import { KeyAgain, useKeyAgain } from '../parts/access/key-again.tsx';
import { AddOnce } from '../parts/saving/add-once.tsx';
import { useWhyWait } from '../parts/use-why-wait.ts';
import { faultWords } from '../parts/words/fault-words.ts';
import styles from './devices.module.css';

const LABEL_MAX = 80;

/** A name first, then the key, once. */
export function AddKey({ whyId, onAdded }: { whyId: string | undefined; onAdded: () => Promise<void> }) {
  const { t } = useTranslation('admin');
  return (
    <AddOnce<AddedKeyView>
      {...{ whyId, onAdded }}
      label={t('devices.addKey')}
      titleOf={(added) =>
        added === undefined ? t('devices.addKeyTitle') : t('devices.newKeyTitle', { name: added.label })
      }
      form={(show) => <NameKey onAdded={show} />}
      once={({ key }, close) => <ShowKey text={key} onDone={close} />}
    />
  );
}

function NameKey({ onAdded }: { onAdded: (key: AddedKeyView) => void }) {
  const { t } = useTranslation('admin');
  const [label, setLabel] = useState('');
  const [busy, setBusy] = useState(false);
  const [error, setError] = useState<string>();
  const why = useWhyWait();
  const again = useKeyAgain();
  const wordsOf = ({ code, fields }: Refusal) =>
    fields?.label === undefined ? faultWords(code, t) : t('devices.addKeyInvalid');
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (busy) return;
    if (label.trim() === '') return setError(t('devices.addKeyRequired'));
    if (!again.isTyped()) return;
    setBusy(true);
    const answer = await addKey(label.trim(), again.key);
    setBusy(false);
    if (answer.ok) onAdded(answer.body);
    else if (!again.refused(answer.code)) setError(wordsOf(answer));
  };
  return (
    <form className="stack" onSubmit={submit} noValidate>
      <TextField
        label={t('devices.addKeyLabel')}
        hint={t('devices.addKeyHint')}
        error={error}
        required
        maxLength={LABEL_MAX}
        autoComplete="off"
        value={label}
        data-first-focus=""
        onChange={({ target }) => {
          setLabel(target.value);
          setError(undefined);
        }}
      />
      <KeyAgain again={again} />
      <Button type="submit" busy={busy} disabled={why !== undefined} why={why} wide>
        {t('devices.addKeySubmit')}
      </Button>
    </form>
  );
}

function ShowKey({ text, onDone }: { text: string; onDone: () => void }) {
  const { t } = useTranslation('admin');
  const id = useId();
  const copy = async () => {
    const done = await copyText(text);
    showToast({ text: t(done ? 'devices.copied' : 'devices.copyFailed'), tone: done ? 'success' : 'danger' });
  };
  return (
    <div className="stack">
      <Alert tone="warning" role="status">
        {t('devices.newKeyText')}
      </Alert>
      <div>
        <span id={id} className="visually-hidden">
          {t('devices.newKeyLabel')}
        </span>
        <output className={styles.key} aria-labelledby={id}>
          {text}
        </output>
      </div>
      <div className="cluster">
        <Button icon={<Copy aria-hidden="true" />} onClick={copy}>
          {t('devices.copy')}
        </Button>
        <Button variant="secondary" onClick={onDone}>
          {t('devices.newKeyDone')}
        </Button>
      </div>
    </div>
  );
}
