import { Trash2 } from 'lucide-react';
import { type FormEvent, useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { CatalogueEntry } from '#shared/api/admin/catalogue.ts';
import type { Locale } from '#shared/kernel/locale.ts';
import { Button } from '../../../ui/actions/button.tsx';
import { Sheet } from '../../../ui/dialogs/dialog.tsx';
import { Alert } from '../../../ui/feedback/alert.tsx';
import { FormSkeleton } from '../../../ui/feedback/form-skeleton.tsx';
import { IntoView } from '../../../ui/feedback/into-view.tsx';
import { RefusedAlert } from '../../parts/refused-alert.tsx';
import { TwoVersions } from '../../parts/two-versions.tsx';
import { useWhyWait } from '../../parts/use-why-wait.ts';
import { differences, entryTitle } from '../entry-words.ts';
import { EntryFields } from './entry-fields.tsx';
import styles from './entry-form.module.css';
import { EntryPreview } from './entry-preview.tsx';
import { fieldsOf, valuesOf } from './entry-values.ts';
import { RemoveDialog } from './remove-dialog.tsx';
import { type EntryForm, type EntryFormInput, useEntryForm } from './use-entry-form.ts';

type EntrySheetProps = EntryFormInput & {
  defaultLocale: Locale;
  onClose: () => void;
  onRemoved: (outcome: 'removed' | 'hidden') => void;
};

/** Adds or changes a service, a product or an option, beside what a customer will see of it. */
export function EntrySheet({ defaultLocale, onClose, onRemoved, ...input }: EntrySheetProps) {
  const { t } = useTranslation('admin');
  const { type, entry } = input;
  const form = useEntryForm(input);
  const offline = useWhyWait();
  const formId = useId();
  const [isAsking, setAsking] = useState(false);
  const why = offline ?? (form.theirs && t('catalogue.form.conflictFirst'));
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (why !== undefined) return;
    await form.save();
  };
  return (
    <Sheet
      open
      size="m"
      onClose={onClose}
      title={entry ? entryTitle(entry, t) : t(`catalogue.form.add.${type}`)}
      closeLabel={t('close')}
      actions={
        <>
          <Button variant="secondary" onClick={onClose}>
            {t('catalogue.form.cancel')}
          </Button>
          <Button type="submit" form={formId} busy={form.busy} disabled={why !== undefined} why={why}>
            {t(entry ? 'catalogue.form.save' : 'catalogue.form.create')}
          </Button>
        </>
      }
    >
      {form.isRead ? (
        <form
          id={formId}
          noValidate
          className={`stack ${styles.form}`}
          onSubmit={(event) => void submit(event)}
        >
          <Notices form={form} />
          <EntryFields form={form} defaultLocale={defaultLocale} />
          <EntryPreview form={form} defaultLocale={defaultLocale} />
          {entry && (
            <Button
              variant="quiet"
              icon={<Trash2 aria-hidden="true" />}
              disabled={offline !== undefined}
              why={offline}
              onClick={() => setAsking(true)}
            >
              {t('catalogue.form.remove')}
            </Button>
          )}
        </form>
      ) : (
        <FormSkeleton />
      )}
      {entry && isAsking && (
        <RemoveDialog entry={entry} onClose={() => setAsking(false)} onRemoved={onRemoved} />
      )}
    </Sheet>
  );
}

/** How what is typed stands to what is saved. */
function Notices({ form }: { form: EntryForm }) {
  const { t } = useTranslation('admin');
  const { theirs, restored, refusal } = form;
  return (
    <>
      {theirs && <Conflict form={form} theirs={theirs} />}
      {restored && !theirs && (
        <Alert
          actions={
            <Button variant="secondary" onClick={form.startOver}>
              {t('catalogue.form.restart')}
            </Button>
          }
        >
          {t('catalogue.form.restored')}
        </Alert>
      )}
      {refusal !== undefined && (
        <IntoView>
          <RefusedAlert
            code={refusal}
            title={t('catalogue.form.saveFailed')}
            words={refusal === 'catalogue.not_found' ? t('catalogue.form.gone') : undefined}
          />
        </IntoView>
      )}
    </>
  );
}

/** Two people wrote: both values wherever they differ, and a choice (D154). */
function Conflict({ form, theirs }: { form: EntryForm; theirs: CatalogueEntry }) {
  const { t } = useTranslation('admin');
  return (
    <TwoVersions
      title={t('catalogue.form.conflict')}
      rows={differences(form.type, fieldsOf(form.values), fieldsOf(valuesOf(theirs)), t)}
      onMine={form.keepMine}
      onTheirs={form.startOver}
    />
  );
}
