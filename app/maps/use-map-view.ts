import { useEffect, useState } from 'react';
import type { MapView } from '#shared/api/delivery.ts';
import { remote } from '../data/remote.ts';

const NO_TILES: MapView = { tileUrl: null, attribution: '' };

/** Where the picture comes from; undefined until it is known, and without tiles where the server names none. */
export function useMapView(): MapView | undefined {
  const [view, setView] = useState<MapView>();
  useEffect(() => {
    let isHere = true;
    void remote.loadMap().then((known) => isHere && setView(known && 'tileUrl' in known ? known : NO_TILES));
    return () => {
      isHere = false;
    };
  }, []);
  return view;
}
