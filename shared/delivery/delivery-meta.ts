import type { RouteLine, RouteSource } from './route.ts';
import type { RouteDoubt } from './route-doubt.ts';
import type { SearchMode, StopSource } from './stop.ts';

export const deliveryModes = ['delivery', 'errand'] as const;
export type DeliveryMode = (typeof deliveryModes)[number];

/** A stop as a cart and a booking keep it: what was left empty is absent. `stop` is a pickup between the first and the last. */
export interface MetaStop {
  readonly type: 'pickup' | 'stop' | 'dropoff';
  readonly street?: string | undefined;
  readonly city?: string | undefined;
  readonly state?: string | undefined;
  readonly zip?: string | undefined;
  readonly unit?: string | undefined;
  readonly notes?: string | undefined;
  readonly placeName?: string | undefined;
  readonly label?: string | undefined;
  readonly latitude?: number | undefined;
  readonly longitude?: number | undefined;
  readonly source?: StopSource | undefined;
  readonly placeId?: string | undefined;
  readonly searchMode?: SearchMode | undefined;
  readonly approximate?: boolean | undefined;
}

/** What a cart's instance says about its road. On the server the distance is that of `routeToken`, never the sender's. */
export interface DeliveryMeta {
  readonly kind: DeliveryMode;
  /** Pickups in the order they are driven, then the drop-off. */
  readonly stops: readonly MetaStop[];
  readonly distanceMiles?: number | undefined;
  readonly durationMinutes?: number | undefined;
  readonly extraPickupCount: number;
  readonly geometry?: RouteLine | undefined;
  /** True: no valid road for these stops; the price is only "from" (D50). */
  readonly routePending: boolean;
  /** True: the distance is an estimate and so is the price. */
  readonly estimated?: boolean | undefined;
  readonly source?: RouteSource | undefined;
  /** Signed by the server; what makes it trust the distance (D49). */
  readonly routeToken?: string | undefined;
  /** Why the road of `routeToken` is pending all the same (RT43); on the server that token's, never the sender's. */
  readonly doubt?: RouteDoubt | undefined;
}
