import { servicePath } from '#shared/catalogue/find-service.ts';
import type { Service } from '#shared/catalogue/service.ts';

/** Where another one of this service is put together. */
export function addPath(service: Service): string {
  return servicePath(service);
}

/** The same form, filled with what the edit intent names. */
export function editPath(service: Service): string {
  return `${addPath(service)}?edit=1`;
}
