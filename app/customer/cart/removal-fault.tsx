import { useTranslation } from 'react-i18next';
import { Button } from '../../ui/actions/button.tsx';
import { Alert } from '../../ui/feedback/alert.tsx';

/** Beside what could not be taken out. */
export function RemovalFault({ onRetry }: { onRetry: (button: Element) => void }) {
  const { t } = useTranslation('cart');
  return (
    <Alert
      tone="danger"
      role="alert"
      title={t('error.update')}
      actions={
        <Button variant="secondary" onClick={({ currentTarget }) => onRetry(currentTarget)}>
          {t('error.retry')}
        </Button>
      }
    >
      {t('error.kept')}
    </Alert>
  );
}
