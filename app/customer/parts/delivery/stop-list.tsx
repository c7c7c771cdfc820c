import { Flag } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import styles from './delivery.module.css';
import { type ShownStop, stopWords } from './stop-words.ts';

type StopListProps = {
  /** Pickups in the order they are driven, then the drop-off. */
  stops: readonly ShownStop[];
  /** What was written for the driver at each stop; for pages that only the customer sees. */
  withNotes?: boolean | undefined;
};

/** `<StopList stops withNotes>` Where a delivery goes, stop by stop; pins are those of the map. */
export function StopList({ stops, withNotes = false }: StopListProps) {
  const { t } = useTranslation('delivery');
  return (
    <>
      {/* biome-ignore lint/a11y/noRedundantRoles: Safari drops the role of a list without bullets. */}
      <ol className={styles.stops} role="list" aria-label={t('stops.label')}>
        {stops.map((stop, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a stop of a cart or a booking has no name but its place.
          <StopRow key={index} stop={stop} number={index + 1} withNotes={withNotes} />
        ))}
      </ol>
    </>
  );
}

type StopRowProps = { stop: ShownStop; number: number; withNotes: boolean };

function StopRow({ stop, number, withNotes }: StopRowProps) {
  const { t } = useTranslation('delivery');
  const { title, rest } = stopWords(stop);
  const isDropoff = stop.type === 'dropoff';
  return (
    <li className={styles.stop} data-stop={isDropoff ? 'dropoff' : 'pickup'}>
      <span className={styles.pin} aria-hidden="true">
        {isDropoff ? <Flag /> : number}
      </span>
      <span className={styles.words}>
        <small>{isDropoff ? t('stops.dropoff') : t('stops.pickup', { number })}</small>
        <strong dir="auto">{title || t('stops.unknown')}</strong>
        {rest !== '' && <span className="soft">{rest}</span>}
        {withNotes && stop.notes && <small dir="auto">{stop.notes}</small>}
      </span>
    </li>
  );
}
