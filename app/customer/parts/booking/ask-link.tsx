import { Send } from 'lucide-react';
import { type FormEvent, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { useMailsLeave } from '../../../frame/use-mails-leave.ts';
import { errorText } from '../../../i18n/error-text.ts';
import { Button } from '../../../ui/actions/button.tsx';
import { Alert } from '../../../ui/feedback/alert.tsx';
import { useNow } from '../page/use-now.ts';
import { EmailField } from './email-field.tsx';
import { type AskedLink, useAskLink } from './use-ask-link.ts';

/** `<AskLink>` One field for a mail with a link to all bookings; the answer is the same whether anything is booked or not (D129). */
export function AskLink() {
  const { t } = useTranslation('access');
  const { email, fault, refusal, asked, isBusy, type, send, startOver } = useAskLink();
  const field = useRef<HTMLInputElement>(null);
  const onSubmit = (event: FormEvent) => {
    event.preventDefault();
    field.current?.focus();
    void send();
  };
  if (asked) return <Asked {...{ asked, refusal, isBusy, send, startOver }} />;
  return (
    <form className="stack" noValidate onSubmit={onSubmit}>
      <EmailField
        ref={field}
        label={t('email')}
        hint={t('emailHint')}
        value={email}
        readOnly={isBusy}
        error={fault && t(fault)}
        onChange={(event) => type(event.target.value)}
      />
      <Button type="submit" busy={isBusy} icon={<Send aria-hidden="true" />}>
        {t('send')}
      </Button>
      <Refused refusal={refusal} />
    </form>
  );
}

type AskingLink = ReturnType<typeof useAskLink>;

function Refused({ refusal }: Pick<AskingLink, 'refusal'>) {
  const { t } = useTranslation('access');
  if (!refusal) return null;
  return (
    <Alert tone="danger" role="alert" title={errorText(refusal.code)}>
      {refusal.retryAfterMs === undefined
        ? t('failed.kept')
        : t('failed.wait', { count: Math.ceil(refusal.retryAfterMs / 60_000) })}
    </Alert>
  );
}

type AskedProps = Pick<AskingLink, 'refusal' | 'isBusy' | 'send' | 'startOver'> & { asked: AskedLink };

/** What became of it; "sent" is said only of what the server took. */
function Asked({ asked, startOver, ...again }: AskedProps) {
  const { t } = useTranslation('access');
  const { email, isKept } = asked;
  const mailsLeave = useMailsLeave();
  return (
    <div className="stack">
      <div role="status" tabIndex={-1} ref={focusOnce}>
        <Alert
          tone={isKept || !mailsLeave ? 'warning' : 'success'}
          title={isKept ? t('kept.title') : t(mailsLeave ? 'asked.title' : 'asked.keptTitle')}
          actions={
            <Button variant="quiet" onClick={startOver}>
              {t('asked.again')}
            </Button>
          }
        >
          {isKept ? t('kept.text', { email }) : t(mailsLeave ? 'asked.text' : 'asked.keptText', { email })}
        </Alert>
      </div>
      {!isKept && mailsLeave && <SendAgain asked={asked} {...again} />}
    </div>
  );
}

function focusOnce(place: HTMLElement | null) {
  place?.focus();
}

/** A mail takes its time; the server refuses the fourth in an hour anyway. */
const RESEND_AFTER_MS = 60_000;

/** Outside of what is read out by itself: its seconds would never stop. */
function SendAgain({ asked, refusal, isBusy, send }: Omit<AskedProps, 'startOver'>) {
  const { t } = useTranslation('access');
  const seconds = Math.ceil((asked.at + RESEND_AFTER_MS - useNow()) / 1_000);
  return (
    <>
      <Refused refusal={refusal} />
      <div>
        <Button variant="quiet" busy={isBusy} disabled={seconds > 0} onClick={() => void send()}>
          {seconds > 0 ? t('asked.wait', { seconds }) : t('asked.resend')}
        </Button>
      </div>
    </>
  );
}
