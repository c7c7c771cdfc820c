import { useState } from 'react';
import type { BookingRowView } from '#shared/api/admin/bookings.ts';
import type { MetaStop } from '#shared/delivery/delivery-meta.ts';
import { useWhenLoaded } from '../../../ui/use-loaded.ts';

/** Where the ZIP codes of the visits are, each at the number of its visit; the table of them comes later (some 40 kB). */
export function useZipStops(rows: readonly BookingRowView[]): readonly MetaStop[] {
  const zips = rows.map(zipOf);
  const [stops, setStops] = useState<readonly MetaStop[]>([]);
  useWhenLoaded(() => findStops(rows), setStops, [zips.join('\n')]);
  return stops;
}

/** One for each visit, also where nothing is known of its code, which may be of another country. */
export async function findStops(
  rows: readonly Pick<BookingRowView, 'servicePostalCode'>[],
): Promise<readonly MetaStop[]> {
  if (rows.length === 0) return [];
  const { readGazetteer } = await import('#shared/delivery/florida/gazetteer.ts');
  const areas = readGazetteer().zips;
  return rows.map((row): MetaStop => {
    const area = areas.get(zipOf(row));
    return { type: 'pickup', ...(area && { latitude: area.latitude, longitude: area.longitude }) };
  });
}

function zipOf({ servicePostalCode }: Pick<BookingRowView, 'servicePostalCode'>): string {
  return servicePostalCode.slice(0, 5);
}
