import { useTranslation } from 'react-i18next';
import { Alert } from '../../ui/alert.tsx';

/** A dismissible red alert (A§2); it comes into view, because the button that failed is in the bar below. */
export function ErrorNote({ error, onDismiss }: { error: string | null; onDismiss: () => void }) {
  const { t } = useTranslation('configure');
  if (error === null) return null;
  return (
    <div ref={(place) => place?.scrollIntoView({ block: 'nearest' })}>
      <Alert tone="danger" role="alert" title={error} onDismiss={onDismiss} dismissLabel={t('error.dismiss')}>
        {t('error.loadText')}
      </Alert>
    </div>
  );
}
