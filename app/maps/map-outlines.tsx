import type { LatLngTuple, Map as LeafletMap } from 'leaflet';
import { useMemo, useReducer, useState } from 'react';
import { createPortal } from 'react-dom';
import { Polygon, useMap, useMapEvents } from 'react-leaflet';
import { countyOutlines } from '#shared/delivery/florida/florida-counties.ts';
import { readGazetteer } from '#shared/delivery/florida/gazetteer.ts';
import type { Point } from '#shared/delivery/stop.ts';
import { chooseTowns, chooseZips } from './choose-towns.ts';
import styles from './map.module.css';

/** Every county with its islands, as one path. */
const land = countyOutlines().flatMap(({ rings }) =>
  rings.map((ring) => [ring.map(([longitude, latitude]): LatLngTuple => [latitude, longitude])]),
);

/** Land, water and towns as the device knows them itself: no street, but enough to see where one is. */
export function MapOutlines() {
  const map = useMap();
  const [pane] = useState(() => map.getPane('outlines') ?? silentPane(map));
  return (
    <>
      <Polygon
        positions={land}
        pane="outlines"
        interactive={false}
        className={styles.land}
        smoothFactor={0.5}
      />
      {createPortal(<Towns map={map} />, pane)}
    </>
  );
}

function silentPane(map: LeafletMap): HTMLElement {
  const pane = map.createPane('outlines');
  pane.setAttribute('aria-hidden', 'true');
  return pane;
}

function Towns({ map }: { map: LeafletMap }) {
  const [moves, tellMove] = useReducer((count: number) => count + 1, 0);
  useMapEvents(useMemo(() => ({ moveend: tellMove, zoomend: tellMove }), []));
  // biome-ignore lint/correctness/useExhaustiveDependencies: the map is no value; `moves` tells that it looks elsewhere.
  const spots = useMemo(() => spotsOf(map), [map, moves]);
  return (
    <ul className={`leaflet-zoom-hide ${styles.towns}`}>
      {spots.map(({ name, x, y, look }) => (
        <li
          key={`${name} ${x} ${y}`}
          data-large={look === 'large' || undefined}
          data-zip={look === 'zip' || undefined}
          style={{ translate: `${x}px ${y}px` }}
        >
          {name}
        </li>
      ))}
    </ul>
  );
}

/** Placeholder points of post-office boxes say nothing about where a ZIP is. */
const zips = [...readGazetteer().zips.values()].filter(({ atTown }) => !atTown);

function spotsOf(map: LeafletMap) {
  const [zoom, toPixel] = [map.getZoom(), toPixelOf(map)];
  const towns = chooseTowns(readGazetteer().towns, zoom, toPixel);
  return [...towns, ...chooseZips(zips, zoom, towns, toPixel)];
}

function toPixelOf(map: LeafletMap) {
  const seen = map.getBounds().pad(0.1);
  return ({ latitude, longitude }: Point) =>
    seen.contains([latitude, longitude]) ? map.latLngToLayerPoint([latitude, longitude]) : undefined;
}
