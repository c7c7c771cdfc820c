import { useTranslation } from 'react-i18next';
import { Button } from '../../ui/actions/button.tsx';
import { Alert } from '../../ui/feedback/alert.tsx';
import { reloadAsNewest } from '../updates/reload-as-newest.ts';

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
