import type { Map as LeafletMap, MapOptions } from 'leaflet';
import { Maximize, Minus, Plus } from 'lucide-react';
import { type ReactNode, useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { MapContainer } from 'react-leaflet';
import type { Point } from '#shared/delivery/stop.ts';
import { IconButton } from '../ui/actions/icon-button.tsx';
import { useMedia } from '../ui/use-media.ts';
import styles from './map.module.css';
import { MapCredit } from './map-credit.tsx';
import { MapGround } from './map-ground.tsx';
import { MapScale } from './map-scale.tsx';
import { useGentleGestures } from './use-gentle-gestures.ts';
import { useMapView } from './use-map-view.ts';

type MapFrameProps = {
  /** What the map shows, for ears. */
  label: string;
  center: Point;
  zoom: number;
  /** Leaves one finger and the wheel to the page. */
  gentle?: boolean;
  options?: MapOptions;
  onWholeView?: (() => void) | undefined;
  /** Layers. */
  children?: ReactNode;
  /** What lies over the map and stays where it is. */
  over?: ReactNode;
};

/** A map with its ground, buttons and credit. Leaflet's own buttons and credit are written as HTML text; these are not. */
export function MapFrame(props: MapFrameProps) {
  const { label, center, zoom, gentle = false, options, onWholeView, children, over } = props;
  const [map, setMap] = useState<LeafletMap | null>(null);
  const [isBroken, setBroken] = useState(false);
  const isStill = useMedia('(prefers-reduced-motion: reduce)');
  const view = useMapView();
  useSoundMap(map, label);
  return (
    <div className={styles.frame} data-gentle={gentle || undefined}>
      <MapContainer
        ref={setMap}
        className={styles.canvas ?? ''}
        center={[center.latitude, center.longitude]}
        zoom={zoom}
        minZoom={5}
        maxZoom={18}
        zoomControl={false}
        attributionControl={false}
        zoomAnimation={!isStill}
        fadeAnimation={!isStill}
        {...options}
      >
        <MapGround view={view} isBroken={isBroken} onBroken={setBroken} />
        {children}
      </MapContainer>
      {map && <MapButtons map={map} onWholeView={onWholeView} />}
      {map && <MapScale map={map} />}
      <MapCredit view={view} isBroken={isBroken} />
      {over}
      {gentle && <GestureHint map={map} />}
    </div>
  );
}

/** Names what has the focus, and tells Leaflet of a box that changed its size. */
function useSoundMap(map: LeafletMap | null, label: string): void {
  useEffect(() => {
    const box = map?.getContainer();
    if (!map || !box) return;
    const watch = new ResizeObserver(() => map.invalidateSize({ animate: false }));
    watch.observe(box);
    return () => watch.disconnect();
  }, [map]);
  useEffect(() => {
    const box = map?.getContainer();
    box?.setAttribute('role', 'application');
    box?.setAttribute('tabindex', '0');
    box?.setAttribute('aria-label', label);
    // The label tells of the lines that are drawn here.
    map?.getPane('overlayPane')?.setAttribute('aria-hidden', 'true');
  }, [map, label]);
}

function MapButtons({ map, onWholeView }: { map: LeafletMap; onWholeView: (() => void) | undefined }) {
  const { t } = useTranslation('planner');
  return (
    <div className={styles.buttons}>
      <IconButton label={t('map.zoomIn')} icon={<Plus aria-hidden="true" />} onClick={() => map.zoomIn()} />
      <IconButton
        label={t('map.zoomOut')}
        icon={<Minus aria-hidden="true" />}
        onClick={() => map.zoomOut()}
      />
      {onWholeView && (
        <IconButton
          label={t('map.wholeRoute')}
          icon={<Maximize aria-hidden="true" />}
          onClick={onWholeView}
        />
      )}
    </div>
  );
}

function GestureHint({ map }: { map: LeafletMap | null }) {
  const { t } = useTranslation('planner');
  const hint = useGentleGestures(map);
  return (
    <p className={styles.hint} data-shown={hint !== null || undefined} aria-hidden="true">
      <span>{hint === 'wheel' ? t('map.useCtrl') : t('map.useTwoFingers')}</span>
    </p>
  );
}
