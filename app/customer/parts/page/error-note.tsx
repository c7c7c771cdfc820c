import { useTranslation } from 'react-i18next';
import { Alert } from '../../../ui/feedback/alert.tsx';

type ErrorNoteProps = {
  error: string | null;
  onDismiss: () => void;
  /** What is kept; without it, what was chosen. */
  text?: string | undefined;
};

/** A dismissible red alert; it comes into view, because the button that failed is in the bar below. */
export function ErrorNote({ error, onDismiss, text }: ErrorNoteProps) {
  const { t } = useTranslation('configure');
  if (error === null) return null;
  return (
    <div ref={(place) => place?.scrollIntoView({ block: 'nearest' })}>
      <Alert tone="danger" role="alert" title={error} onDismiss={onDismiss} dismissLabel={t('error.dismiss')}>
        {text ?? t('error.loadText')}
      </Alert>
    </div>
  );
}
