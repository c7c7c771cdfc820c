import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Answer } from '../../data/wire/http.ts';
import { Button } from '../../ui/actions/button.tsx';
import { Dialog } from '../../ui/dialogs/dialog.tsx';
import { Alert } from '../../ui/feedback/alert.tsx';
import { showToast } from '../../ui/feedback/toasts.ts';
import { KeyAgain, useKeyAgain } from '../parts/access/key-again.tsx';
import { useWhyWait } from '../parts/use-why-wait.ts';
import { faultWords } from '../parts/words/fault-words.ts';

type RevokeButtonProps = {
  name: string;
  text: string;
  /** It is the person's own. */
  warning: string | undefined;
  /** Id of the words that say why nothing can be written now; undefined while it can. */
  whyId: string | undefined;
  /** One's own device goes without. */
  asksKey: boolean;
  /** With the key as it was typed; empty where it is not asked for. */
  revoke: (key: string) => Promise<Answer<unknown>>;
  onRevoked: () => Promise<void>;
};

/** Asks first: there is no way back but a new login. */
export function RevokeButton({ name, text, warning, whyId, asksKey, revoke, onRevoked }: RevokeButtonProps) {
  const { t } = useTranslation('admin');
  const [open, setOpen] = useState(false);
  const [busy, setBusy] = useState(false);
  const [fault, setFault] = useState<string>();
  const why = useWhyWait();
  const again = useKeyAgain();
  const close = () => {
    setOpen(false);
    setFault(undefined);
    again.type('');
  };
  const press = async () => {
    if (asksKey && !again.isTyped()) return;
    setBusy(true);
    setFault(undefined);
    const answer = await revoke(again.key);
    setBusy(false);
    if (!answer.ok) return again.refused(answer.code) ? undefined : setFault(faultWords(answer.code, t));
    close();
    showToast({ text: t('devices.revoked', { name }), tone: 'success' });
    await onRevoked();
  };
  return (
    <>
      <Button
        variant="secondary"
        aria-label={t('devices.revokeNamed', { name })}
        disabled={whyId !== undefined}
        aria-describedby={whyId}
        onClick={() => setOpen(true)}
      >
        {t('devices.revoke')}
      </Button>
      <Dialog
        open={open}
        onClose={close}
        title={t('devices.revokeTitle', { name })}
        closeLabel={t('close')}
        actions={
          <>
            <Button variant="secondary" onClick={close} data-first-focus="">
              {t('devices.cancel')}
            </Button>
            <Button variant="danger" busy={busy} disabled={why !== undefined} why={why} onClick={press}>
              {t('devices.revoke')}
            </Button>
          </>
        }
      >
        <div className="stack">
          <p>{text}</p>
          {warning !== undefined && <Alert tone="warning">{warning}</Alert>}
          {asksKey && <KeyAgain again={again} />}
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
