import { useTranslation } from 'react-i18next';
import type { IntentRow } from '../../../data/device/rows.ts';
import { discardIntent } from '../../../data/outbox/discard-intent.ts';
import { errorText } from '../../../i18n/error-text.ts';
import { Button } from '../../../ui/actions/button.tsx';
import { Alert } from '../../../ui/feedback/alert.tsx';

/**
 * Changes that were sent and not answered, or refused while no screen waited; the booking below stands as the server
 * last said.
 */
export function WaitingEdit({ row }: { row: IntentRow }) {
  const { t } = useTranslation('edit');
  if (row.state !== 'asks') {
    return (
      <Alert role="status" title={t('waiting.title')}>
        {t('waiting.text')}
      </Alert>
    );
  }
  return (
    <Alert
      tone="warning"
      role="alert"
      title={t('waiting.asks')}
      actions={
        <Button variant="secondary" onClick={() => void discardIntent(row.id)}>
          {t('waiting.discard')}
        </Button>
      }
    >
      {row.code && errorText(row.code)} {t('waiting.asksText')}
    </Alert>
  );
}
