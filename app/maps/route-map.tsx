import { useTranslation } from 'react-i18next';
import { lazyPart } from '../frame/lazy-part.tsx';
import { Spinner } from '../ui/feedback/spinner.tsx';
import styles from './map.module.css';
import './leaflet-rules.css';
import type { RouteMapProps } from './map-stop.ts';

/** A map is extra: without its file the page stays whole, and says so in its place. */
const Canvas = lazyPart(() => import('./route-map-canvas.tsx'), 'RouteMapCanvas', {
  waiting: <MapWaits />,
  missing: NoMap,
});

/**
 * `<RouteMap stops route selected onSelect loading>` The stops and the road between them (D335). Everything on it is
 * said in the list of stops too. One finger scrolls the page, two move the map; the wheel zooms with Ctrl alone.
 */
export function RouteMap(props: RouteMapProps) {
  return (
    <>
      <div className={styles.place}>
        <Canvas {...props} />
      </div>
      <MapCaption {...props} />
    </>
  );
}

/** Which stop the pressed pin is; and that the dashes are no streets. */
function MapCaption({ stops, route, selected }: RouteMapProps) {
  const { t } = useTranslation('planner');
  const stop = stops[selected ?? -1];
  const hasPins = stops.some(({ latitude }) => latitude !== null);
  return (
    <div className={styles.caption}>
      {hasPins && (
        <p>{stop ? t('map.pressed', { stop: stop.name, address: stop.label }) : t('map.pressPin')}</p>
      )}
      {route?.estimated && <p>{t('map.estimated')}</p>}
    </div>
  );
}

function MapWaits() {
  const { t } = useTranslation('planner');
  return (
    <p className={styles.blank}>
      <Spinner label={t('map.opening')} />
    </p>
  );
}

export function NoMap() {
  const { t } = useTranslation('planner');
  return <p className={`soft ${styles.blank}`}>{t('map.missing')}</p>;
}
