import { useTranslation } from 'react-i18next';
import { Button } from '../../ui/actions/button.tsx';
import { Alert } from '../../ui/feedback/alert.tsx';
import type { KeptPlan } from './use-kept-plan.ts';

/** Says where the stops on screen come from: an earlier visit, with a way to start over; or that none could be read. */
export function KeptPlanNote({ kept }: { kept: KeptPlan }) {
  const { t } = useTranslation('planner');
  if (kept.failed) return <Alert tone="danger">{t('kept.failed')}</Alert>;
  if (!kept.restored) return null;
  return (
    <Alert
      title={t('kept.title')}
      onDismiss={kept.keepRestored}
      dismissLabel={t('close')}
      actions={
        <Button variant="secondary" onClick={kept.startOver}>
          {t('kept.startOver')}
        </Button>
      }
    >
      {t('kept.text')}
    </Alert>
  );
}
