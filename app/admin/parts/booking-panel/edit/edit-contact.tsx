import { type FormEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { BookingRowView } from '#shared/api/admin/bookings.ts';
import { contactLengthMax } from '#shared/booking/contact-rules.ts';
import { mailAddressOf } from '#shared/booking/customer-key.ts';
import { refusedFields } from '../../../../booking/contact/refused-fields.ts';
import { changeBooking } from '../../../../data/staff/commands/change-booking.ts';
import { useMailsLeave } from '../../../../frame/use-mails-leave.ts';
import { Alert } from '../../../../ui/feedback/alert.tsx';
import { showToast } from '../../../../ui/feedback/toasts.ts';
import { CheckboxField } from '../../../../ui/fields/checkbox-field.tsx';
import { ShutFields } from '../../../../ui/fields/shut-fields.ts';
import { TextArea } from '../../../../ui/fields/text-area.tsx';
import { TextField } from '../../../../ui/fields/text-field.tsx';
import { checkClient, clientFields } from '../../client/client-draft.ts';
import { ClientFields, type RefusedClient } from '../../client/client-fields.tsx';
import { RefusedAlert } from '../../refused-alert.tsx';
import styles from '../booking.module.css';
import { useWithMail } from '../booking-mails.tsx';
import { dropTyped } from '../drop-typed.ts';
import { FormFoot } from '../form-foot.tsx';
import { isUpcoming } from '../is-upcoming.ts';
import type { Booking } from '../use-booking.ts';
import { type ContactEntry, contactEntry, contactInput, typedContact, withTyped } from './contact-entry.ts';
import { useFormDraft } from './use-form-draft.ts';

type EditContactProps = { row: BookingRowView; booking: Booking; onDone: () => void; onBack: () => void };

/** Another e-mail, or another phone of a customer without e-mail: their link ends with it. */
function isLinkEnding({ email, phone }: BookingRowView, entry: ContactEntry): boolean {
  const isSame = mailAddressOf(email) === undefined ? entry.phone.trim() === phone : true;
  return (mailAddressOf(email) ?? '') !== entry.email.trim().toLowerCase() || (entry.email === '' && !isSame);
}

/** Who the customer is, where to go, and what they said: put right, and told to them or not. */
export function EditContact({ row, booking, onDone, onBack }: EditContactProps) {
  const { t } = useTranslation('admin');
  const [typed, setTyped] = useFormDraft(`contact of ${row.id}`, typedContact, booking);
  const [told, setTold] = useState(false);
  const [refused, setRefused] = useState<RefusedClient>({});
  const [fault, setFault] = useState<string>();
  const withMail = useWithMail();
  const mailsLeave = useMailsLeave();
  const sentKey = mailsLeave ? 'booking.contact.linkSent' : 'booking.contact.linkKept';
  const emailKey = mailsLeave ? 'booking.contact.emailHint' : 'booking.contact.emailKept';
  const [busy, setBusy] = useState(false);
  const before = contactEntry(row, booking.gateCode);
  const entry = withTyped(before, typed);
  const isTold = isUpcoming(row) && entry.email.trim() !== '';
  // A reminder brings the new link, where one will leave.
  const unsentKey = isTold && mailsLeave ? 'booking.contact.linkNotSent' : 'booking.contact.linkToGive';
  const input = contactInput(before, isTold ? entry : { ...entry, notify: false });
  const change = (part: Partial<ContactEntry>) => {
    setTyped({ ...typed, ...part });
    setRefused({});
    setFault(undefined);
  };
  const leave = (go: () => void) => {
    setTyped(undefined);
    go();
  };
  const save = async (event: FormEvent) => {
    event.preventDefault();
    setTold(true);
    if (Object.keys(checkClient(entry, before)).length > 0) return;
    if (input === undefined) return leave(onBack);
    setBusy(true);
    const answer = await changeBooking(row.id, { ...input, expectedVersion: booking.version });
    setBusy(false);
    if (answer.ok) {
      booking.take(answer.body);
      const done = t('booking.contact.done', { name: answer.body.customerName });
      // Not every change is one that customers are written about.
      const isMailed = answer.body.mails?.[0]?.createdAt !== booking.view?.mails?.[0]?.createdAt;
      showToast({ text: isMailed ? withMail(done, answer.body) : done, tone: 'success' });
      return leave(onDone);
    }
    setRefused(refusedFields(answer.fields, clientFields));
    if (!(await booking.refused(answer))) setFault(answer.code);
  };
  return (
    <ShutFields value={busy}>
      <form className={styles.form} onSubmit={save} noValidate>
        <h3>{t('booking.contact.title')}</h3>
        <ClientFields
          client={entry}
          booked={before}
          refused={refused}
          told={told}
          emailHint={t(emailKey)}
          onChange={change}
        >
          <TextField
            label={t('booking.facts.company')}
            note={t('new-booking.client.optional')}
            maxLength={contactLengthMax.companyName}
            value={entry.companyName}
            autoComplete="off"
            onChange={({ target }) => change({ companyName: target.value })}
          />
        </ClientFields>
        <TextArea
          label={t('booking.place.notes')}
          hint={t('new-booking.notes.customerHint')}
          maxLength={contactLengthMax.notes}
          rows={3}
          value={entry.notes}
          onChange={({ target }) => change({ notes: target.value })}
        />
        {isTold && (
          <CheckboxField
            label={t('booking.reschedule.notify')}
            hint={entry.notify && !mailsLeave ? t('booking.mails.none') : undefined}
            checked={entry.notify}
            onChange={({ target }) => change({ notify: target.checked })}
          />
        )}
        {isLinkEnding(row, entry) && (
          <Alert tone="warning" role="status">
            {t(input?.notify ? sentKey : unsentKey)}
          </Alert>
        )}
        {fault !== undefined && <RefusedAlert code={fault} title={t('booking.contact.failed')} />}
        <FormFoot
          save={t('booking.contact.save')}
          busy={busy}
          onBack={onBack}
          onDrop={dropTyped(typed, setTyped)}
        />
      </form>
    </ShutFields>
  );
}
