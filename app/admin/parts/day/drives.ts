import type { BookingRowView } from '#shared/api/admin/bookings.ts';
import { estimateLeg } from '#shared/delivery/estimate-route.ts';
import { readGazetteer } from '#shared/delivery/florida/gazetteer.ts';
import { durationRange, roundEstimate } from '#shared/delivery/round-estimate.ts';
import type { Id } from '#shared/kernel/ids.ts';

/** An estimate from the middles of two ZIP areas, as it may be said. */
export interface Drive {
  readonly miles: number;
  readonly lowMin: number;
  readonly highMin: number;
}

export interface Drives {
  /** By the visit that the road leads to; a ZIP code outside of Florida has none. */
  readonly to: ReadonlyMap<Id, Drive>;
  readonly miles: number;
}

/** Roads from visit to visit of the same crew, in their order. Brings the table of ZIP codes along: only for a lazy import. */
export function estimateDrives(rows: readonly BookingRowView[]): Drives {
  const areas = readGazetteer().zips;
  const to = new Map<Id, Drive>();
  let miles = 0;
  for (const [index, row] of rows.entries()) {
    const before = rows.slice(0, index).findLast(({ crew }) => crew?.id === row.crew?.id);
    const from = areas.get(zipOf(before));
    const area = areas.get(zipOf(row));
    if (from === undefined || area === undefined) continue;
    const leg = estimateLeg({ ...from, approximate: true }, { ...area, approximate: true });
    to.set(row.id, { miles: roundEstimate(leg.miles), ...durationRange(leg.minutes) });
    miles += leg.miles;
  }
  return { to, miles: roundEstimate(miles) };
}

function zipOf(row: BookingRowView | undefined): string {
  return row?.servicePostalCode.slice(0, 5) ?? '';
}
