import type { CartItem } from '#shared/cart/cart.ts';
import type { Instance } from '#shared/cart/instance.ts';

/**
 * A distance counts only when the server measured it (decision 49). No route of ours has been signed for these
 * instances, so what a browser claims is dropped and the delivery stays provisional until one is.
 */
export function dropUnverifiedRoutes(items: readonly CartItem[]): readonly CartItem[] {
  return items.map((item) =>
    item.instances.some(claimsDistance)
      ? { ...item, instances: item.instances.map(withoutClaimedDistance) }
      : item,
  );
}

function claimsDistance({ deliveryMeta }: Instance): boolean {
  return (
    deliveryMeta !== undefined && !(deliveryMeta.routePending && deliveryMeta.distanceMiles === undefined)
  );
}

function withoutClaimedDistance(instance: Instance): Instance {
  if (instance.deliveryMeta === undefined) return instance;
  const { distanceMiles: _miles, durationMinutes: _minutes, ...meta } = instance.deliveryMeta;
  return { ...instance, deliveryMeta: { ...meta, routePending: true } };
}
