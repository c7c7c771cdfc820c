import type { DeliveryMeta, MetaStop } from '../delivery/delivery-meta.ts';
import { EXTRA_PICKUPS_MAX } from './limits.ts';

/** A stop or a delivery as it arrives: nulls and empty texts are as good as absent. */
type Loose<Value> = { readonly [Key in keyof Value]?: Value[Key] | null | undefined };
type MetaStopDraft = Loose<MetaStop> & Pick<MetaStop, 'type'>;
export type DeliveryMetaDraft = Loose<Omit<DeliveryMeta, 'stops'>> &
  Pick<DeliveryMeta, 'kind'> & { readonly stops: readonly MetaStopDraft[] };

/**
 * The form in which a cart keeps a delivery. Whether its distance may be believed is the server's to say
 * (D49); without a distance the road is pending, whatever was claimed.
 */
export function cleanDeliveryMeta(draft: DeliveryMetaDraft): DeliveryMeta {
  const stops = draft.stops.map(cleanMetaStop);
  return {
    ...present({
      distanceMiles: draft.distanceMiles,
      durationMinutes: draft.durationMinutes,
      geometry: draft.geometry,
      estimated: draft.estimated,
      source: draft.source,
      routeToken: draft.routeToken?.trim(),
      doubt: draft.doubt,
    }),
    kind: draft.kind,
    stops,
    extraPickupCount: countExtraPickups(stops, draft.extraPickupCount),
    routePending: draft.routePending === true || typeof draft.distanceMiles !== 'number',
  };
}

/** Trimmed, without empty fields; the state in two capitals; half a point is none. */
export function cleanMetaStop(draft: MetaStopDraft): MetaStop {
  const { type, latitude, longitude } = draft;
  const isPlaced = Number.isFinite(latitude) && Number.isFinite(longitude);
  return {
    ...present({
      street: draft.street?.trim(),
      city: draft.city?.trim(),
      state: draft.state?.trim().slice(0, 2).toUpperCase(),
      zip: draft.zip?.trim(),
      unit: draft.unit?.trim(),
      notes: draft.notes?.trim(),
      placeName: draft.placeName?.trim(),
      label: draft.label?.trim(),
      ...(isPlaced && { latitude, longitude }),
      source: draft.source,
      placeId: draft.placeId?.trim(),
      searchMode: draft.searchMode,
      approximate: draft.approximate,
    }),
    type,
  };
}

/** Of the stops where there are any, so that no client leaves a pickup out of the price. */
function countExtraPickups(stops: readonly MetaStop[], claimed: number | null | undefined): number {
  const pickups = stops.filter(({ type }) => type !== 'dropoff').length;
  const count = pickups > 0 ? pickups - 1 : Math.floor(claimed ?? 0);
  return Number.isFinite(count) ? Math.min(Math.max(0, count), EXTRA_PICKUPS_MAX) : 0;
}

type Present<Value> = { [Key in keyof Value]: Exclude<Value[Key], null | undefined> | undefined };

/** Absent, null and empty fields are left out, so that a stored copy and its JSON round trip are equal. */
function present<Value extends object>(value: Value): Partial<Present<Value>> {
  const entries = Object.entries(value).filter(
    ([, entry]) => entry !== undefined && entry !== null && entry !== '',
  );
  return Object.fromEntries(entries) as Partial<Present<Value>>; // what is left keeps its type, only null and undefined are gone
}
