import type { CartItem } from '#shared/cart/cart.ts';
import type { MetaStop } from '#shared/delivery/delivery-meta.ts';
import type { Contact } from './contact.ts';

/**
 * Decision 133: a cart of deliveries alone has named an address already, the drop-off of the first. Only where no part
 * of another address was typed, so that two are never mixed; it can be changed like any other.
 */
export function prefillAddress(contact: Contact, items: readonly CartItem[]): Contact {
  const { line1, city, postalCode } = contact;
  const dropoff = line1 + city + postalCode === '' ? dropoffOf(items) : undefined;
  if (dropoff?.street === undefined) return contact;
  return {
    ...contact,
    line1: dropoff.street,
    line2: contact.line2 || (dropoff.unit ?? ''),
    city: dropoff.city ?? '',
    region: dropoff.state ?? contact.region,
    postalCode: dropoff.zip ?? '',
  };
}

function dropoffOf(items: readonly CartItem[]): MetaStop | undefined {
  const instances = items.flatMap((item) => item.instances);
  if (instances.some(({ deliveryMeta }) => deliveryMeta === undefined)) return undefined;
  return instances[0]?.deliveryMeta?.stops.find(({ type }) => type === 'dropoff');
}
