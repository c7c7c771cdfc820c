import { useTranslation } from 'react-i18next';
import { type BookingRowView, STAFF_NOTES_MAX } from '#shared/api/admin/bookings.ts';
import { changeBooking } from '../../../data/staff/commands/change-booking.ts';
import { StaffNote } from '../staff-note.tsx';
import { typedNoteOfVisit } from '../typed-note.ts';
import styles from './booking.module.css';
import type { Booking } from './use-booking.ts';

/** The company's own note of one visit. */
export function StaffNotes({ row, booking }: { row: BookingRowView; booking: Booking }) {
  const { t } = useTranslation('admin');
  const save = async (notes: string) => {
    const answer = await changeBooking(row.id, { notes, expectedVersion: row.version });
    if (answer.ok) {
      booking.take(answer.body);
      return undefined;
    }
    // The row that comes with it says whether it was the note: where not, it is as it was and can be saved again.
    await booking.refused(answer);
    return answer.code;
  };
  return (
    <StaffNote
      className={styles.part}
      label={t('booking.staff.label')}
      hint={t('booking.staff.hint')}
      maxLength={STAFF_NOTES_MAX}
      rows={3}
      theirs={row.staffNotes ?? ''}
      typedKey={typedNoteOfVisit(row.id)}
      of={{ customerName: row.customerName, startISO: row.startISO }}
      onSave={save}
    />
  );
}
