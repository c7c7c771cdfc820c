import type { TFunction } from 'i18next';
import { durationRange, roundEstimate } from '#shared/delivery/round-estimate.ts';
import { driveTimeWords } from '../day/drive-words.ts';
import { staffFormat } from './staff-format.ts';

interface Road {
  readonly distanceMiles: number;
  readonly durationMinutes: number;
  readonly estimated: boolean;
}

/** A road as staff are told of it: an estimate says so, and claims no tenths of a mile and no minute (D51, D212). */
export function roadWords(
  { distanceMiles, durationMinutes, estimated }: Road,
  t: TFunction<'admin'>,
): { readonly distance: string; readonly time: string } {
  const miles = staffFormat.number(estimated ? roundEstimate(distanceMiles) : distanceMiles, 1);
  return {
    distance: t(estimated ? 'booking.delivery.about' : 'booking.delivery.miles', { miles }),
    time: estimated
      ? driveTimeWords(durationRange(durationMinutes), t)
      : staffFormat.duration(durationMinutes),
  };
}
