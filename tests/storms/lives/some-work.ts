/** Lines of carts, of every kind that a company sells. */
import { aDropoff, aPickup, directions, metaOf } from '../../support/deliveries.ts';
import type { Life, Sold } from './life.ts';

export async function someLine(life: Life): Promise<object> {
  const service = life.draw.of(life.sold);
  const count = 1 + life.draw.below(2);
  const instances = await Promise.all(Array.from({ length: count }, () => someInstance(life, service)));
  return {
    id: crypto.randomUUID(),
    serviceId: service.id,
    productId: life.draw.maybe(service.products)?.id ?? null,
    instances,
  };
}

async function someInstance(life: Life, service: Sold): Promise<object> {
  const { draw } = life;
  const option = draw.once(2) ? draw.maybe(service.options) : undefined;
  return {
    id: crypto.randomUUID(),
    options: option ? [{ optionId: option.id, qty: 1 + draw.below(2) }] : [],
    ...(await workOf(life, service.kind)),
  };
}

async function workOf({ draw, api }: Life, kind: string): Promise<object> {
  const asked = { kind, description: 'As we said', areaSqft: 200 + draw.below(400) };
  if (kind === 'tile') return { sqft: 20 + draw.below(200), sealant: draw.once(2) };
  if (kind === 'carpet') return { rooms: 1 + draw.below(2) };
  if (kind === 'upholstery') return { seats: 1 + draw.below(6) };
  if (kind === 'pavers' || kind === 'epoxy') return { intake: asked };
  if (kind === 'rentme') {
    const hoursWish = 1 + draw.below(3);
    return { intake: { ...asked, serviceType: 'moving', hoursWish, vehicleRequired: draw.once(2) } };
  }
  if (kind === 'handyman') {
    const handymanMeta = { categories: ['furniture'], description: 'A swing' };
    return { handymanMinutes: 30 * (1 + draw.below(6)), handymanMeta };
  }
  if (kind !== 'delivery') return {};
  const points = [aPickup(draw.of(['orlando', 'winterPark'])), aDropoff(draw.of(['kissimmee', 'orlando']))];
  return { deliveryMeta: metaOf(points, await directions(api, points)) };
}
