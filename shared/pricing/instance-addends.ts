import type { Instance } from '../cart/instance.ts';
import type { Product } from '../catalogue/product.ts';
import type { Rates } from '../catalogue/rates.ts';
import type { Service } from '../catalogue/service.ts';
import type { Addend } from './addends.ts';
import { deliveryAddends } from './delivery.ts';
import { generalAddends } from './general.ts';
import { handymanAddends } from './handyman.ts';
import { rentmeAddends } from './rentme.ts';
import { tileAddends } from './tile.ts';

/** Everything one instance costs, share by share, by the rule of its kind. Quoted kinds have no price. */
export function instanceAddends(
  instance: Instance,
  service: Service,
  product: Product | null,
  rates: Rates,
): readonly Addend[] {
  switch (service.kind) {
    case 'tile':
      return tileAddends(instance);
    case 'handyman':
      return handymanAddends(instance.handymanMinutes, rates);
    case 'rentme':
      return rentmeAddends(instance.intake, rates);
    case 'delivery':
      return deliveryAddends(instance.deliveryMeta, rates);
    case 'carpet':
    case 'general':
    case 'upholstery':
      return generalAddends(instance, service, product);
    case 'pavers':
    case 'epoxy':
      return [];
  }
}
