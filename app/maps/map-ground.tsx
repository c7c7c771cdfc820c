import { useMemo } from 'react';
import { TileLayer } from 'react-leaflet';
import type { MapView } from '#shared/api/delivery.ts';
import { lazyPart } from '../frame/lazy-part.tsx';
import styles from './map.module.css';

/** Outlines and towns are some 40 kB, for who has no tiles. */
const Outlines = lazyPart(() => import('./map-outlines.tsx'), 'MapOutlines');

type MapGroundProps = {
  view: MapView | undefined;
  /** Some tile of what is on screen could not be had. */
  isBroken: boolean;
  onBroken: (isBroken: boolean) => void;
};

/**
 * The tiles of the company's service. Where there are none, or some could not be had, the outlines of the counties and
 * the towns lie under them, so that people can still see where they are.
 */
export function MapGround({ view, isBroken, onBroken }: MapGroundProps) {
  const handlers = useMemo(() => watchTiles(onBroken), [onBroken]);
  if (view === undefined) return null;
  return (
    <>
      {(view.tileUrl === null || isBroken) && <Outlines />}
      {view.tileUrl !== null && (
        // Asked for with CORS, so that the worker can see whether it got a picture and how large it is.
        <TileLayer
          url={view.tileUrl}
          maxZoom={19}
          crossOrigin="anonymous"
          className={styles.tiles}
          eventHandlers={handlers}
        />
      )}
    </>
  );
}

/** Leaflet counts a tile that failed among those that are loaded, so its `load` alone says nothing. */
function watchTiles(onBroken: (isBroken: boolean) => void) {
  let failed = 0;
  return {
    loading: () => {
      failed = 0;
    },
    tileerror: () => {
      failed += 1;
      onBroken(true);
    },
    load: () => onBroken(failed > 0),
  };
}
