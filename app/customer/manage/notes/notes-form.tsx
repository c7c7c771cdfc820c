import { type FormEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { BookingView } from '#shared/api/bookings.ts';
import { contactLengthMax } from '#shared/booking/contact-rules.ts';
import { ownNotes } from '#shared/booking/own-notes.ts';
import type { BookingNotes } from '../../../data/bookings/change-notes.ts';
import { wasDraftedHere } from '../../../data/drafts/drafted-here.ts';
import { keepChanges } from '../../../data/drafts/typed-changes.ts';
import { remote } from '../../../data/remote.ts';
import { useDraft } from '../../../frame/use-draft.ts';
import { useOnline } from '../../../frame/use-online.ts';
import { errorText } from '../../../i18n/error-text.ts';
import { Button } from '../../../ui/actions/button.tsx';
import { Alert } from '../../../ui/feedback/alert.tsx';
import { showToast } from '../../../ui/feedback/toasts.ts';
import { TextArea } from '../../../ui/fields/text-area.tsx';
import { TextField } from '../../../ui/fields/text-field.tsx';
import { useLatest } from '../../../ui/use-latest.ts';
import { showDone } from '../../parts/page/show-done.ts';
import { SlowNote } from '../../parts/page/slow-note.tsx';
import { useAttempt } from '../../parts/page/use-attempt.ts';
import { noNoteChanges, noteChanges, noteChangesSchema } from './note-changes.ts';

export interface NotesFormProps {
  readonly booking: BookingView;
  readonly link: { readonly email: string; readonly sig: string };
  readonly onClose: () => void;
}

/** What is typed stays on the device until the server has it; saved, it can be taken back for the life of a toast. */
export function NotesForm({ booking, link, onClose }: NotesFormProps) {
  const { t } = useTranslation('booking');
  const online = useOnline();
  const { typed, type, isRestored, code, isBusy, save, giveUp } = useNotes({ booking, link, onClose });
  const onSubmit = (event: FormEvent) => {
    event.preventDefault();
    void save();
  };
  return (
    <form className="stack" onSubmit={onSubmit}>
      {isRestored && <Alert role="status">{t('leftOff')}</Alert>}
      <TextField
        ref={focusOnce}
        label={t('notes.gateCode')}
        hint={t('notes.gateCodeHint')}
        name="gateCode"
        autoComplete="off"
        maxLength={contactLengthMax.gateCode}
        value={typed.gateCode}
        onChange={({ target }) => type({ ...typed, gateCode: target.value })}
      />
      <TextArea
        label={t('notes.notes')}
        name="notes"
        rows={4}
        dir="auto"
        maxLength={contactLengthMax.notes}
        value={typed.notes}
        onChange={({ target }) => type({ ...typed, notes: target.value })}
      />
      {!online && <Alert role="status">{t('notes.offline')}</Alert>}
      {code !== undefined && <Trouble code={code} />}
      <div className="cluster">
        <Button type="submit" busy={isBusy}>
          {t('notes.save')}
        </Button>
        <Button variant="quiet" onClick={giveUp}>
          {t('notes.cancel')}
        </Button>
      </div>
      <SlowNote isBusy={isBusy} text={t('notes.saving')} />
    </form>
  );
}

function focusOnce(field: HTMLInputElement | null) {
  field?.focus();
}

function Trouble({ code }: { code: string }) {
  const { t } = useTranslation('booking');
  if (code === 'booking.changed') {
    return (
      <Alert tone="warning" role="alert" title={t('notes.changed')}>
        {t('notes.changedText')}
      </Alert>
    );
  }
  return (
    <Alert tone="danger" role="alert" title={t('notes.failed')}>
      {errorText(code)} {t('notes.kept')}
    </Alert>
  );
}

function useNotes({ booking, link, onClose }: NotesFormProps) {
  const { t } = useTranslation('booking');
  const { id, version } = booking;
  const draftKey = `notes:${id}`;
  const before = { notes: ownNotes(booking.notes), gateCode: booking.gateCode ?? '' };
  const draft = useDraft(draftKey, noteChangesSchema, noNoteChanges, keepChanges);
  const typed = { ...before, ...draft.value };
  const isChanged = keepChanges(draft.value) !== undefined;
  const latest = useLatest(typed);
  const { code, isBusy, attempt } = useAttempt();
  const [isOfThisPage] = useState(() => wasDraftedHere(draftKey));
  const type = (next: BookingNotes) => draft.change(() => noteChanges(before, next));
  const send = (notes: BookingNotes, seen: number) => remote.changeNotes({ id, ...link }, notes, seen);
  const takeBack = async () => {
    const outcome = await send(before, version + 1);
    if (outcome.ok) showDone(t('notes.undone'));
    else showToast({ text: `${t('notes.failed')}. ${errorText(outcome.code)}`, tone: 'danger' });
  };
  const save = async () => {
    if (!(await attempt(() => send(typed, version)))) return;
    // What was typed while it was sent is not saved: the form stays with it.
    const left = noteChanges(typed, latest.current);
    if (keepChanges(left)) draft.change(() => left);
    else {
      void draft.clear();
      onClose();
    }
    const undo = { label: t('notes.undo'), onUndo: () => void takeBack() };
    showToast({ text: t('notes.saved'), tone: 'success', ...(isChanged && { undo }) });
  };
  const giveUp = () => {
    void draft.clear();
    onClose();
  };
  const isRestored = draft.isRestored && !isOfThisPage;
  return { typed, type, isRestored, code, isBusy, save, giveUp };
}
