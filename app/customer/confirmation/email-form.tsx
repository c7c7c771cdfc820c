import { Send } from 'lucide-react';
import { type FormEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { type ContactFault, findContactFault } from '#shared/booking/contact-rules.ts';
import type { Id } from '#shared/kernel/ids.ts';
import { remote } from '../../data/remote.ts';
import { useMailsLeave } from '../../frame/use-mails-leave.ts';
import { useTextDraft } from '../../frame/use-text-draft.ts';
import { refusalWords } from '../../i18n/error-text.ts';
import { Button } from '../../ui/actions/button.tsx';
import { Alert } from '../../ui/feedback/alert.tsx';
import { EmailField } from '../parts/booking/email-field.tsx';
import { showDone } from '../parts/page/show-done.ts';
import { SlowNote } from '../parts/page/slow-note.tsx';
import { useAttempt } from '../parts/page/use-attempt.ts';
import { useSentAddress } from './use-sent-address.ts';

export interface EmailFormProps {
  readonly link: { readonly id: Id; readonly email: string; readonly sig: string };
  readonly onClose: () => void;
}

const faultKeys = {
  required: 'address.required',
  invalid: 'address.invalid',
  too_long: 'address.invalid',
  reserved: 'address.reserved',
} as const satisfies Record<ContactFault, string>;

/** The right address for a booking just made. */
export function EmailForm({ link, onClose }: EmailFormProps) {
  const { t } = useTranslation('booking');
  const mailsLeave = useMailsLeave();
  const { email, type, isRestored, fault, code, isBusy, send, giveUp } = useReaddress(link, onClose);
  const onSubmit = (event: FormEvent) => {
    event.preventDefault();
    void send();
  };
  return (
    <form className="stack" noValidate onSubmit={onSubmit}>
      <EmailField
        ref={focusOnce}
        label={t('address.label')}
        hint={isRestored ? t('leftOff') : t(mailsLeave ? 'address.hint' : 'address.hintKept')}
        value={email}
        readOnly={isBusy}
        error={fault && t(faultKeys[fault])}
        onChange={({ target }) => type(target.value)}
      />
      {code !== undefined && <NotChanged code={code} />}
      <div className="cluster">
        <Button type="submit" busy={isBusy} icon={<Send aria-hidden="true" />}>
          {t('address.send')}
        </Button>
        <Button variant="quiet" onClick={giveUp}>
          {t('address.cancel')}
        </Button>
      </div>
      <SlowNote isBusy={isBusy} text={t('address.sending')} />
    </form>
  );
}

function focusOnce(field: HTMLInputElement | null) {
  field?.focus();
}

function useReaddress(link: EmailFormProps['link'], onClose: () => void) {
  const { t } = useTranslation('booking');
  const mailsLeave = useMailsLeave();
  const { text: email, isRestored, ...draft } = useTextDraft(`address:${link.id}`, link.email);
  const [fault, setFault] = useState<ContactFault>();
  const { code, isBusy, attempt, forget } = useAttempt();
  const sent = useSentAddress(link.id);
  const type = (next: string) => {
    draft.type(next);
    setFault(undefined);
    forget();
  };
  const giveUp = () => {
    draft.forget();
    onClose();
  };
  const send = async () => {
    if (isBusy) return;
    const address = email.trim();
    const wrong = findContactFault('email', address);
    setFault(wrong);
    if (wrong) return;
    const { key } = sent.begin(address);
    const isDone = await attempt(async () => {
      const outcome = await remote.readdressBooking(link, address, key);
      if (outcome.ok || !isUnanswered(outcome.code)) sent.end();
      return outcome;
    });
    if (!isDone) return;
    showDone(t(mailsLeave ? 'address.done' : 'address.doneKept', { email: address }));
    giveUp();
  };
  return { email, type, isRestored, fault, code, isBusy, send, giveUp };
}

/** Perhaps it was done: the same is asked again before anything is said. */
function isUnanswered(code: string): boolean {
  return (
    code === 'network' || code === 'timeout' || code === 'server.busy' || code === 'idempotency.in_progress'
  );
}

function NotChanged({ code }: { code: string }) {
  const { t } = useTranslation('booking');
  const isLate = code === 'booking.not_changeable';
  const { title, text } = refusalWords(code, { title: t('address.failed'), text: '' });
  return (
    <Alert tone="danger" role="alert" title={title}>
      {isLate ? t('address.late') : text}
    </Alert>
  );
}
