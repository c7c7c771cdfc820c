import { TRAVEL_MAX_MIN, type Travel, type TravelMin } from '../agenda/travel.ts';
import { estimateLeg } from '../delivery/estimate-route.ts';
import { readGazetteer, type ZipArea } from '../delivery/florida/gazetteer.ts';

/** Claims lie on this grid; a way that ends between two of its marks needs the next one. */
const WAY_STEP_MIN = 5;

/**
 * The way between two visits as a company reckons it (AG62, AG63): undefined where it keeps none free. An estimate is between
 * the middles of two ZIP areas, rounded up; a code that is not in the table is a place that is not known.
 * Brings the table of ZIP codes along: on a device only for a lazy import.
 */
export function travelMinOf({ mode, fixedMin }: Travel): TravelMin | undefined {
  if (mode === 'off') return undefined;
  if (mode === 'fixed') return () => fixedMin;
  const { zips } = readGazetteer();
  // One list asks for the same few pairs again and again.
  const known = new Map<string, number>();
  return (from, to) => {
    if (from === undefined || to === undefined) return 0;
    const pair = `${from} ${to}`;
    const travelMin = known.get(pair) ?? estimated(zips.get(from), zips.get(to));
    known.set(pair, travelMin);
    return travelMin;
  };
}

function estimated(from: ZipArea | undefined, to: ZipArea | undefined): number {
  if (from === undefined || to === undefined) return 0;
  const { minutes } = estimateLeg({ ...from, approximate: true }, { ...to, approximate: true });
  return Math.min(TRAVEL_MAX_MIN, Math.ceil(minutes / WAY_STEP_MIN) * WAY_STEP_MIN);
}
