import { useTranslation } from 'react-i18next';
import { ESTIMATE_WITHIN_PERCENT } from '#shared/delivery/round-estimate.ts';
import { lazyPart } from '../../../frame/lazy-part.tsx';
import { Tag } from '../../../ui/layout/tag.tsx';
import { useMedia } from '../../../ui/use-media.ts';
import styles from './delivery.module.css';
import type { ShownDelivery } from './shown-delivery.ts';
import { StopList } from './stop-list.tsx';
import { useRouteWords } from './use-route-words.ts';

// Only a drawing: without it the list says everything.
const RouteSketch = lazyPart(() => import('../../../maps/sketch/route-sketch.tsx'), 'RouteSketch');

type DeliveryWayProps = {
  delivery: ShownDelivery;
  withNotes?: boolean | undefined;
  /** Draws the way on phones too. */
  sketchAlways?: boolean | undefined;
};

/** Kind, distance and time, every stop, and where there is room a drawing of the way. */
export function DeliveryWay({ delivery, withNotes, sketchAlways = false }: DeliveryWayProps) {
  const { t } = useTranslation('delivery');
  const roomy = useMedia('(width >= 40rem)');
  const located = delivery.stops.every((stop) => typeof stop.latitude === 'number');
  const sketch = (roomy || sketchAlways) && located && delivery.stops.length > 1;
  return (
    <div className={styles.delivery}>
      <Head delivery={delivery} />
      <div className={styles.way} data-sketch={sketch || undefined}>
        <StopList stops={delivery.stops} withNotes={withNotes} />
        {sketch && (
          <div className={styles.sketch}>
            <RouteSketch stops={delivery.stops} geometry={delivery.geometry} estimated={delivery.estimated} />
          </div>
        )}
      </div>
      {delivery.routePending && delivery.distanceMiles !== null && (
        <p className={styles.note}>{t('route.onDevice')}</p>
      )}
      {delivery.doubt && <p className={styles.note}>{t('route.doubt')}</p>}
      {delivery.estimated && !delivery.routePending && (
        <p className={styles.note}>{t('route.estimateWhy', { percent: ESTIMATE_WITHIN_PERCENT })}</p>
      )}
      {delivery.quote && !delivery.isAnswered && <p className={styles.note}>{t('price.quote')}</p>}
    </div>
  );
}

function Head({ delivery }: { delivery: ShownDelivery }) {
  const { t } = useTranslation('delivery');
  // What only this device has worked out is worth seeing too; the note below says what it is.
  const route = useRouteWords()({ ...delivery, routePending: false });
  return (
    <p className={styles.head}>
      <Tag tone="primary">{t(`mode.${delivery.kind}`)}</Tag>
      {route === null ? (
        <span className="soft">{t('route.pending')}</span>
      ) : (
        <strong>{[route.distance, route.duration].filter(Boolean).join('\u00a0· ')}</strong>
      )}
    </p>
  );
}
