import { useTranslation } from 'react-i18next';
import { Alert } from '../ui/alert.tsx';
import { Button } from '../ui/button.tsx';
import { reloadAsNewest } from './reload-as-newest.ts';

/** What is typed here is mirrored as the page leaves, and comes back after the reload. */
export function FencedWords() {
  const { t } = useTranslation('update');
  return (
    <div className="page">
      <Alert
        tone="warning"
        role="alert"
        actions={
          <Button variant="secondary" onClick={() => void reloadAsNewest()}>
            {t('reload')}
          </Button>
        }
      >
        {t('elsewhere')}
      </Alert>
    </div>
  );
}
