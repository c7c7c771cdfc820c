import { Trash2 } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { forgetDevice } from '../../data/forget-device.ts';
import { Button } from '../../ui/actions/button.tsx';
import { Dialog } from '../../ui/dialogs/dialog.tsx';
import { Alert } from '../../ui/feedback/alert.tsx';

/** "Forget me on this device" (D79), asked twice because it cannot be undone. */
export function StorageForget() {
  const { t } = useTranslation('storage');
  const [asks, setAsks] = useState(false);
  const [failed, setFailed] = useState(false);
  const forget = () => {
    setFailed(false);
    // The whole page anew: forms on it still hold what was typed.
    forgetDevice().then(
      () => window.location.assign('/'),
      () => setFailed(true),
    );
  };
  return (
    <>
      <Button variant="secondary" icon={<Trash2 aria-hidden="true" />} onClick={() => setAsks(true)}>
        {t('forget.act')}
      </Button>
      <Dialog
        open={asks}
        onClose={() => setAsks(false)}
        title={t('forget.title')}
        closeLabel={t('close')}
        actions={
          <>
            <Button variant="secondary" onClick={() => setAsks(false)}>
              {t('forget.keep')}
            </Button>
            <Button variant="danger" onClick={forget}>
              {t('forget.confirm')}
            </Button>
          </>
        }
      >
        <p>{t('forget.text')}</p>
        {failed && (
          <Alert tone="danger" role="alert">
            {t('forget.failed')}
          </Alert>
        )}
      </Dialog>
    </>
  );
}
