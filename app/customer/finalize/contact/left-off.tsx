import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { CONTACT_DRAFT } from '../../../data/drafts/contact-draft.ts';
import { wasDraftedHere } from '../../../data/drafts/drafted-here.ts';
import {
  forgetLastContact,
  type LastContact,
  restoreLastContact,
} from '../../../data/drafts/last-contact.ts';
import { Button } from '../../../ui/actions/button.tsx';
import { Alert } from '../../../ui/feedback/alert.tsx';
import { showToast } from '../../../ui/feedback/toasts.ts';
import type { Contact } from './contact.ts';
import { type ContactForm, focusField } from './use-contact-form.ts';
import { hasLast, withoutLast } from './without-last.ts';

type LeftOffProps = {
  form: ContactForm;
  /** Whom the last booking of this device was for. */
  last?: LastContact | undefined;
  /** The form holds what was typed before: told only of an earlier visit. */
  isRestored: boolean;
  draftKey?: string;
  /** What it would begin with otherwise. */
  fresh: Contact;
};

/** Says where the words in the form come from when they were not typed just now, and takes them out with one tap. */
export function LeftOff(props: LeftOffProps) {
  const { form, last: found, isRestored, draftKey = CONTACT_DRAFT, fresh } = props;
  const { t } = useTranslation('finalize');
  // What the booking itself leaves behind is not for this form.
  const [last, setLast] = useState(found);
  const [isSaid, setSaid] = useState(isRestored && !wasDraftedHere(draftKey));
  const { values, fill, isShut } = form;
  const [restored] = useState(isSaid ? values : undefined);

  const clear = (next: Contact, done: string, putBack?: () => void) => {
    fill(next);
    setSaid(false);
    // The button that was pressed goes.
    focusField('email');
    const onUndo = () => {
      fill(values);
      putBack?.();
    };
    showToast({ text: done, undo: { label: t('saved.undo'), onUndo } });
  };
  if (last && hasLast(values, last)) {
    const forget = () => {
      setLast(undefined);
      void forgetLastContact();
      clear(withoutLast(values, last, restored), t('again.cleared'), () => {
        setLast(last);
        void restoreLastContact(last);
      });
    };
    return (
      <Alert
        title={t('again.title')}
        actions={
          <Button variant="secondary" disabled={isShut} onClick={forget}>
            {t('again.clear')}
          </Button>
        }
      >
        {t('again.text')}
      </Alert>
    );
  }
  if (!isSaid) return null;
  return (
    <Alert
      title={t('draft.title')}
      onDismiss={() => setSaid(false)}
      dismissLabel={t('close')}
      actions={
        <Button variant="secondary" disabled={isShut} onClick={() => clear(fresh, t('draft.cleared'))}>
          {t('draft.startOver')}
        </Button>
      }
    >
      {t('draft.text')}
    </Alert>
  );
}
