import { StickyNote } from 'lucide-react';
import { type FormEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import * as z from 'zod/mini';
import { CUSTOMER_NOTE_MAX, type CustomerView } from '#shared/api/admin/customers.ts';
import { customerInRefusal, noteCustomer, typedNoteOf } from '../../local/admin/commands/load-customers.ts';
import { Alert } from '../../ui/alert.tsx';
import { Button } from '../../ui/button.tsx';
import { TextArea } from '../../ui/text-area.tsx';
import { faultWords } from '../parts/fault-words.ts';
import { useTyped } from '../parts/use-typed.ts';
import { useWhyWait } from '../parts/use-why-wait.ts';

type CustomerNoteProps = {
  customer: CustomerView;
  masked: boolean;
  /** The server told how they now are. */
  onCustomer: (customer: CustomerView) => void;
};

/**
 * What staff know of a customer whatever the visit. What was typed stays until the server has it; a note that somebody
 * else wrote meanwhile is shown beside it, and nobody's is lost without being seen.
 */
export function CustomerNote({ customer, masked, onCustomer }: CustomerNoteProps) {
  const { t } = useTranslation('admin');
  if (!masked) return <NoteForm customer={customer} onCustomer={onCustomer} />;
  if (customer.note === null) return null;
  return (
    <p className="clients-note-masked soft">
      <StickyNote aria-hidden="true" /> {t('customers.note.masked')}
    </p>
  );
}

function NoteForm({ customer, onCustomer }: Omit<CustomerNoteProps, 'masked'>) {
  const { t } = useTranslation('admin');
  const whyWait = useWhyWait();
  const { text, setText, isDirty, isMet, busy, fault, saved, save, reset } = useNote(customer, onCustomer);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    void save();
  };
  return (
    <form className="clients-note" onSubmit={submit}>
      <TextArea
        label={t('customers.note.label')}
        hint={t('customers.note.hint')}
        maxLength={CUSTOMER_NOTE_MAX}
        rows={2}
        value={text}
        onChange={({ target }) => setText(target.value)}
      />
      {isMet && (
        <Alert tone="warning" role="alert" title={t('visit.staff.conflict')}>
          <p>{t('visit.staff.theirs')}</p>
          <blockquote className="clients-quoted" dir="auto">
            {customer.note ?? t('visit.staff.none')}
          </blockquote>
        </Alert>
      )}
      {fault !== undefined && !isMet && (
        <Alert tone="danger" role="alert" title={t('visit.staff.failed')}>
          {faultWords(fault, t)} {t('visit.staff.kept')}
        </Alert>
      )}
      {isDirty && (
        <div className="cluster">
          <Button
            type="submit"
            variant="secondary"
            busy={busy}
            disabled={whyWait !== undefined}
            why={whyWait}
          >
            {t(isMet ? 'visit.staff.keepMine' : 'visit.staff.save')}
          </Button>
          <Button variant="quiet" onClick={reset}>
            {t(isMet ? 'visit.staff.takeTheirs' : 'visit.staff.undo')}
          </Button>
        </div>
      )}
      <p role="status" className="clients-saved soft">
        {saved && !isDirty ? t('visit.staff.saved') : ''}
      </p>
    </form>
  );
}

const typedNote = z.object({
  text: z.string(),
  /** What stood there when typing began. */
  base: z.string(),
});

function useNote(customer: CustomerView, onCustomer: (customer: CustomerView) => void) {
  const { email, note, noteVersion } = customer;
  const theirs = note ?? '';
  const [typed, setTyped] = useTyped(typedNoteOf(email), typedNote);
  const [busy, setBusy] = useState(false);
  const [fault, setFault] = useState<string>();
  const [saved, setSaved] = useState(false);
  const text = typed?.text ?? theirs;
  const base = typed?.base ?? theirs;
  const setText = (next: string) => {
    setTyped({ text: next, base });
    setSaved(false);
  };
  const reset = () => {
    setTyped(undefined);
    setFault(undefined);
  };
  const save = async () => {
    setBusy(true);
    setFault(undefined);
    const answer = await noteCustomer({ email, note: text.trim(), expectedVersion: noteVersion });
    const now = answer.ok ? answer.body : customerInRefusal(answer);
    if (answer.ok) {
      setTyped(undefined);
      setSaved(true);
    } else setFault(answer.code);
    if (now) onCustomer(now);
    setBusy(false);
  };
  const isDirty = text !== theirs;
  return { text, setText, isDirty, isMet: isDirty && base !== theirs, busy, fault, saved, save, reset };
}
