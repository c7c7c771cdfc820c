import { betterOrder } from '#shared/delivery/best-order.ts';
import type { BetterOrder } from '#shared/delivery/planner-value.ts';
import type { Route } from '#shared/delivery/route.ts';
import type { Deps } from '../../deps.ts';
import type { RoutePoint } from '../../providers/router/port.ts';

/** Two pickups and the drop-off: with fewer there is nothing to choose. */
const FEWEST_PLACES = 3;

/** By the engine that measured the route; one that does not answer costs the tip and nothing else. */
export async function findBetterOrder(
  { router }: Pick<Deps, 'router'>,
  places: readonly RoutePoint[],
  { source }: Route,
): Promise<BetterOrder | undefined> {
  if (places.length < FEWEST_PLACES) return undefined;
  const matrix = await router.matrix(places, source);
  return matrix && betterOrder(matrix);
}
