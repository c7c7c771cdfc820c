import type { LatLngTuple, Map as LeafletMap } from 'leaflet';
import { useEffect, useMemo, useReducer, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { Polyline, useMap, useMapEvents } from 'react-leaflet';
import type { PlannedRoute } from '#shared/delivery/plan/planner-value.ts';
import { roundEstimate } from '#shared/delivery/round-estimate.ts';
import type { Point } from '#shared/delivery/stop.ts';
import { useFormat } from '../i18n/use-format.ts';
import { classNames } from '../ui/class-names.ts';
import { Spinner } from '../ui/feedback/spinner.tsx';
import { useWhenChanged } from '../ui/use-when-changed.ts';
import styles from './map.module.css';
import { DEFAULT_CENTER, FIT_PADDING, PLANNER_ZOOM } from './map-default.ts';
import { MapFrame } from './map-frame.tsx';
import { MapPin, PIN } from './map-pin.tsx';
import { MapSpot } from './map-spot.tsx';
import type { MapStop, RouteMapProps } from './map-stop.ts';
import { type Spot, spreadPins } from './spread-pins.ts';

/** Streets, not doors: nearer than this two stops of one street would fill the map. */
const FIT_ZOOM_MAX = 15;

/** Width of the buttons at the right edge. */
const BUTTONS = 44;

type PlacedStop = MapStop & { latitude: number; longitude: number; index: number };

/** The part of `<RouteMap>` that brings Leaflet along. */
export function RouteMapCanvas({ stops, route, selected, onSelect, loading }: RouteMapProps) {
  const placed = useMemo(() => stops.flatMap(placeStop), [stops]);
  const line = useMemo(() => route?.geometry.coordinates.map(toTuple) ?? [], [route]);
  const label = useMapLabel(placed.length, route);
  const map = useRef<LeafletMap>(null);
  const tuples = placed.map(({ latitude, longitude }): LatLngTuple => [latitude, longitude]);
  const shown = [...line, ...tuples];
  return (
    <MapFrame
      label={label}
      center={DEFAULT_CENTER}
      zoom={PLANNER_ZOOM}
      gentle
      onWholeView={shown.length > 0 ? () => map.current && show(map.current, shown) : undefined}
      over={<MapNotes isEmpty={placed.length === 0} loading={loading} />}
    >
      <FitTo places={shown} map={map} />
      <KeepInView stop={placed.find(({ index }) => index === selected)} />
      {line.length > 1 && <RouteLines positions={line} estimated={route?.estimated === true} />}
      <StopSpots placed={placed} selected={selected} onSelect={onSelect} />
    </MapFrame>
  );
}

/** Straight lines through the stops are dashed: they are no roads. A wider line below lifts it off any ground. */
function RouteLines({ positions, estimated }: { positions: LatLngTuple[]; estimated: boolean }) {
  const kind = estimated ? 'estimated' : 'road'; // a path takes no other class once it is drawn
  return (
    <>
      <Polyline key={`${kind} edge`} positions={positions} interactive={false} className={styles.lineEdge} />
      <Polyline
        key={kind}
        positions={positions}
        interactive={false}
        className={classNames(styles.line, estimated && styles.lineEstimated)}
      />
    </>
  );
}

type StopSpotsProps = { placed: readonly PlacedStop[] } & Pick<RouteMapProps, 'selected' | 'onSelect'>;

/** Pins whose places lie close together step aside, each with a line to its own. */
function StopSpots({ placed, selected, onSelect }: StopSpotsProps) {
  const map = useMap();
  const aside = useSpreadPins(map, placed);
  return placed.map((stop, place) => (
    <StopSpot
      key={stop.index}
      map={map}
      stop={stop}
      aside={aside[place] ?? { x: 0, y: 0 }}
      isSelected={stop.index === selected}
      onSelect={() => onSelect(stop.index)}
    />
  ));
}

type StopSpotProps = {
  map: LeafletMap;
  stop: PlacedStop;
  aside: Spot;
  isSelected: boolean;
  onSelect: () => void;
};

function StopSpot({ map, stop, aside: { x, y }, isSelected, onSelect }: StopSpotProps) {
  const { t } = useTranslation('planner');
  return (
    <MapSpot at={stop} isUp={isSelected}>
      {(x !== 0 || y !== 0) && (
        <svg className={styles.leader} aria-hidden="true">
          <path d={`M0 0L${x} ${y}`} />
          <circle r="4" />
        </svg>
      )}
      <button
        type="button"
        className={styles.stop}
        style={{ marginInlineStart: x, marginBlockEnd: -y }}
        aria-pressed={isSelected}
        onClick={onSelect}
        onFocus={() => bringIntoView(map, stop)}
      >
        <MapPin type={stop.type} mark={stop.mark} />
        <span className="visually-hidden">{t('map.pressed', { stop: stop.name, address: stop.label })}</span>
      </button>
    </MapSpot>
  );
}

/** Looks at all of it whenever there is something else to see; where the person has moved to since stays otherwise. */
function FitTo({
  places,
  map: handle,
}: {
  places: readonly LatLngTuple[];
  map: { current: LeafletMap | null };
}) {
  const map = useMap();
  const key = JSON.stringify(places);
  useEffect(() => {
    handle.current = map;
  });
  useWhenChanged(() => {
    // At once: a map on its way would be asked where it is.
    if (key !== '[]') show(map, places, false);
  }, [map, key]);
  return null;
}

/** A stop chosen in the list is on the map too, wherever the map was moved to. */
function KeepInView({ stop }: { stop: PlacedStop | undefined }) {
  const map = useMap();
  useWhenChanged(() => {
    if (stop) bringIntoView(map, stop);
  }, [map, stop?.index]);
  return null;
}

function bringIntoView(map: LeafletMap, { latitude, longitude }: PlacedStop): void {
  if (!map.getBounds().contains([latitude, longitude])) map.panTo([latitude, longitude]);
}

function show(map: LeafletMap, places: readonly LatLngTuple[], animate = true): void {
  const [only, ...others] = places;
  if (only === undefined) return;
  if (others.length === 0) map.setView(only, PLANNER_ZOOM, { animate });
  else
    map.fitBounds([...places], {
      // A pin stands above its place.
      paddingTopLeft: [FIT_PADDING, FIT_PADDING + PIN.height],
      // No pin ends up under the buttons.
      paddingBottomRight: [FIT_PADDING + BUTTONS, FIT_PADDING],
      maxZoom: FIT_ZOOM_MAX,
      animate,
    });
}

function MapNotes({ isEmpty, loading }: { isEmpty: boolean; loading: boolean }) {
  const { t } = useTranslation('planner');
  return (
    <>
      {loading && (
        <p className={styles.note} role="status">
          <Spinner /> {t('map.computing')}
        </p>
      )}
      {isEmpty && !loading && <p className={styles.note}>{t('map.empty')}</p>}
    </>
  );
}

/** What the map shows, for ears; the list beside it has it all. */
function useMapLabel(count: number, route: PlannedRoute | null): string {
  const { t } = useTranslation('planner');
  const { number } = useFormat();
  const stops = t('map.stops', { count });
  if (route === null) return t('map.label', { stops });
  const way = route.estimated ? roundEstimate(route.distanceMiles) : route.distanceMiles;
  const miles = t('map.miles', { count: way, miles: number(way, 1, route.estimated ? 0 : 1) });
  return t(route.estimated ? 'map.labelEstimate' : 'map.labelRoute', { stops, miles });
}

function placeStop(stop: MapStop, index: number): readonly PlacedStop[] {
  const { latitude, longitude } = stop;
  return latitude === null || longitude === null ? [] : [{ ...stop, latitude, longitude, index }];
}

function toTuple([longitude, latitude]: readonly [number, number]): LatLngTuple {
  return [latitude, longitude];
}

/** How far each pin stands from its place at the zoom of now, in pixels. */
function useSpreadPins(map: LeafletMap, places: readonly Point[]): readonly Spot[] {
  const [zooms, tellZoom] = useReducer((count: number) => count + 1, 0);
  useMapEvents(useMemo(() => ({ zoomend: tellZoom }), []));
  // biome-ignore lint/correctness/useExhaustiveDependencies: the map is no value; `zooms` tells that it looks closer.
  return useMemo(
    () => spreadPins(places.map(({ latitude, longitude }) => map.project([latitude, longitude]))),
    [map, places, zooms],
  );
}
