import { Undo2 } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { BookingRowView } from '#shared/api/admin/bookings.ts';
import { Button } from '../../../../ui/actions/button.tsx';
import { useTimeZone } from '../../use-time-zone.ts';
import { useWhyWait } from '../../use-why-wait.ts';
import { staffFormat } from '../../words/staff-format.ts';
import booking from '../booking.module.css';
import styles from '../booking-forms.module.css';
import { type NotBack, notBackWords } from './put-back.ts';
import { putBackUntil } from './put-back-until.ts';
import { usePutBack } from './use-put-back.ts';

/** All that can be done with a deleted booking, and until when. */
export function DeletedBooking({ row, onRestored }: { row: BookingRowView; onRestored: () => void }) {
  const { t } = useTranslation('admin');
  const timeZone = useTimeZone();
  const whyWait = useWhyWait();
  const [refused, setRefused] = useState<NotBack>();
  const { busy, putBack } = usePutBack({ onDone: onRestored, onRefused: (_, why) => setRefused(why) });
  const until = putBackUntil(row);
  return (
    <div className={styles.deleted}>
      {refused === undefined ? (
        <p className={booking.why}>
          {t('booking.remove.until', { day: until ? staffFormat.date(until, timeZone) : '' })}
        </p>
      ) : (
        <p className={booking.why} role="alert">
          {t('booking.remove.notRestored')}. {notBackWords(refused, t, timeZone)}
        </p>
      )}
      <Button
        wide
        busy={busy !== undefined}
        disabled={whyWait !== undefined}
        why={whyWait}
        icon={<Undo2 aria-hidden="true" />}
        onClick={() => putBack(row)}
      >
        {t('booking.remove.undo')}
      </Button>
    </div>
  );
}
