import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Point, Stop } from '#shared/delivery/stop.ts';
import { wait } from '../../data/wire/back-off.ts';
import { useFormat } from '../../i18n/use-format.ts';
import { useWhenLoaded } from '../../ui/use-loaded.ts';
import styles from '../map.module.css';

/** A screen reader is told where the point came to rest, not every step. */
const REST_MS = 400;
/** Nearer to its centre than this one is in the town. */
const AT_TOWN_MILES = 2;

interface Nearby {
  readonly town: string;
  readonly county: string;
  readonly miles: number;
  /** Too far from the town that was typed to be meant (RT35). */
  readonly isFar: boolean;
}

/** Says which town the point is near, from the tables of the device. */
export function PointReadBack({ stop, point }: { stop: Stop; point: Point }) {
  const { t } = useTranslation('planner');
  const { number } = useFormat();
  const near = useNearby(stop, point);
  return (
    <p className={styles.readBack} role="status" data-far={near?.isFar || undefined}>
      {near && wordsOf(near)}
    </p>
  );

  function wordsOf({ town, county, miles, isFar }: Nearby): string {
    if (isFar) return t('map.far', { town, typed: stop.city });
    if (miles < AT_TOWN_MILES) return t('map.near', { town, county });
    return t('map.awayFrom', { miles: number(Math.round(miles)), town, county });
  }
}

function useNearby(stop: Stop, point: Point): Nearby | undefined {
  const [near, setNear] = useState<Nearby>();
  useWhenLoaded(
    async (left) => {
      await wait(REST_MS);
      return left.aborted ? undefined : lookUp(stop, point);
    },
    setNear,
    [stop, point],
    () => setNear(undefined),
  );
  return near;
}

async function lookUp(stop: Stop, point: Point): Promise<Nearby | undefined> {
  const [{ readGazetteer }, { reverseTown }, { checkPoint }] = await Promise.all([
    import('#shared/delivery/florida/gazetteer.ts'),
    import('#shared/delivery/florida/reverse-town.ts'),
    import('#shared/delivery/check-point.ts'),
  ]);
  const gazetteer = readGazetteer();
  const town = reverseTown(gazetteer, point);
  if (town === undefined) return undefined;
  return {
    town: town.name,
    county: town.county,
    miles: town.miles,
    isFar: checkPoint(gazetteer, stop, point).fault === 'address.point_far',
  };
}
