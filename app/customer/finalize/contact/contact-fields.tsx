import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useMailsLeave } from '../../../frame/use-mails-leave.ts';
import { Button } from '../../../ui/actions/button.tsx';
import styles from '../finalize.module.css';
import { ContactInput } from './contact-input.tsx';
import { formatPhone } from './format-phone.ts';
import { suggestEmail } from './suggest-email.ts';
import type { ContactForm } from './use-contact-form.ts';

type ContactFieldsProps = {
  form: ContactForm;
  /** Stands instead of the field of an address that cannot be changed here. */
  email?: ReactNode;
};

/** Who we talk to. E-mail first: a visit that got lost can then be found again. */
export function ContactFields({ form, email }: ContactFieldsProps) {
  const { t } = useTranslation('finalize');
  const tidyPhone = () => {
    const typed = form.values.phone;
    void formatPhone(typed).then((written) => form.tidy('phone', typed, written));
  };
  return (
    <fieldset className={styles.group}>
      <legend>{t('groups.contact')}</legend>
      {email ?? <EmailField form={form} />}
      <ContactInput
        form={form}
        field="firstName"
        label={t('fields.firstName')}
        autoComplete="given-name"
        autoCapitalize="words"
      />
      <ContactInput
        form={form}
        field="lastName"
        label={t('fields.lastName')}
        autoComplete="family-name"
        autoCapitalize="words"
      />
      <ContactInput
        form={form}
        field="phone"
        label={t('fields.phone')}
        hint={t('hints.phone')}
        type="tel"
        inputMode="tel"
        autoComplete="tel"
        placeholder="+1 407 555 0123"
        onLeave={tidyPhone}
      />
    </fieldset>
  );
}

function EmailField({ form }: { form: ContactForm }) {
  const { t } = useTranslation('finalize');
  return (
    <ContactInput
      form={form}
      field="email"
      label={t('fields.email')}
      hint={<EmailHint form={form} />}
      type="email"
      inputMode="email"
      autoComplete="email"
      autoCapitalize="none"
      spellCheck={false}
      placeholder={t('placeholders.email')}
    />
  );
}

/** What the address is for, or what it was probably meant to be. */
function EmailHint({ form }: { form: ContactForm }) {
  const { t } = useTranslation('finalize');
  const mailsLeave = useMailsLeave();
  const meant = suggestEmail(form.values.email);
  if (meant === undefined || (!form.isGood('email') && form.errors.email === undefined))
    return t(mailsLeave ? 'hints.email' : 'hints.emailKept');
  return (
    <Button variant="quiet" className={styles.suggestion} onClick={() => form.change('email', meant)}>
      {t('hints.meant', { email: meant })}
    </Button>
  );
}
