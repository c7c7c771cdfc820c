import { Send } from 'lucide-react';
import { type FormEvent, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { contactLengthMax } from '#shared/booking/contact-rules.ts';
import { errorText } from '../../i18n/error-text.ts';
import { Alert } from '../../ui/alert.tsx';
import { Button } from '../../ui/button.tsx';
import { TextField } from '../../ui/text-field.tsx';
import { type AskedLink, useAskLink } from './use-ask-link.ts';

/** `<AskLink>` One field for a mail with a link to all bookings; the answer is the same whether anything is booked or not (decision 129). */
export function AskLink() {
  const { t } = useTranslation('access');
  const { email, fault, refusal, asked, isBusy, type, send, startOver } = useAskLink();
  const field = useRef<HTMLInputElement>(null);
  const onSubmit = (event: FormEvent) => {
    event.preventDefault();
    field.current?.focus();
    void send();
  };
  if (asked) return <Asked asked={asked} startOver={startOver} />;
  return (
    <form className="stack" noValidate onSubmit={onSubmit}>
      <TextField
        ref={field}
        label={t('email')}
        hint={t('emailHint')}
        type="email"
        name="email"
        autoComplete="email"
        inputMode="email"
        maxLength={contactLengthMax.email}
        value={email}
        error={fault && t(fault)}
        onChange={(event) => type(event.target.value)}
      />
      <Button type="submit" busy={isBusy} icon={<Send aria-hidden="true" />}>
        {t('send')}
      </Button>
      {refusal && (
        <Alert tone="danger" role="alert" title={errorText(refusal.code)}>
          {refusal.retryAfterMs === undefined
            ? t('failed.kept')
            : t('failed.wait', { count: Math.ceil(refusal.retryAfterMs / 60_000) })}
        </Alert>
      )}
    </form>
  );
}

/** What became of it; "sent" is said only of what the server took. */
function Asked({ asked, startOver }: { asked: AskedLink; startOver: () => void }) {
  const { t } = useTranslation('access');
  const { email, isKept } = asked;
  return (
    <div role="status" tabIndex={-1} ref={(place) => place?.focus()}>
      <Alert
        tone={isKept ? 'warning' : 'success'}
        title={isKept ? t('kept.title') : t('asked.title')}
        actions={
          <Button variant="quiet" onClick={startOver}>
            {t('asked.again')}
          </Button>
        }
      >
        {isKept ? t('kept.text', { email }) : t('asked.text', { email })}
      </Alert>
    </div>
  );
}
