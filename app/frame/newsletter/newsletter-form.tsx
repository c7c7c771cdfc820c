import { Clock, MailCheck, Send } from 'lucide-react';
import { type FormEvent, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { contactLengthMax } from '#shared/booking/contact-rules.ts';
import { errorText } from '../../i18n/error-text.ts';
import { Button } from '../../ui/actions/button.tsx';
import { Alert } from '../../ui/feedback/alert.tsx';
import { TextField } from '../../ui/fields/text-field.tsx';
import { useMailsLeave } from '../use-mails-leave.ts';
import { useOnline } from '../use-online.ts';
import styles from './newsletter-form.module.css';
import { useNewsletter } from './use-newsletter.ts';

/** One field and a button; what became of it is said in their place. */
export function NewsletterForm() {
  const { t } = useTranslation('newsletter');
  const form = useNewsletter();
  const field = useRef<HTMLInputElement>(null);
  const { email, website, state, type, setWebsite, send, startOver } = form;
  const isSending = state.at === 'sending';
  const fault = state.at === 'typing' ? state.fault : undefined;
  const onSubmit = (event: FormEvent) => {
    event.preventDefault();
    field.current?.focus();
    void send();
  };
  if (state.at === 'asked' || state.at === 'kept') return <Settled {...state} startOver={startOver} />;
  return (
    <form className="stack" noValidate onSubmit={onSubmit}>
      <div className={styles.row}>
        <TextField
          ref={field}
          label={t('form.email')}
          type="email"
          name="email"
          autoComplete="email"
          inputMode="email"
          maxLength={contactLengthMax.email}
          value={email}
          readOnly={isSending}
          error={fault && t(`fault.${fault}`)}
          onChange={(event) => type(event.target.value)}
        />
        <Button type="submit" busy={isSending} icon={<Send aria-hidden="true" />}>
          {t('form.send')}
        </Button>
      </div>
      {/* Only robots fill it (D134): `inert` keeps it from eyes, ears, Tab and autofill. */}
      <label className="visually-hidden" inert aria-hidden="true">
        {t('form.website')}
        <input
          name="website"
          type="text"
          tabIndex={-1}
          autoComplete="off"
          value={website}
          onChange={(event) => setWebsite(event.target.value)}
        />
      </label>
      <Trouble state={state} />
    </form>
  );
}

/** Why nothing was sent; while the connection is away it says what pressing does. */
function Trouble({ state }: { state: ReturnType<typeof useNewsletter>['state'] }) {
  const { t } = useTranslation('newsletter');
  const online = useOnline();
  const failure = state.at === 'typing' ? state.failure : undefined;
  if (!online) return <Alert role="status">{t('form.offline')}</Alert>;
  if (!failure) return null;
  const isEarly = failure.code === 'request.too_many' && failure.waitMs !== undefined;
  return (
    <Alert tone="danger" role="alert" title={errorText(failure.code)}>
      {isEarly ? t('form.wait', { count: Math.ceil((failure.waitMs ?? 0) / 60_000) }) : t('form.kept')}
    </Alert>
  );
}

type SettledProps = { at: 'asked' | 'kept'; email: string; startOver: () => void };

/** Sent, or kept on this device until it can be. */
function Settled({ at, email, startOver }: SettledProps) {
  const { t } = useTranslation('newsletter');
  const mailsLeave = useMailsLeave();
  const isSent = at === 'asked';
  return (
    <div className={styles.asked} role="status" tabIndex={-1} ref={(place) => place?.focus()}>
      {isSent && mailsLeave ? <MailCheck aria-hidden="true" /> : <Clock aria-hidden="true" />}
      <div>
        <strong>{isSent ? t(mailsLeave ? 'form.done' : 'form.doneKeptTitle') : t('form.saved')}</strong>
        <p>
          {isSent
            ? t(mailsLeave ? 'form.doneText' : 'form.doneKept', { email })
            : t('form.savedText', { email })}
        </p>
        <Button variant="quiet" className={styles.again} onClick={startOver}>
          {t('form.again')}
        </Button>
      </div>
    </div>
  );
}
