import { useTranslation } from 'react-i18next';
import { Button } from '../../../ui/actions/button.tsx';
import { Dialog } from '../../../ui/dialogs/dialog.tsx';
import type { PutRequest } from '../editing/use-put-request.ts';

/** D70: a second request of a service replaces the first, or joins it when the person says so. */
export function AgainDialog({ sending: { asking, answer, dismiss } }: { sending: PutRequest }) {
  const { t } = useTranslation('configure');
  return (
    <Dialog
      open={asking > 0}
      onClose={dismiss}
      title={t('again.title')}
      closeLabel={t('close')}
      actions={
        <>
          <Button variant="secondary" onClick={() => void answer('add')}>
            {t('again.add')}
          </Button>
          <Button data-first-focus="" onClick={() => void answer('replace')}>
            {t('again.replace')}
          </Button>
        </>
      }
    >
      {t('again.text', { count: asking })}
    </Dialog>
  );
}
