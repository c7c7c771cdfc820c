import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import { type Id, shortId } from '#shared/kernel/ids.ts';
import { clearEditIntent } from '../../local/commands/clear-edit-intent.ts';
import { releaseHold } from '../../local/commands/release-hold.ts';
import { Alert } from '../../ui/alert.tsx';
import { Button } from '../../ui/button.tsx';

/** The cart is a booking being edited. Quitting drops what was held and chosen for it and leads home (A§2). */
export function EditBanner({ bookingId }: { bookingId: Id }) {
  const { t } = useTranslation('cart');
  const navigate = useNavigate();
  const quit = async () => {
    await Promise.allSettled([clearEditIntent(), releaseHold()]);
    navigate('/', { replace: true });
  };
  return (
    <Alert
      tone="warning"
      title={t('editing.title', { id: shortId(bookingId) })}
      actions={
        <Button variant="secondary" onClick={() => void quit()}>
          {t('editing.quit')}
        </Button>
      }
    >
      {t('editing.text')}
    </Alert>
  );
}
