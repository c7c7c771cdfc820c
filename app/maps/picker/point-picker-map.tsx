import type { LeafletEventHandlerFnMap, Map as LeafletMap, MapOptions } from 'leaflet';
import { type KeyboardEvent, type RefObject, useEffect, useMemo, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useMap, useMapEvents } from 'react-leaflet';
import type { Point, Stop } from '#shared/delivery/stop.ts';
import styles from '../map.module.css';
import { PICKER_ZOOM } from '../map-default.ts';
import { MapFrame } from '../map-frame.tsx';
import { MapPin } from '../map-pin.tsx';
import { MapSpot } from '../map-spot.tsx';
import { movePoint, roundPoint } from './move-point.ts';
import { PointNumbers, type TypedDegrees } from './point-numbers.tsx';
import { PointReadBack } from './point-read-back.tsx';

/** One press of an arrow key, in metres. */
const STEP = 10;
const LONG_STEP = 100;
const ARROWS: Readonly<Record<string, readonly [east: number, north: number]>> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, 1],
  ArrowDown: [0, -1],
};

/** The pin stays in the middle, so zooming must not move what lies under it; nor may a map that runs on by itself. */
const options: MapOptions = {
  keyboard: false,
  inertia: false,
  scrollWheelZoom: 'center',
  touchZoom: 'center',
  doubleClickZoom: 'center',
};

type PointPickerMapProps = {
  stop: Stop;
  start: Point;
  /** Null while the fields name no place. */
  onMove: (point: Point | null) => void;
};

/** The part of `<PointPicker>` that brings Leaflet along. */
export function PointPickerMap({ stop, start, onMove }: PointPickerMapProps) {
  const { t } = useTranslation('planner');
  const [point, setPoint] = useState(start);
  const [typed, setTyped] = useState<TypedDegrees>({});
  const map = useRef<LeafletMap>(null);

  /** `byHand`: the map is under the person's finger and is there already. */
  function take(next: Point, byHand = false): void {
    const rounded = roundPoint(next);
    setPoint(rounded);
    onMove(rounded);
    if (!byHand) map.current?.setView([rounded.latitude, rounded.longitude], undefined, { animate: false });
  }

  /** By the map or its keys: what stands in the fields is no longer meant. */
  function move(next: Point, byHand?: boolean): void {
    setTyped({});
    take(next, byHand);
  }

  function onKeyDown(event: KeyboardEvent): void {
    const arrow = ARROWS[event.key];
    if (arrow === undefined || event.altKey || event.ctrlKey || event.metaKey) return;
    event.preventDefault();
    const metres = event.shiftKey ? LONG_STEP : STEP;
    move(movePoint(point, arrow[0] * metres, arrow[1] * metres));
  }

  return (
    <div className="stack">
      {/* biome-ignore lint/a11y/noStaticElementInteractions: the map inside has the focus and a role; its keys arrive here. */}
      <div className={styles.pickerPlace} onKeyDown={onKeyDown}>
        <MapFrame label={t('map.pickLabel')} center={start} zoom={PICKER_ZOOM} options={options}>
          <PickerPin point={point} map={map} onTake={move} type={stop.type} />
        </MapFrame>
      </div>
      <PointReadBack stop={stop} point={point} />
      <PointNumbers
        point={point}
        typed={typed}
        onType={setTyped}
        onTake={take}
        onNoPlace={() => onMove(null)}
      />
    </div>
  );
}

type PickerPinProps = {
  point: Point;
  map: RefObject<LeafletMap | null>;
  onTake: (point: Point, byHand?: boolean) => void;
  type: Stop['type'];
};

function PickerPin({ point, map: handle, onTake, type }: PickerPinProps) {
  const map = useMap();
  const take = useRef(onTake);
  useEffect(() => {
    handle.current = map;
    take.current = onTake;
  });
  useMapEvents(useMemo(() => mapEvents(map, take), [map]));
  const events = useMemo(() => pinEvents(take), []);
  return (
    <MapSpot at={point} isUp events={events}>
      <span className={styles.grip}>
        <MapPin type={type} mark="" />
      </span>
    </MapSpot>
  );
}

type Take = { readonly current: PickerPinProps['onTake'] };

/** The map moves under the pin, or a click brings a place to it. */
function mapEvents(map: LeafletMap, take: Take): LeafletEventHandlerFnMap {
  return {
    drag: () => take.current(toPoint(map.getCenter()), true),
    click: ({ latlng }) => take.current(toPoint(latlng)),
  };
}

/** Or the pin is dragged, and the map follows when it is let go. */
function pinEvents(take: Take): LeafletEventHandlerFnMap {
  return {
    drag: ({ target }) => take.current(toPoint(target.getLatLng()), true),
    dragend: ({ target }) => take.current(toPoint(target.getLatLng())),
  };
}

function toPoint({ lat, lng }: { lat: number; lng: number }): Point {
  return { latitude: lat, longitude: lng };
}
