import { useEffect, useState } from 'react';
import type { BookingRowView } from '#shared/api/admin/bookings.ts';
import type { MetaStop } from '#shared/delivery/delivery-meta.ts';

/** Where the ZIP codes of the visits are, each at the number of its visit; the table of them comes later (some 40 kB). */
export function useZipStops(rows: readonly BookingRowView[]): readonly MetaStop[] {
  const zips = rows.map(({ servicePostalCode }) => servicePostalCode.slice(0, 5)).join(' ');
  const [stops, setStops] = useState<readonly MetaStop[]>([]);
  useEffect(() => {
    if (zips === '') return setStops([]);
    let isHere = true;
    void import('#shared/delivery/florida/gazetteer.ts')
      .then(({ readGazetteer }) => {
        const areas = readGazetteer().zips;
        const found = zips.split(' ').map((zip): MetaStop => {
          const area = areas.get(zip);
          return { type: 'pickup', ...(area && { latitude: area.latitude, longitude: area.longitude }) };
        });
        if (isHere) setStops(found);
      })
      .catch(() => undefined);
    return () => {
      isHere = false;
    };
  }, [zips]);
  return stops;
}
