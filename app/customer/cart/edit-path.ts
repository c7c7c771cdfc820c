import { isIntakeKind } from '#shared/catalogue/kind.ts';
import type { Service } from '#shared/catalogue/service.ts';

/** Where another one of this service is put together; `undefined` for a delivery, which has no form. */
export function addPath({ kind, slug }: Service): string | undefined {
  if (kind === 'delivery') return undefined;
  return isIntakeKind(kind) ? `/intake/${kind}` : `/service/${slug}`;
}

/** The same form, filled with what the edit intent names (A§2). */
export function editPath(service: Service): string | undefined {
  const path = addPath(service);
  return path && `${path}?edit=1`;
}
