import { servicePath } from '#shared/catalogue/find-service.ts';
import type { IntakeKind } from '#shared/catalogue/kind.ts';
import type { Service } from '#shared/catalogue/service.ts';

/** Under which a service's form is kept: a further service of a kind has a request of its own. */
export function requestKey(kind: IntakeKind, service: Pick<Service, 'kind' | 'slug'>): string {
  const isOwn = servicePath(service) === `/service/${service.slug}`;
  return isOwn ? `intake:${kind}:${service.slug}` : `intake:${kind}`;
}
