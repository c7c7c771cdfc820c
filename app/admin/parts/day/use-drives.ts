import type { BookingRowView } from '#shared/api/admin/bookings.ts';
import { useLoaded } from '../../../ui/use-loaded.ts';
import type { Drives } from './drives.ts';

/** Estimated roads from visit to visit; undefined until the table of ZIP codes is here (some 40 kB). */
export function useDrives(rows: readonly BookingRowView[]): Drives | undefined {
  const key = rows.map(({ id, servicePostalCode }) => `${id} ${servicePostalCode}`).join();
  return useLoaded(rows.length < 2 ? undefined : key, async () => {
    const { estimateDrives } = await import('./drives.ts');
    return estimateDrives(rows);
  });
}
