import { Download } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { now } from '../../../data/device/clock.ts';
import { Button } from '../../../ui/actions/button.tsx';
import { showToast } from '../../../ui/feedback/toasts.ts';
import { toWallTime } from '../../parts/booking-panel/booking-time.ts';
import { saveFile } from '../../parts/save-file.ts';
import { useWhyWait } from '../../parts/use-why-wait.ts';
import bookings from '../bookings.module.css';
import type { Bookings } from '../use-bookings.ts';
import { bookingsCsv } from './bookings-csv.ts';
import styles from './row.module.css';

type CsvButtonProps = {
  list: Bookings;
  timeZone: string;
  /** Where there is little room. */
  short: boolean;
};

/** All that answers the filter, not only what is shown, as a file for a spreadsheet. */
export function CsvButton({ list, timeZone, short }: CsvButtonProps) {
  const { t } = useTranslation('admin');
  const whyWait = useWhyWait();
  const [done, setDone] = useState<number>();
  const press = async () => {
    setDone(0);
    const rows = await list.loadAll(setDone);
    setDone(undefined);
    if (rows === undefined) return void showToast({ text: t('bookings.csv.failed'), tone: 'danger' });
    const name = `${t('bookings.csv.file')}-${toWallTime(now(), timeZone).day}.csv`;
    saveFile(name, 'text/csv;charset=utf-8', bookingsCsv(rows, t, timeZone));
    showToast({ text: t('bookings.csv.done', { count: rows.length }), tone: 'success' });
  };
  return (
    <span className={bookings.csv}>
      <Button
        variant="secondary"
        busy={done !== undefined}
        disabled={whyWait !== undefined}
        why={whyWait}
        icon={<Download aria-hidden="true" />}
        onClick={() => void press()}
      >
        {t(short ? 'bookings.csv.short' : 'bookings.csv.export')}
      </Button>
      <span role="status" className={styles.small}>
        {done !== undefined &&
          (list.count === undefined
            ? t('bookings.csv.preparingSome', { done })
            : t('bookings.csv.preparing', { done, count: list.count }))}
      </span>
    </span>
  );
}
