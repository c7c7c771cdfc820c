import type { Service } from '#shared/catalogue/service.ts';

/** Where an item of this service is edited; `undefined` for kinds whose screen is not there yet. */
export function editPath(service: Service): string | undefined {
  return service.pricingType === 'PER_ROOM_SIMPLE' ? `/service/${service.slug}?edit=1` : undefined;
}
