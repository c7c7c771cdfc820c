import { useTranslation } from 'react-i18next';
import { Button } from '../../../ui/actions/button.tsx';
import { Alert } from '../../../ui/feedback/alert.tsx';
import { useMay } from '../access/use-may.ts';
import { faultWords } from '../words/fault-words.ts';
import type { Booking } from './use-booking.ts';

/** Why not everything is here. Without a connection the row still is, and a word about it is enough. */
export function BookingTrouble({ booking: { data, row } }: { booking: Booking }) {
  const { t } = useTranslation('admin');
  const isOffice = useMay('office');
  if (data.fault === undefined) return null;
  if (data.fault === 'booking.not_found') {
    return <Alert tone="warning">{t(isOffice ? 'booking.gone' : 'booking.left')}</Alert>;
  }
  const retry = (
    <Button variant="secondary" busy={data.busy} onClick={() => void data.reload()}>
      {t('retry')}
    </Button>
  );
  return row === undefined ? (
    <Alert tone="danger" role="alert" title={t('booking.failed')} actions={retry}>
      {faultWords(data.fault, t)}
    </Alert>
  ) : (
    <Alert tone="info" role="status" actions={retry}>
      {t('booking.copyOnly')}
    </Alert>
  );
}
