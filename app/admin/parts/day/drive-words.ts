import type { TFunction } from 'i18next';
import { staffFormat } from '../words/staff-format.ts';
import type { Drive } from './drives.ts';

const KM_PER_MILE = 1.609_344;

/** "≈ 39 mi (62 km)": the signs of the roads are in miles. */
export function milesWords(miles: number, t: TFunction<'admin'>): string {
  return t('day.miles', {
    miles: staffFormat.number(miles, 1),
    km: staffFormat.number(Math.round(miles * KM_PER_MILE)),
  });
}

const HOUR_MIN = 60;

/** "20 à 35 min", "1 h 10 min à 2 h 15 min", "jusqu’à 5 min". */
export function driveTimeWords(
  { lowMin, highMin }: Pick<Drive, 'lowMin' | 'highMin'>,
  t: TFunction<'admin'>,
): string {
  const high = staffFormat.duration(highMin);
  if (lowMin === 0) return t('day.driveUpTo', { high });
  const low = highMin < HOUR_MIN ? staffFormat.number(lowMin) : staffFormat.duration(lowMin);
  return t('day.driveRange', { low, high });
}
