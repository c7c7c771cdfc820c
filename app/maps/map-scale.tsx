import type { Map as LeafletMap } from 'leaflet';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useFormat } from '../i18n/use-format.ts';
import { chooseScale, type Scale } from './choose-scale.ts';
import styles from './map.module.css';

/** How long a mile is here. Decoration for ears: the miles of the route are said elsewhere. */
export function MapScale({ map }: { map: LeafletMap }) {
  const { t } = useTranslation('planner');
  const { number } = useFormat();
  const { miles, pixels } = useScale(map);
  return (
    <p className={styles.scale} aria-hidden="true" style={{ inlineSize: `${pixels}px` }}>
      {t('map.scale', { miles: number(miles) })}
    </p>
  );
}

function useScale(map: LeafletMap): Scale {
  const [scale, setScale] = useState(() => scaleOf(map));
  useEffect(() => {
    const events = { moveend: () => setScale(scaleOf(map)) };
    map.on(events);
    return () => {
      map.off(events);
    };
  }, [map]);
  return scale;
}

function scaleOf(map: LeafletMap): Scale {
  return chooseScale(map.getCenter().lat, map.getZoom());
}
