import { Check, Plus } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { contactFieldId } from '../../../booking/contact/use-contact-fields.ts';
import { TextArea } from '../../../ui/fields/text-area.tsx';
import styles from '../finalize.module.css';
import { hasNote, toggleNote } from './toggle-note.ts';
import type { ContactForm } from './use-contact-form.ts';

const remarks = ['remarks.dog', 'remarks.street', 'remarks.call'] as const;

/** Free words for the crew, and the three that are asked for most as one tap each. */
export function NotesField({ form }: { form: ContactForm }) {
  const { t } = useTranslation('finalize');
  const { notes } = form.values;
  return (
    <fieldset className={styles.group}>
      <legend>{t('groups.notes')}</legend>
      <TextArea
        id={contactFieldId('notes')}
        name="notes"
        label={t('fields.notes')}
        note={t('optional')}
        error={form.errors.notes}
        value={notes}
        readOnly={form.isShut}
        onChange={(event) => form.change('notes', event.target.value)}
        onBlur={() => form.leave('notes')}
      />
      <div className="cluster">
        {remarks.map((key) => {
          const remark = t(key);
          const isOn = hasNote(notes, remark);
          return (
            <button
              key={key}
              type="button"
              className={styles.chip}
              aria-pressed={isOn}
              disabled={form.isShut}
              onClick={() => form.change('notes', toggleNote(notes, remark))}
            >
              {isOn ? <Check aria-hidden="true" /> : <Plus aria-hidden="true" />}
              {remark}
            </button>
          );
        })}
      </div>
    </fieldset>
  );
}
