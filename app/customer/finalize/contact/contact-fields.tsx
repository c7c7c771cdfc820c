import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { ContactInput } from '../../../booking/contact/contact-input.tsx';
import { useMailsLeave } from '../../../frame/use-mails-leave.ts';
import styles from '../finalize.module.css';
import type { ContactForm } from './use-contact-form.ts';

type ContactFieldsProps = {
  form: ContactForm;
  /** Stands instead of the field of an address that cannot be changed here. */
  email?: ReactNode;
};

/** Who we talk to. E-mail first: a visit that got lost can then be found again. */
export function ContactFields({ form, email }: ContactFieldsProps) {
  const { t } = useTranslation('finalize');
  const mailsLeave = useMailsLeave();
  return (
    <fieldset className={styles.group}>
      <legend>{t('groups.contact')}</legend>
      {email ?? (
        <ContactInput
          form={form}
          field="email"
          label={t('fields.email')}
          hint={t(mailsLeave ? 'hints.email' : 'hints.emailKept')}
          placeholder={t('placeholders.email')}
        />
      )}
      <ContactInput form={form} field="firstName" label={t('fields.firstName')} />
      <ContactInput form={form} field="lastName" label={t('fields.lastName')} />
      <ContactInput
        form={form}
        field="phone"
        label={t('fields.phone')}
        hint={t('hints.phone')}
        placeholder="+1 407 555 0123"
      />
    </fieldset>
  );
}
