import type { BookingRowView } from '#shared/api/admin/bookings.ts';
import type { CrewView } from '#shared/api/admin/crews.ts';
import { estimateLeg } from '#shared/delivery/estimate-route.ts';
import { readGazetteer } from '#shared/delivery/florida/gazetteer.ts';
import { roundEstimate } from '#shared/delivery/round-estimate.ts';

/** A crew and how far it is from who calls, by the middles of two ZIP areas. */
export interface NearCrew {
  readonly crew: CrewView;
  /** As they may be said; undefined where nothing is known of where it is that day. */
  readonly miles: number | undefined;
  /** The town of the visit that is nearest; undefined: its base. */
  readonly town: string | undefined;
}

/**
 * Who is nearest to a ZIP code, by the visits of a day and by the base; in order, and those of whom nothing is known last.
 * Brings the table of ZIP codes along: only for a lazy import. None where the code is unknown.
 */
export function nearestCrews(
  zip: string,
  crews: readonly CrewView[],
  rows: readonly BookingRowView[],
): readonly NearCrew[] {
  const areas = readGazetteer().zips;
  const to = areas.get(zip);
  if (to === undefined) return [];
  const milesFrom = (code: string) => {
    const from = areas.get(code.slice(0, 5));
    return from && estimateLeg({ ...from, approximate: true }, { ...to, approximate: true }).miles;
  };
  return crews
    .map((crew) => {
      const places = [
        ...rows
          .filter((row) => row.crew?.id === crew.id && row.status !== 'CANCELLED')
          .map((row) => ({ zip: row.servicePostalCode, town: row.serviceCity })),
        ...(crew.baseZip === null ? [] : [{ zip: crew.baseZip, town: undefined }]),
      ].flatMap(({ zip: code, town }) => {
        const miles = milesFrom(code);
        return miles === undefined ? [] : [{ miles, town }];
      });
      const nearest = places.sort((one, other) => one.miles - other.miles)[0];
      return { crew, exact: nearest?.miles ?? Number.POSITIVE_INFINITY, town: nearest?.town };
    })
    .sort((one, other) => one.exact - other.exact || one.crew.position - other.crew.position)
    .map(({ crew, exact, town }) => ({
      crew,
      miles: Number.isFinite(exact) ? roundEstimate(exact) : undefined,
      town,
    }));
}
