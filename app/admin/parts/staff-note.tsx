import { type FormEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../ui/actions/button.tsx';
import { Alert } from '../../ui/feedback/alert.tsx';
import { TextArea } from '../../ui/fields/text-area.tsx';
import { useLatest } from '../../ui/use-latest.ts';
import { RefusedAlert } from './refused-alert.tsx';
import styles from './staff-note.module.css';
import { type TypedNote, typedNote } from './typed-note.ts';
import { useStaffDraft } from './use-staff-draft.ts';
import { useWhyWait } from './use-why-wait.ts';

interface NoteInHand {
  /** Empty where there is none. */
  readonly theirs: string;
  /** Under which what was typed is kept until the server has it. */
  readonly typedKey: string;
  /** Of a visit: kept with what was typed. */
  readonly of?: TypedNote['of'];
  /** Why it was not taken. By then `theirs` is what the server now has. */
  readonly onSave: (text: string) => Promise<string | undefined>;
}

type StaffNoteProps = NoteInHand & {
  className: string | undefined;
  label: string;
  hint: string;
  maxLength: number;
  rows: number;
};

/**
 * The company's own words about a visit or a customer. What was typed stays until the server has it; a note that
 * other staff wrote meanwhile is shown beside it, and neither is lost without being seen.
 */
export function StaffNote({ className, label, hint, maxLength, rows, ...inHand }: StaffNoteProps) {
  const { t } = useTranslation('admin');
  const whyWait = useWhyWait();
  const { text, setText, isDirty, isMet, busy, fault, saved, save, reset } = useNote(inHand);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    void save();
  };
  return (
    <form className={className} onSubmit={submit}>
      <TextArea
        {...{ label, hint, maxLength, rows }}
        value={text}
        onChange={({ target }) => setText(target.value)}
      />
      {isMet && (
        <Alert tone="warning" role="alert" title={t('booking.staff.conflict')}>
          <p className={styles.said}>{t('booking.staff.theirs')}</p>
          <blockquote className={styles.quoted} dir="auto">
            {inHand.theirs || t('booking.staff.none')}
          </blockquote>
        </Alert>
      )}
      {fault !== undefined && !isMet && (
        <RefusedAlert code={fault} title={t('booking.staff.failed')}>
          {t('booking.staff.kept')}
        </RefusedAlert>
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
            {t(isMet ? 'booking.staff.keepMine' : 'booking.staff.save')}
          </Button>
          <Button variant="quiet" onClick={reset}>
            {t(isMet ? 'booking.staff.takeTheirs' : 'booking.staff.undo')}
          </Button>
        </div>
      )}
      <p role="status" className={styles.said}>
        {saved && !isDirty ? t('booking.staff.saved') : ''}
      </p>
    </form>
  );
}

function useNote({ theirs, typedKey, of, onSave }: NoteInHand) {
  const [typed, setTyped] = useStaffDraft(typedKey, typedNote);
  const latest = useLatest(typed);
  const [busy, setBusy] = useState(false);
  const [fault, setFault] = useState<string>();
  const [saved, setSaved] = useState(false);
  const text = typed?.text ?? theirs;
  const base = typed?.base ?? theirs;
  const setText = (next: string) => {
    setTyped({ text: next, base, of });
    setSaved(false);
  };
  const reset = () => {
    setTyped(undefined);
    setFault(undefined);
  };
  const save = async () => {
    setBusy(true);
    setFault(undefined);
    const sent = text.trim();
    const refused = await onSave(sent);
    if (refused === undefined) {
      // What was typed while the answer was on its way goes on, over what is saved now.
      const now = latest.current?.text;
      const goesOn = now !== undefined && now !== text;
      setTyped(goesOn ? { text: now, base: sent, of } : undefined);
      setSaved(!goesOn);
    } else setFault(refused);
    setBusy(false);
  };
  const isDirty = text !== theirs;
  return { text, setText, isDirty, isMet: isDirty && base !== theirs, busy, fault, saved, save, reset };
}
