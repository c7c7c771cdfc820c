import { useTranslation } from 'react-i18next';
import { Button } from '../../../ui/actions/button.tsx';
import { Alert } from '../../../ui/feedback/alert.tsx';
import { faultWords } from '../words/fault-words.ts';
import type { Visit } from './use-visit.ts';

/** Why not everything is here. Without a connection the row still is, and a word about it is enough. */
export function VisitTrouble({ visit: { data, row } }: { visit: Visit }) {
  const { t } = useTranslation('admin');
  if (data.fault === undefined) return null;
  if (data.fault === 'booking.not_found') return <Alert tone="warning">{t('visit.gone')}</Alert>;
  const retry = (
    <Button variant="secondary" busy={data.busy} onClick={() => void data.reload()}>
      {t('retry')}
    </Button>
  );
  return row === undefined ? (
    <Alert tone="danger" role="alert" title={t('visit.failed')} actions={retry}>
      {faultWords(data.fault, t)}
    </Alert>
  ) : (
    <Alert tone="info" role="status" actions={retry}>
      {t('visit.copyOnly')}
    </Alert>
  );
}
