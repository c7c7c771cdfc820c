import { useTranslation } from 'react-i18next';
import { storageTroubles } from '../../../data/device/storage/storage-trouble.ts';
import { Alert } from '../../../ui/feedback/alert.tsx';
import { useStore } from '../../../ui/use-store.ts';

type ErrorNoteProps = {
  error: string | null;
  onDismiss: () => void;
  /** What is kept; without it, what was chosen. A device without room keeps neither. */
  text?: string | undefined;
};

/** A dismissible red alert; it comes into view, because the button that failed is in the bar below. */
export function ErrorNote({ error, onDismiss, text }: ErrorNoteProps) {
  const { t } = useTranslation('configure');
  const isFull = useStore(storageTroubles).includes('full');
  if (error === null) return null;
  return (
    <div ref={(place) => place?.scrollIntoView({ block: 'nearest' })}>
      <Alert tone="danger" role="alert" title={error} onDismiss={onDismiss} dismissLabel={t('error.dismiss')}>
        {isFull ? t('error.hereText') : (text ?? t('error.loadText'))}
      </Alert>
    </div>
  );
}
