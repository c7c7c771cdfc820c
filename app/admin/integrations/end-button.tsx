import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Answer } from '../../data/wire/http.ts';
import { Button } from '../../ui/actions/button.tsx';
import { Dialog } from '../../ui/dialogs/dialog.tsx';
import { Alert } from '../../ui/feedback/alert.tsx';
import { showToast } from '../../ui/feedback/toasts.ts';
import { useWhyWait } from '../parts/use-why-wait.ts';
import { faultWords } from '../parts/words/fault-words.ts';

type EndButtonProps = {
  words: {
    /** On the button, and on the one that does it. */
    readonly end: string;
    /** The same with what it ends. */
    readonly named: string;
    readonly title: string;
    /** What stops, and what does not come back. */
    readonly text: string;
    /** Once it is done. */
    readonly ended: string;
  };
  /** Id of the words that say why nothing can be written now; undefined while it can. */
  whyId: string | undefined;
  end: () => Promise<Answer<unknown>>;
  onEnded: () => Promise<void>;
};

/** Asks first: what another program uses never comes back the same. */
export function EndButton({ words, whyId, end, onEnded }: EndButtonProps) {
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
    const answer = await end();
    setBusy(false);
    if (!answer.ok) return setFault(faultWords(answer.code, t));
    close();
    showToast({ text: words.ended, tone: 'success' });
    await onEnded();
  };
  return (
    <>
      <Button
        variant="secondary"
        aria-label={words.named}
        disabled={whyId !== undefined}
        aria-describedby={whyId}
        onClick={() => setOpen(true)}
      >
        {words.end}
      </Button>
      <Dialog
        open={open}
        onClose={close}
        title={words.title}
        closeLabel={t('close')}
        actions={
          <>
            <Button variant="secondary" onClick={close} data-first-focus="">
              {t('integrations.cancel')}
            </Button>
            <Button variant="danger" busy={busy} disabled={why !== undefined} why={why} onClick={press}>
              {words.end}
            </Button>
          </>
        }
      >
        <div className="stack">
          <p>{words.text}</p>
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
