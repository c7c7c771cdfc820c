import { useTranslation } from 'react-i18next';
import { discardIntent } from '../../../data/outbox/discard-intent.ts';
import type { IntentRow } from '../../../data/outbox/read-outbox.ts';
import { restoreIntent } from '../../../data/outbox/restore-intent.ts';
import { remote } from '../../../data/remote.ts';
import { errorText } from '../../../i18n/error-text.ts';
import { Button } from '../../../ui/actions/button.tsx';
import { Alert } from '../../../ui/feedback/alert.tsx';
import { showToast } from '../../../ui/feedback/toasts.ts';

type Cancel = Extract<IntentRow, { kind: 'cancel' }>;

/** A cancellation that was asked for and not answered: the booking stands. */
export function WaitingCancel({ row }: { row: Cancel }) {
  const { t } = useTranslation('manage');
  if (row.state === 'asks') {
    return (
      <Alert tone="danger" role="alert" title={t('toasts.cancelErr')} actions={<Keep row={row} />}>
        {errorText(row.code ?? '')} {t('cancel.kept')}
      </Alert>
    );
  }
  if (row.state !== 'waiting') {
    return (
      <Alert role="status" title={t('cancel.checking')}>
        {t('cancel.checkingText')}
      </Alert>
    );
  }
  const actions = (
    <>
      <Button variant="secondary" onClick={() => void remote.tryOutboxNow()}>
        {t('cancel.tryNow')}
      </Button>
      <Keep row={row} />
    </>
  );
  return (
    <Alert tone="warning" role="status" title={t('cancel.waiting')} actions={actions}>
      {t('cancel.waitingText')}
    </Alert>
  );
}

function Keep({ row }: { row: Cancel }) {
  const { t } = useTranslation('manage');
  const keep = async () => {
    const dropped = await discardIntent(row.id);
    if (!dropped) return;
    const undo = { label: t('cancel.undo'), onUndo: () => void restoreIntent(dropped) };
    showToast({ text: t('cancel.dropped'), undo });
  };
  return (
    <Button variant="quiet" onClick={() => void keep()}>
      {t('cancel.keep')}
    </Button>
  );
}
