import { type FormEvent, useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { contactLengthMax, findContactFault } from '#shared/booking/contact-rules.ts';
import type { AccessLinkIntent, NewsletterIntent } from '../../data/device/rows.ts';
import { readdressIntent } from '../../data/outbox/readdress-intent.ts';
import { Button } from '../../ui/actions/button.tsx';
import { TextField } from '../../ui/fields/text-field.tsx';
import { useTextDraft } from '../use-text-draft.ts';

type FixEmailProps = { row: NewsletterIntent | AccessLinkIntent; onDone: () => void };

/** Another address for the same wish; how it fares is seen in the list. */
export function FixEmail({ row, onDone }: FixEmailProps) {
  const { t } = useTranslation('outbox');
  const { text: email, type, isRestored, forget } = useTextDraft(`address:${row.id}`, row.email);
  const [isBad, setBad] = useState(false);
  const field = useRef<HTMLInputElement>(null);
  useEffect(() => field.current?.focus(), []);
  const send = async (event: FormEvent) => {
    event.preventDefault();
    const address = email.trim();
    if (address === '' || findContactFault('email', address)) {
      setBad(true);
      field.current?.focus();
      return;
    }
    await readdressIntent(row, address);
    forget();
    onDone();
  };
  return (
    <form className="stack" noValidate onSubmit={(event) => void send(event)}>
      <TextField
        ref={field}
        label={t('act.email')}
        type="email"
        autoComplete="email"
        inputMode="email"
        maxLength={contactLengthMax.email}
        value={email}
        hint={isRestored ? t('act.leftOff') : undefined}
        error={isBad ? t('act.badEmail') : undefined}
        onChange={(event) => {
          type(event.target.value);
          setBad(false);
        }}
      />
      <Button type="submit">{t('act.send')}</Button>
    </form>
  );
}
