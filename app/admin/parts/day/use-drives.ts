import { useEffect, useState } from 'react';
import type { BookingRowView } from '#shared/api/admin/bookings.ts';
import type { Drives } from './drives.ts';

/** Estimated roads from visit to visit; undefined until the table of ZIP codes is here (some 40 kB). */
export function useDrives(rows: readonly BookingRowView[]): Drives | undefined {
  const key = rows.map(({ id, servicePostalCode }) => `${id} ${servicePostalCode}`).join();
  const [drives, setDrives] = useState<Drives>();
  // biome-ignore lint/correctness/useExhaustiveDependencies: the key says which places in which order.
  useEffect(() => {
    setDrives(undefined);
    if (rows.length < 2) return;
    let isHere = true;
    void import('./drives.ts')
      .then(({ estimateDrives }) => {
        if (isHere) setDrives(estimateDrives(rows));
      })
      .catch(() => undefined);
    return () => {
      isHere = false;
    };
  }, [key]);
  return drives;
}
