import { divIcon, type LeafletEventHandlerFnMap } from 'leaflet';
import { type ReactNode, useState } from 'react';
import { createPortal } from 'react-dom';
import { Marker } from 'react-leaflet';
import type { Point } from '#shared/delivery/stop.ts';
import styles from './map.module.css';
import { PIN } from './map-pin.tsx';

type MapSpotProps = {
  at: Point;
  /** Drawn above the other spots. */
  isUp?: boolean;
  /** Leaflet then listens to the pointer. */
  events?: LeafletEventHandlerFnMap;
  children: ReactNode;
};

/** Something of React's at a place of the map: a marker whose icon is an element, so that no HTML is written as text. */
export function MapSpot({ at, isUp = false, events, children }: MapSpotProps) {
  const [box] = useState(() => document.createElement('div'));
  const [icon] = useState(() =>
    divIcon({
      html: box,
      className: styles.spot ?? '',
      iconSize: [PIN.width, PIN.height],
      iconAnchor: [PIN.width / 2, PIN.height],
    }),
  );
  return (
    <>
      <Marker
        position={[at.latitude, at.longitude]}
        icon={icon}
        keyboard={false}
        interactive={events !== undefined}
        draggable={events !== undefined}
        zIndexOffset={isUp ? 1_000 : 0}
        {...(events && { eventHandlers: events })}
      />
      {createPortal(children, box)}
    </>
  );
}
