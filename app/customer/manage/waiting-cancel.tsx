import { useTranslation } from 'react-i18next';
import { errorText } from '../../i18n/error-text.ts';
import { discardIntent } from '../../local/commands/discard-intent.ts';
import { restoreIntent } from '../../local/commands/restore-intent.ts';
import type { IntentRow } from '../../local/reads/outbox.ts';
import { remote } from '../../local/remote.ts';
import { Alert } from '../../ui/alert.tsx';
import { Button } from '../../ui/button.tsx';
import { showToast } from '../../ui/toasts.ts';

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
