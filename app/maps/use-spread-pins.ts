import type { Map as LeafletMap } from 'leaflet';
import { useMemo, useReducer } from 'react';
import { useMapEvents } from 'react-leaflet';
import type { Point } from '#shared/delivery/stop.ts';
import { type Spot, spreadPins } from './spread-pins.ts';

/** How far each pin stands from its place at the zoom of now, in pixels. */
export function useSpreadPins(map: LeafletMap, places: readonly Point[]): readonly Spot[] {
  const [zooms, tellZoom] = useReducer((count: number) => count + 1, 0);
  useMapEvents(useMemo(() => ({ zoomend: tellZoom }), []));
  // biome-ignore lint/correctness/useExhaustiveDependencies: the map is no value; `zooms` tells that it looks closer.
  return useMemo(
    () => spreadPins(places.map(({ latitude, longitude }) => map.project([latitude, longitude]))),
    [map, places, zooms],
  );
}
