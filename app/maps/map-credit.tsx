import { useTranslation } from 'react-i18next';
import type { MapView } from '#shared/api/delivery.ts';
import styles from './map.module.css';

/** Whose picture it is: the tile service's words, and those of the outlines where these are seen. */
export function MapCredit({ view, isBroken }: { view: MapView | undefined; isBroken: boolean }) {
  const { t } = useTranslation('planner');
  if (view === undefined) return null;
  const hasTiles = view.tileUrl !== null;
  return (
    <p className={styles.credit}>
      {hasTiles && <TileCredit words={view.attribution} />}
      {hasTiles && isBroken && ' · '}
      {(!hasTiles || isBroken) && t('map.outlines')}
    </p>
  );
}

/** OpenStreetMap asks for a link to its terms. */
function TileCredit({ words }: { words: string }) {
  if (!words.includes('OpenStreetMap')) return words;
  return (
    <a href="https://www.openstreetmap.org/copyright" target="_blank" rel="noreferrer">
      {words}
    </a>
  );
}
