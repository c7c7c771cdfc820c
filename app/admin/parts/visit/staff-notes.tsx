import { type FormEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import * as z from 'zod/mini';
import { type BookingRowView, STAFF_NOTES_MAX } from '#shared/api/admin/bookings.ts';
import { changeBooking } from '../../../local/admin/commands/change-booking.ts';
import { Alert } from '../../../ui/alert.tsx';
import { Button } from '../../../ui/button.tsx';
import { TextArea } from '../../../ui/text-area.tsx';
import { faultWords } from '../fault-words.ts';
import { useTyped } from '../use-typed.ts';
import { useWhyWait } from '../use-why-wait.ts';
import type { Visit } from './use-visit.ts';

/**
 * The company's own note. What was typed stays until the server has it; a note that somebody else wrote meanwhile is
 * shown beside it, and nobody's is lost without being seen.
 */
export function StaffNotes({ row, visit }: { row: BookingRowView; visit: Visit }) {
  const { t } = useTranslation('admin');
  const whyWait = useWhyWait();
  const { text, setText, isDirty, isMet, busy, fault, saved, save, reset } = useStaffNotes(row, visit);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    void save();
  };
  return (
    <form className="visit-part" onSubmit={submit}>
      <TextArea
        label={t('visit.staff.label')}
        hint={t('visit.staff.hint')}
        maxLength={STAFF_NOTES_MAX}
        rows={3}
        value={text}
        onChange={({ target }) => setText(target.value)}
      />
      {isMet && isDirty && (
        <Alert tone="warning" role="alert" title={t('visit.staff.conflict')}>
          <p className="visit-small">{t('visit.staff.theirs')}</p>
          <blockquote className="visit-quoted" dir="auto">
            {row.staffNotes ?? t('visit.staff.none')}
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
      <p role="status" className="visit-small">
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

function useStaffNotes(row: BookingRowView, visit: Visit) {
  const theirs = row.staffNotes ?? '';
  const [typed, setTyped] = useTyped(`note of ${row.id}`, typedNote);
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
    const answer = await changeBooking(row.id, { notes: text.trim(), expectedVersion: row.version });
    if (answer.ok) {
      visit.take(answer.body);
      setTyped(undefined);
      setSaved(true);
    } else {
      // The row that comes with it says whether it was the note: where not, it is as it was and can be saved again.
      await visit.refused(answer);
      setFault(answer.code);
    }
    setBusy(false);
  };
  const isDirty = text !== theirs;
  return { text, setText, isDirty, isMet: isDirty && base !== theirs, busy, fault, saved, save, reset };
}
