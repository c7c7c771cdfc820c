import type { MetaStop } from '../delivery/delivery-meta.ts';
import type { CartItem } from './cart.ts';

/** As forms hold it: what is empty is ''. */
interface TypedAddress {
  readonly line1: string;
  readonly line2: string;
  readonly city: string;
  readonly region: string;
  readonly postalCode: string;
}

/**
 * D133: a cart of deliveries alone has named an address already, the drop-off of the first. Only where no part
 * of another address was typed, so that two are never mixed; it can be changed like any other.
 */
export function prefillAddress<Form extends TypedAddress>(typed: Form, items: readonly CartItem[]): Form {
  const { line1, city, postalCode } = typed;
  const dropoff = line1 + city + postalCode === '' ? dropoffOf(items) : undefined;
  if (dropoff?.street === undefined) return typed;
  return {
    ...typed,
    line1: dropoff.street,
    line2: typed.line2 || (dropoff.unit ?? ''),
    city: dropoff.city ?? '',
    region: dropoff.state ?? typed.region,
    postalCode: dropoff.zip ?? '',
  };
}

function dropoffOf(items: readonly CartItem[]): MetaStop | undefined {
  const instances = items.flatMap((item) => item.instances);
  if (instances.some(({ deliveryMeta }) => deliveryMeta === undefined)) return undefined;
  return instances[0]?.deliveryMeta?.stops.find(({ type }) => type === 'dropoff');
}
