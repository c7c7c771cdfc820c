import { useState } from 'react';
import type { BookingRowView } from '#shared/api/admin/bookings.ts';
import type { MetaStop } from '#shared/delivery/delivery-meta.ts';
import { useWhenLoaded } from '../../../ui/use-loaded.ts';

/** Where the ZIP codes of the visits are, each at the number of its visit; the table of them comes later (some 40 kB). */
export function useZipStops(rows: readonly BookingRowView[]): readonly MetaStop[] {
  const zips = rows.map(({ servicePostalCode }) => servicePostalCode.slice(0, 5)).join(' ');
  const [stops, setStops] = useState<readonly MetaStop[]>([]);
  useWhenLoaded(() => findStops(zips), setStops, [zips]);
  return stops;
}

async function findStops(zips: string): Promise<readonly MetaStop[]> {
  if (zips === '') return [];
  const { readGazetteer } = await import('#shared/delivery/florida/gazetteer.ts');
  const areas = readGazetteer().zips;
  return zips.split(' ').map((zip): MetaStop => {
    const area = areas.get(zip);
    return { type: 'pickup', ...(area && { latitude: area.latitude, longitude: area.longitude }) };
  });
}
