import type { MapView } from '#shared/api/delivery.ts';
import { remote } from '../data/remote.ts';
import { useLoaded } from '../ui/use-loaded.ts';

const NO_TILES: MapView = { tileUrl: null, attribution: '' };

/** Where the picture comes from; undefined until it is known, and without tiles where the server names none. */
export function useMapView(): MapView | undefined {
  return useLoaded('map', async () => {
    const known = await remote.loadMap();
    return known && 'tileUrl' in known ? known : NO_TILES;
  });
}
