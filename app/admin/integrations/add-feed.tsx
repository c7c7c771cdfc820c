import { type FormEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { type AddedFeedView, FEED_LABEL_MAX } from '#shared/api/admin/feeds.ts';
import { addFeed } from '../../data/staff/commands/integrations/manage-feeds.ts';
import type { Refusal } from '../../data/wire/http.ts';
import { Button } from '../../ui/actions/button.tsx';
import { TextField } from '../../ui/fields/text-field.tsx';
import { ShowOnce } from '../parts/managed/show-once.tsx';
import { AddOnce } from '../parts/saving/add-once.tsx';
import { useWhyWait } from '../parts/use-why-wait.ts';
import { faultWords } from '../parts/words/fault-words.ts';

/** A name first, then the address, once. What is typed stays when the dialog closes. */
export function AddFeed({ whyId, onAdded }: { whyId: string | undefined; onAdded: () => Promise<void> }) {
  const { t } = useTranslation('admin');
  const [label, setLabel] = useState('');
  return (
    <AddOnce<AddedFeedView>
      {...{ whyId, onAdded }}
      label={t('integrations.add')}
      titleOf={(added) =>
        added === undefined ? t('integrations.add') : t('integrations.addressTitle', { name: added.label })
      }
      form={(show) => (
        <NameFeed
          label={label}
          onLabel={setLabel}
          onAdded={(feed) => {
            setLabel('');
            show(feed);
          }}
        />
      )}
      once={({ url }, close) => (
        <ShowOnce
          label={t('integrations.address')}
          value={url}
          warning={t('integrations.addressOnce')}
          onDone={close}
        >
          <p>{t('integrations.how')}</p>
        </ShowOnce>
      )}
    />
  );
}

type NameFeedProps = {
  label: string;
  onLabel: (label: string) => void;
  onAdded: (feed: AddedFeedView) => void;
};

function NameFeed({ label, onLabel, onAdded }: NameFeedProps) {
  const { t } = useTranslation('admin');
  const [busy, setBusy] = useState(false);
  const [error, setError] = useState<string>();
  const why = useWhyWait();
  const wordsOf = ({ code, fields }: Refusal) =>
    fields?.label === undefined ? faultWords(code, t) : t('integrations.labelInvalid');
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (busy) return;
    if (label.trim() === '') return setError(t('integrations.labelRequired'));
    setBusy(true);
    const answer = await addFeed(label.trim());
    setBusy(false);
    if (answer.ok) onAdded(answer.body);
    else setError(wordsOf(answer));
  };
  return (
    <form className="stack" onSubmit={submit} noValidate>
      <TextField
        label={t('integrations.label')}
        hint={t('integrations.labelHint')}
        error={error}
        required
        maxLength={FEED_LABEL_MAX}
        autoComplete="off"
        value={label}
        data-first-focus=""
        onChange={({ target }) => {
          onLabel(target.value);
          setError(undefined);
        }}
      />
      <Button type="submit" busy={busy} disabled={why !== undefined} why={why} wide>
        {t('integrations.submit')}
      </Button>
    </form>
  );
}
