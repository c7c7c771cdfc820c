import { useTranslation } from 'react-i18next';
import { STAFF_NOTES_MAX } from '#shared/api/admin/bookings.ts';
import { contactLengthMax } from '#shared/booking/contact-rules.ts';
import { useMailsLeave } from '../../frame/use-mails-leave.ts';
import { CheckboxField } from '../../ui/fields/checkbox-field.tsx';
import { TextArea } from '../../ui/fields/text-area.tsx';
import { Card } from '../../ui/layout/card.tsx';
import type { BookingDraft } from './booking-draft.ts';
import styles from './new-booking.module.css';

type Notes = Pick<BookingDraft, 'notes' | 'staffNotes' | 'notify'>;
type NotesPartProps = Notes & { isByPhone: boolean; onChange: (part: Partial<Notes>) => void };

export function NotesPart({ notes, staffNotes, notify, isByPhone, onChange }: NotesPartProps) {
  const { t } = useTranslation('admin');
  const mailsLeave = useMailsLeave();
  return (
    <Card as="section" className="stack" aria-labelledby="entry-notes">
      <h2 id="entry-notes">{t('new-booking.notes.title')}</h2>
      <TextArea
        label={t('new-booking.notes.customer')}
        hint={t('new-booking.notes.customerHint')}
        maxLength={contactLengthMax.notes}
        rows={2}
        value={notes}
        onChange={({ target }) => onChange({ notes: target.value })}
      />
      <TextArea
        label={t('new-booking.notes.staff')}
        hint={t('new-booking.notes.staffHint')}
        maxLength={STAFF_NOTES_MAX}
        rows={2}
        value={staffNotes}
        onChange={({ target }) => onChange({ staffNotes: target.value })}
      />
      {isByPhone ? (
        <p className={styles.small}>{t('new-booking.notes.noEmail')}</p>
      ) : (
        <CheckboxField
          label={t('new-booking.notes.notify')}
          hint={
            notify ? (mailsLeave ? undefined : t('booking.mails.none')) : t('new-booking.notes.notifyOff')
          }
          checked={notify}
          onChange={({ target }) => onChange({ notify: target.checked })}
        />
      )}
    </Card>
  );
}
