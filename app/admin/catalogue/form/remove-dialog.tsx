import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { CatalogueEntry } from '#shared/api/admin/catalogue.ts';
import { removeEntry } from '../../../data/staff/commands/edit-catalogue.ts';
import { Button } from '../../../ui/actions/button.tsx';
import { Dialog } from '../../../ui/dialogs/dialog.tsx';
import { Alert } from '../../../ui/feedback/alert.tsx';
import { faultWords } from '../../parts/words/fault-words.ts';
import { entryTitle } from '../entry-words.ts';

type RemoveDialogProps = {
  entry: CatalogueEntry;
  onClose: () => void;
  onRemoved: (outcome: 'removed' | 'hidden') => void;
};

/** Says before what becomes of it: gone, or hidden where it was ever asked for. */
export function RemoveDialog({ entry, onClose, onRemoved }: RemoveDialogProps) {
  const { t } = useTranslation('admin');
  const [busy, setBusy] = useState(false);
  const [refusal, setRefusal] = useState<string>();
  const remove = async () => {
    setBusy(true);
    setRefusal(undefined);
    const answer = await removeEntry(entry.type, entry.id);
    setBusy(false);
    if (answer.ok) onRemoved(answer.body.outcome);
    else setRefusal(faultWords(answer.code, t));
  };
  return (
    <Dialog
      open
      onClose={onClose}
      title={t('catalogue.form.removeAsk', { title: entryTitle(entry, t) })}
      closeLabel={t('close')}
      actions={
        <>
          <Button variant="secondary" onClick={onClose}>
            {t('catalogue.form.cancel')}
          </Button>
          <Button variant="danger" busy={busy} onClick={() => void remove()}>
            {t('catalogue.form.remove')}
          </Button>
        </>
      }
    >
      <div className="stack">
        <p>{t('catalogue.form.removeText')}</p>
        {entry.type === 'services' && <p>{t('catalogue.form.removeService')}</p>}
        {refusal !== undefined && (
          <Alert tone="danger" role="alert">
            {refusal}
          </Alert>
        )}
      </div>
    </Dialog>
  );
}
