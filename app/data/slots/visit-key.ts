import { JOB_ZIPS_MAX, type Job } from '#shared/agenda/fit-crew.ts';
import type { Id } from '#shared/kernel/ids.ts';

/**
 * What a visit needs of a time, as one text: how long it takes and, where they are known, its kinds and places, or the booking
 * that is moved. What the device keeps of times is kept under it, so that the times of one cart never stand under
 * another: `60/carpet,tile/32801`, `60//@<booking>`. Of the length alone in rows of the builds before.
 */
export type VisitKey = `${number}` | `${number}/${string}`;

export function visitKey(minutes: number, { kinds, zips }: Job, bookingId?: Id | null): VisitKey {
  // Of more than are asked for the first and the last stay, because ways lead to the one and from the other.
  const asked = zips.length > JOB_ZIPS_MAX ? [...zips.slice(0, JOB_ZIPS_MAX - 1), ...zips.slice(-1)] : zips;
  const places = [...(bookingId ? [`@${bookingId}`] : []), ...asked];
  return `${minutes}/${kinds.join(',')}/${places.join(',')}`;
}

export interface VisitQuery {
  readonly minutes: number;
  readonly kinds: string | undefined;
  readonly zip: string | undefined;
  readonly bookingId: Id | undefined;
}

/** What the server is asked with. */
export function visitQuery(visit: VisitKey): VisitQuery {
  const [minutes, kinds = '', placesText = ''] = visit.split('/');
  const places = placesText.split(',');
  return {
    minutes: Number(minutes),
    kinds: kinds || undefined,
    zip: places.filter((place) => !place.startsWith('@')).join(',') || undefined,
    bookingId: places.find((place) => place.startsWith('@'))?.slice(1),
  };
}

/** The same visit with another length. */
export function withMinutes(visit: VisitKey, minutes: number): VisitKey {
  const [, ...rest] = visit.split('/');
  return rest.length === 0 ? `${minutes}` : `${minutes}/${rest.join('/')}`;
}
