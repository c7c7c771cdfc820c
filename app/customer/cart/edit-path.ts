import { isIntakeKind } from '#shared/catalogue/kind.ts';
import type { Service } from '#shared/catalogue/service.ts';

/** Where another one of this service is put together. */
export function addPath({ kind, slug }: Service): string {
  return isIntakeKind(kind) ? `/intake/${kind}` : `/service/${slug}`;
}

/** The same form, filled with what the edit intent names. */
export function editPath(service: Service): string {
  return `${addPath(service)}?edit=1`;
}
