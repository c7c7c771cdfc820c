import { useTranslation } from 'react-i18next';
import type { CartItem } from '#shared/cart/cart.ts';
import type { ServedArea } from '#shared/company/served-area.ts';
import type { StopLike } from '#shared/delivery/stop.ts';
import { useServedArea } from '../../../frame/use-served-area.ts';
import { Alert } from '../../../ui/feedback/alert.tsx';
import { useLoaded } from '../../../ui/use-loaded.ts';
import { RefusedPlace } from './refused-place.tsx';

/**
 * `<DropoffArea stop>` Where a delivery ends outside the area that the company has set (D382): that it does not come there,
 * or looks at it first. The tables of ZIP codes come late and may not come at all; the server decides again.
 */
export function DropoffArea({ stop }: { stop: StopLike }) {
  const { t } = useTranslation('shell');
  const area = useServedArea();
  const { zip, city, state, latitude, longitude } = stop;
  const key = JSON.stringify([zip, city, state, latitude, longitude, area.by, area.codes?.served.size]);
  const answer = useLoaded(area.codes ? key : undefined, () => judge(area, stop));
  return (
    <div role="status">
      {answer === 'outside' && area.outside === 'refused' && <RefusedPlace zip={zip?.trim()} />}
      {answer === 'outside' && area.outside === 'pending' && (
        <Alert tone="info" title={t('outside.far')}>
          {t('outside.farText')}
        </Alert>
      )}
    </div>
  );
}

/** `<DropoffAreas items>` The same for each delivery of a cart. */
export function DropoffAreas({ items }: { items: readonly CartItem[] }) {
  return items
    .flatMap(({ instances }) => instances)
    .map(({ id, deliveryMeta }) => {
      const stop = deliveryMeta?.stops.find(({ type }) => type === 'dropoff');
      return stop && <DropoffArea key={id} stop={stop} />;
    });
}

async function judge(area: ServedArea, stop: StopLike) {
  const [{ judgeStop }, { readGazetteer }] = await Promise.all([
    import('#shared/company/judge-stop.ts'),
    import('#shared/delivery/florida/gazetteer.ts'),
  ]);
  return judgeStop(area, readGazetteer(), stop);
}
