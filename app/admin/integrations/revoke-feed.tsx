import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Id } from '#shared/kernel/ids.ts';
import { removeFeed } from '../../data/staff/commands/manage-feeds.ts';
import { Button } from '../../ui/actions/button.tsx';
import { Dialog } from '../../ui/dialogs/dialog.tsx';
import { Alert } from '../../ui/feedback/alert.tsx';
import { showToast } from '../../ui/feedback/toasts.ts';
import { useWhyWait } from '../parts/use-why-wait.ts';
import { faultWords } from '../parts/words/fault-words.ts';

type RevokeFeedProps = {
  id: Id;
  name: string;
  /** Id of the words that say why nothing can be written now; undefined while it can. */
  whyId: string | undefined;
  onRevoked: () => Promise<void>;
};

/** Asks first: an address that ended never comes back. */
export function RevokeFeed({ id, name, whyId, onRevoked }: RevokeFeedProps) {
  const { t } = useTranslation('admin');
  const [open, setOpen] = useState(false);
  const [busy, setBusy] = useState(false);
  const [fault, setFault] = useState<string>();
  const why = useWhyWait();
  const close = () => {
    setOpen(false);
    setFault(undefined);
  };
  const press = async () => {
    setBusy(true);
    setFault(undefined);
    const answer = await removeFeed(id);
    setBusy(false);
    if (!answer.ok) return setFault(faultWords(answer.code, t));
    close();
    showToast({ text: t('integrations.revoked', { name }), tone: 'success' });
    await onRevoked();
  };
  return (
    <>
      <Button
        variant="secondary"
        aria-label={t('integrations.revokeNamed', { name })}
        disabled={whyId !== undefined}
        aria-describedby={whyId}
        onClick={() => setOpen(true)}
      >
        {t('integrations.revoke')}
      </Button>
      <Dialog
        open={open}
        onClose={close}
        title={t('integrations.revokeTitle', { name })}
        closeLabel={t('close')}
        actions={
          <>
            <Button variant="secondary" onClick={close} data-first-focus="">
              {t('integrations.cancel')}
            </Button>
            <Button variant="danger" busy={busy} disabled={why !== undefined} why={why} onClick={press}>
              {t('integrations.revoke')}
            </Button>
          </>
        }
      >
        <div className="stack">
          <p>{t('integrations.revokeText')}</p>
          {fault !== undefined && (
            <Alert tone="danger" role="alert">
              {fault}
            </Alert>
          )}
        </div>
      </Dialog>
    </>
  );
}
