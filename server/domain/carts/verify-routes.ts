import type { CartItem } from '#shared/cart/cart.ts';
import type { Instance } from '#shared/cart/instance.ts';
import type { DeliveryMeta } from '#shared/delivery/delivery-meta.ts';
import type { Id } from '#shared/kernel/ids.ts';
import type { Instant } from '#shared/kernel/instant.ts';
import { type RouteFacts, verifyRouteToken } from '../delivery/route-token.ts';
import type { LinkSecret } from '../links/sign-link.ts';

/** Who vouches for a road, for whom and when. */
export interface RouteJudge {
  readonly secrets: readonly LinkSecret[];
  readonly tenantId: Id;
  readonly now: Instant;
}

/**
 * A distance counts only when the server measured it (D49): miles, minutes, engine and whether they are an
 * estimate become those of the delivery's token, whatever else was sent. Without a good token the road is pending
 * and what was claimed of it is dropped. What `accepted` holds already does not grow too old any more.
 */
export function verifyRoutes(
  items: readonly CartItem[],
  judge: RouteJudge,
  accepted: readonly CartItem[] = [],
): readonly CartItem[] {
  const knownTokens = new Set(accepted.flatMap(({ instances }) => instances.map(tokenOf)));
  return items.map((item) =>
    item.instances.some(({ deliveryMeta }) => deliveryMeta !== undefined)
      ? { ...item, instances: item.instances.map((instance) => verified(instance, judge, knownTokens)) }
      : item,
  );
}

function tokenOf({ deliveryMeta }: Instance): string | undefined {
  return deliveryMeta?.routeToken;
}

function verified(
  instance: Instance,
  judge: RouteJudge,
  knownTokens: ReadonlySet<string | undefined>,
): Instance {
  const { deliveryMeta: meta } = instance;
  if (meta === undefined) return instance;
  const facts = factsOf(meta, judge, knownTokens.has(meta.routeToken));
  return { ...instance, deliveryMeta: facts ? proven(meta, facts) : pending(meta) };
}

/** RT43: of a road in doubt the token and the doubt stay, for staff and the calendar; it is pending all the same. */
function proven(meta: DeliveryMeta, { doubt, ...facts }: RouteFacts): DeliveryMeta {
  if (doubt) return { ...pending(meta), routeToken: meta.routeToken, doubt };
  const { doubt: _claimed, ...rest } = meta;
  return { ...rest, ...facts, routePending: false };
}

function factsOf(
  { stops, routeToken }: DeliveryMeta,
  { secrets, tenantId, now }: RouteJudge,
  isKnown: boolean,
): RouteFacts | undefined {
  const proof = routeToken && verifyRouteToken(secrets, tenantId, stops, routeToken);
  return proof && (isKnown || proof.expiresAt > now) ? proof.facts : undefined;
}

function pending({ kind, stops, extraPickupCount }: DeliveryMeta): DeliveryMeta {
  return { kind, stops, extraPickupCount, routePending: true };
}
