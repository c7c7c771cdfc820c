import { useState } from 'react';
import type { Point, Stop } from '#shared/delivery/stop.ts';
import { useWhenLoaded } from '../../ui/use-loaded.ts';
import { DEFAULT_CENTER } from '../map-default.ts';

/** Where the picker begins: at the stop, else at its ZIP or town, else near Orlando. Undefined while looking it up. */
export function useStartPoint(stop: Stop): Point | undefined {
  const [start, setStart] = useState(() => pointOf(stop) ?? (isBlank(stop) ? DEFAULT_CENTER : undefined));
  useWhenLoaded(
    () => (start === undefined ? lookUp(stop) : undefined),
    setStart,
    [start, stop],
    () => setStart(DEFAULT_CENTER),
  );
  return start;
}

function pointOf({ latitude, longitude }: Stop): Point | undefined {
  return latitude === null || longitude === null ? undefined : { latitude, longitude };
}

function isBlank({ city, zip }: Stop): boolean {
  return city.trim() === '' && zip.trim() === '';
}

/** The tables of towns are large: only who needs them brings them. */
async function lookUp(stop: Stop): Promise<Point> {
  const [{ readGazetteer }, { locateStop }] = await Promise.all([
    import('#shared/delivery/florida/gazetteer.ts'),
    import('#shared/delivery/florida/locate-stop.ts'),
  ]);
  const found = locateStop(readGazetteer(), stop);
  return 'fault' in found ? DEFAULT_CENTER : { latitude: found.latitude, longitude: found.longitude };
}
