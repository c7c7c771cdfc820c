import { Undo2 } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Point, Stop } from '#shared/delivery/stop.ts';
import { stopFieldId } from '../../../booking/plan/focus-stop.ts';
import styles from './stops.module.css';

type LostPointNoteProps = { stop: Stop; name: string; onPutBack: (point: Point) => void };

/** The point went with the address before; where only a word of it was corrected, it comes back with one press. */
export function LostPointNote({ stop, name, onPutBack }: LostPointNoteProps) {
  const { t } = useTranslation('planner');
  const lost = useLostPoint(stop);
  if (lost === undefined) return null;
  return (
    <p className={`${styles.summary} ${styles.lost}`}>
      {t('stop.pointLost')}
      <button
        type="button"
        className={styles.link}
        aria-label={t('stop.pointBackOf', { stop: name })}
        onClick={() => {
          onPutBack(lost);
          // The button goes with the note: the focus stays in the card.
          document.getElementById(stopFieldId(stop.id, 'pick'))?.focus();
        }}
      >
        <Undo2 aria-hidden="true" />
        {t('stop.pointBack')}
      </button>
    </p>
  );
}

/**
 * The point set by hand that a stop has lost to a new address (D332); undefined when it has none to give back. Another
 * found address is the end of it, and so is leaving the planner.
 */
function useLostPoint({ source, latitude, longitude }: Stop): Point | undefined {
  const [kept, setKept] = useState<Point>();
  const isPlaced = source === 'manual' && latitude !== null && longitude !== null;
  if (isPlaced && (kept?.latitude !== latitude || kept.longitude !== longitude)) {
    setKept({ latitude, longitude });
  }
  if (!isPlaced && source !== null && kept !== undefined) setKept(undefined);
  return source === null ? kept : undefined;
}
