import type { RouteLine } from '../delivery/route.ts';
import type { CartItem } from './cart.ts';
import type { Instance } from './instance.ts';

/**
 * CM18: the list as it is sent: a road's line only where the other side does not hold the line of that very token yet
 * (D83).
 */
export function withoutKnownLines(
  items: readonly CartItem[],
  known: readonly CartItem[],
): readonly CartItem[] {
  const lines = linesOf(known);
  return mapRoads(items, (meta) => {
    if (meta.geometry === undefined || !lines.has(meta.routeToken)) return meta;
    const { geometry: _known, ...rest } = meta;
    return rest;
  });
}

/** CM18: the other end: a road that came without its line has the one that is known of its token. */
export function withKnownLines(items: readonly CartItem[], known: readonly CartItem[]): readonly CartItem[] {
  const lines = linesOf(known);
  return mapRoads(items, (meta) => {
    const geometry = meta.geometry ?? lines.get(meta.routeToken);
    return geometry === meta.geometry ? meta : { ...meta, geometry };
  });
}

type Road = NonNullable<Instance['deliveryMeta']>;

function linesOf(items: readonly CartItem[]): ReadonlyMap<string | undefined, RouteLine> {
  const roads = items.flatMap(({ instances }) => instances.flatMap(({ deliveryMeta }) => deliveryMeta ?? []));
  return new Map(
    roads.flatMap(({ routeToken, geometry }) => (routeToken && geometry ? [[routeToken, geometry]] : [])),
  );
}

/** The very same lines where there is no road. */
function mapRoads(items: readonly CartItem[], change: (meta: Road) => Road): readonly CartItem[] {
  return items.map((item) =>
    item.instances.some(({ deliveryMeta }) => deliveryMeta !== undefined)
      ? {
          ...item,
          instances: item.instances.map((instance) =>
            instance.deliveryMeta ? { ...instance, deliveryMeta: change(instance.deliveryMeta) } : instance,
          ),
        }
      : item,
  );
}
