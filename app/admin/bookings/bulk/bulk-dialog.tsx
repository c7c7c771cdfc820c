import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { BookingRowView } from '#shared/api/admin/bookings.ts';
import { useMailsLeave } from '../../../frame/use-mails-leave.ts';
import { Button } from '../../../ui/actions/button.tsx';
import { Dialog } from '../../../ui/dialogs/dialog.tsx';
import { ProgressBar } from '../../../ui/feedback/progress-bar.tsx';
import { showToast } from '../../../ui/feedback/toasts.ts';
import { isUpcoming } from '../../parts/booking-panel/is-upcoming.ts';
import { notBackWords } from '../../parts/booking-panel/remove/put-back.ts';
import { useTimeZone } from '../../parts/use-time-zone.ts';
import { BulkAsk } from './bulk-ask.tsx';
import { BulkResultView } from './bulk-result.tsx';
import { type BulkKind, isConcerned } from './bulk-steps.ts';
import { bulkDoneWords, bulkWords } from './bulk-words.ts';
import { useBulk } from './use-bulk.ts';

type BulkDialogProps = {
  kind: BulkKind;
  rows: readonly BookingRowView[];
  onKind: (kind: BulkKind) => void;
  onClose: () => void;
  /** Something was changed: the list is to be read again. */
  onChanged: () => void;
};

/** Asks, works and tells how it ended, all in one place; leaving it while it works is not possible, stopping is. */
export function BulkDialog({ kind, rows, onKind, onClose, onChanged }: BulkDialogProps) {
  const { t } = useTranslation('admin');
  const bulk = useBulk();
  const [typed, setTyped] = useState('');
  const [isWrong, setWrong] = useState(false);
  const timeZone = useTimeZone();
  const mailsLeave = useMailsLeave();
  const words = bulkWords[kind];
  const concerned = rows.filter((row) => isConcerned(kind, row));
  const count = concerned.length;
  const isRunning = bulk.done !== undefined && bulk.result === undefined;
  const putBack = async (removed: readonly BookingRowView[]) => {
    const { done, failed } = await bulk.restore(removed);
    onChanged();
    if (done.length > 0) {
      showToast({ text: t('bookings.bulk.restored', { count: done.length }), tone: 'success' });
    }
    const [first, ...others] = failed;
    if (first === undefined) return;
    const why = others.length === 0 ? notBackWords(first, t, timeZone) : t('bookings.bulk.stillDeleted');
    const text = `${t('bookings.bulk.notRestored', { count: failed.length })}. ${why}`;
    showToast({ text, tone: 'danger', showMs: 15_000 });
  };
  const close = () => {
    if (isRunning) return;
    onClose();
  };
  const go = async () => {
    if (kind === 'remove' && typed.trim() !== String(count)) return setWrong(true);
    const result = await bulk.run(kind, concerned);
    onChanged();
    if (result.failed.length > 0 || result.left.length > 0) return;
    onClose();
    showToast({
      text: bulkDoneWords(kind, result.done, mailsLeave, t),
      tone: 'success',
      showMs: 10_000,
      ...(kind === 'remove' && {
        undo: { label: t('bookings.bulk.undo'), onUndo: () => void putBack(result.done) },
      }),
    });
  };
  return (
    <Dialog
      open
      size="m"
      onClose={close}
      title={t(words.title, { count })}
      closeLabel={t('close')}
      actions={actionsOf()}
    >
      {bulk.result ? (
        <BulkResultView kind={kind} result={bulk.result} />
      ) : isRunning ? (
        <ProgressBar
          value={bulk.done ?? 0}
          max={count}
          label={t(words.running)}
          aside={<span>{t('bookings.bulk.progress', { done: bulk.done ?? 0, count })}</span>}
        />
      ) : (
        <BulkAsk
          kind={kind}
          concerned={concerned}
          upcoming={rows.filter(isUpcoming).length}
          skipped={rows.length - count}
          typed={typed}
          isWrong={isWrong}
          onType={(next) => {
            setTyped(next);
            setWrong(false);
          }}
          onSubmit={() => void go()}
        />
      )}
    </Dialog>
  );

  function actionsOf() {
    if (bulk.result) {
      const { done } = bulk.result;
      return (
        <>
          {kind === 'remove' && done.length > 0 && (
            <Button
              variant="secondary"
              onClick={() => {
                onClose();
                void putBack(done);
              }}
            >
              {t('bookings.bulk.undo')}
            </Button>
          )}
          <Button onClick={onClose} data-first-focus="">
            {t('bookings.bulk.done')}
          </Button>
        </>
      );
    }
    if (isRunning) {
      return (
        <Button variant="secondary" disabled={bulk.isStopping} onClick={bulk.stop}>
          {t(bulk.isStopping ? 'bookings.bulk.stopping' : 'bookings.bulk.stop')}
        </Button>
      );
    }
    return (
      <>
        <Button variant="secondary" onClick={onClose}>
          {t('bookings.bulk.keep')}
        </Button>
        {kind === 'remove' && rows.some(isUpcoming) && (
          <Button variant="secondary" onClick={() => onKind('cancel')}>
            {t('bookings.bulk.cancelInstead')}
          </Button>
        )}
        {count > 0 && (
          <Button
            variant={kind === 'remove' || kind === 'cancel' ? 'danger' : 'primary'}
            onClick={() => void go()}
          >
            {t(words.go)}
          </Button>
        )}
      </>
    );
  }
}
