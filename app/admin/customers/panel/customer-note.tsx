import { StickyNote } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { CUSTOMER_NOTE_MAX, type CustomerView } from '#shared/api/admin/customers.ts';
import { customerInRefusal, noteCustomer, typedNoteOf } from '../../../data/staff/commands/load-customers.ts';
import { StaffNote } from '../../parts/staff-note.tsx';
import styles from './customer-panel.module.css';

type CustomerNoteProps = {
  customer: CustomerView;
  masked: boolean;
  /** The server told how they now are. */
  onCustomer: (customer: CustomerView) => void;
};

/** What staff know of a customer whatever the visit. */
export function CustomerNote({ customer, masked, onCustomer }: CustomerNoteProps) {
  const { t } = useTranslation('admin');
  const { email, note, noteVersion } = customer;
  const save = async (text: string) => {
    const answer = await noteCustomer({ email, note: text, expectedVersion: noteVersion });
    const now = answer.ok ? answer.body : customerInRefusal(answer);
    if (now) onCustomer(now);
    return answer.ok ? undefined : answer.code;
  };
  if (!masked) {
    return (
      <StaffNote
        className={styles.note}
        label={t('customers.note.label')}
        hint={t('customers.note.hint')}
        maxLength={CUSTOMER_NOTE_MAX}
        rows={2}
        theirs={note ?? ''}
        typedKey={typedNoteOf(email)}
        onSave={save}
      />
    );
  }
  if (note === null) return null;
  return (
    <p className={`soft ${styles.noteMasked}`}>
      <StickyNote aria-hidden="true" /> {t('customers.note.masked')}
    </p>
  );
}
