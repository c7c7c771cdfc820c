import { type FormEvent, useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import * as z from 'zod/mini';
import { BLOCK_REASON_MAX, type BlockInput, type BlockView } from '#shared/api/admin/blocks.ts';
import { Button } from '../../../ui/actions/button.tsx';
import { Dialog } from '../../../ui/dialogs/dialog.tsx';
import { Alert } from '../../../ui/feedback/alert.tsx';
import { IntoView } from '../../../ui/feedback/into-view.tsx';
import { CheckboxField } from '../../../ui/fields/checkbox-field.tsx';
import { ShutFields } from '../../../ui/fields/shut-fields.ts';
import { TextField } from '../../../ui/fields/text-field.tsx';
import { CrewChoice } from '../../parts/crew/crew-choice.tsx';
import { useStaffDraft } from '../../parts/use-staff-draft.ts';
import { useWhyWait } from '../../parts/use-why-wait.ts';
import { faultWords } from '../../parts/words/fault-words.ts';
import calendar from '../calendar.module.css';
import { BlockConflict } from './block-conflict.tsx';
import { type BlockForm, readBlockForm } from './block-times.ts';
import styles from './calendar-dialogs.module.css';

type BlockDialogProps = {
  /** Undefined: a new one. */
  block: BlockView | undefined;
  initial: BlockForm;
  timeZone: string;
  onClose: () => void;
  /** Over the block as its writer saw it. Answers a code when it was refused; the form then stays as it is. */
  onSave: (input: BlockInput, seen: BlockView | undefined) => Promise<string | undefined>;
  onRemove: () => void;
};

/** A stretch to close, or one that is closed. */
export function BlockDialog({ block, initial, timeZone, onClose, onSave, onRemove }: BlockDialogProps) {
  const { t } = useTranslation('admin');
  const formId = useId();
  const whyWait = useWhyWait();
  const [times, setTimes] = useState(initial);
  const [reason, setReason] = useStaffDraft(`reason of ${block?.id ?? 'a new block'}`, z.string());
  const form = { ...times, reason: reason ?? initial.reason };
  const [isTold, setTold] = useState(false);
  // A newer one may come to the calendar behind the form, which says nothing of it.
  const [seen, setSeen] = useState(block);
  const [busy, setBusy] = useState(false);
  const [refused, setRefused] = useState<string>();
  const read = readBlockForm(form, timeZone);
  const change = (part: Partial<BlockForm>) => {
    setTimes({ ...times, ...part });
    if (part.reason !== undefined) setReason(part.reason);
  };
  const close = () => {
    setReason(undefined);
    onClose();
  };
  const faultOf = (field: 'start' | 'end') =>
    isTold && !read.ok && read.field === field ? t(`calendar.blockFault.${read.fault}`) : undefined;
  const send = async (over: BlockView | undefined) => {
    setTold(true);
    if (!read.ok || busy || whyWait !== undefined) return;
    setSeen(over);
    setBusy(true);
    const code = await onSave(read.input, over);
    if (code === undefined) setReason(undefined);
    setRefused(code);
    setBusy(false);
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    void send(seen);
  };
  const takeTheirs = () => {
    setSeen(block);
    setTimes(initial);
    setReason(undefined);
    setRefused(undefined);
  };
  const time = (field: 'start' | 'end', label: string) => (
    <TextField
      label={label}
      type={form.allDay ? 'date' : 'datetime-local'}
      value={form.allDay ? form[field].slice(0, 10) : form[field]}
      error={faultOf(field)}
      required
      onChange={({ target }) => change({ [field]: withTime(target.value, form[field], form.allDay) })}
    />
  );
  return (
    <Dialog
      open
      onClose={close}
      title={block ? t('calendar.block.title') : t('calendar.block.new')}
      closeLabel={t('close')}
      actions={
        <>
          {block ? (
            <Button variant="danger" disabled={whyWait !== undefined} onClick={onRemove}>
              {t('calendar.block.remove')}
            </Button>
          ) : (
            <Button variant="quiet" onClick={close}>
              {t('calendar.block.keep')}
            </Button>
          )}
          <Button type="submit" form={formId} busy={busy} disabled={whyWait !== undefined} why={whyWait}>
            {block ? t('calendar.block.save') : t('calendar.block.short')}
          </Button>
        </>
      }
    >
      <ShutFields value={busy}>
        <form id={formId} className="stack" noValidate onSubmit={submit}>
          {refused === 'block.changed' && (
            <BlockConflict
              mine={form}
              theirs={initial}
              onMine={() => void send(block)}
              onTheirs={takeTheirs}
            />
          )}
          {refused !== undefined && refused !== 'block.changed' && (
            <IntoView>
              <Alert tone="danger" role="alert">
                {faultWords(refused, t)}
              </Alert>
            </IntoView>
          )}
          <CheckboxField
            label={t('calendar.block.allDay')}
            checked={form.allDay}
            onChange={({ target }) => change({ allDay: target.checked })}
          />
          <div className={styles.times}>
            {time('start', t('calendar.block.start'))}
            {time('end', t('calendar.block.end'))}
          </div>
          <CrewChoice
            value={form.crewId}
            anyone={t('calendar.block.everyone')}
            onChange={(crewId) => change({ crewId })}
          />
          <TextField
            label={t('calendar.block.reason')}
            note={t('calendar.block.optional')}
            hint={t('calendar.block.reasonHint')}
            value={form.reason}
            maxLength={BLOCK_REASON_MAX}
            autoComplete="off"
            onChange={({ target }) => change({ reason: target.value })}
          />
          {block && <p className={calendar.soft}>{t('calendar.block.by', { who: block.createdBy })}</p>}
        </form>
      </ShutFields>
    </Dialog>
  );
}

/** A date field says nothing about the time: the one it had comes back with "all day" unticked. */
function withTime(value: string, known: string, allDay: boolean): string {
  return allDay && value !== '' ? `${value}${known.slice(10)}` : value;
}
