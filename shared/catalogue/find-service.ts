import { pathOf, resolveCurrentSlug } from './current-slugs.ts';
import { intakeKinds, type Kind } from './kind.ts';
import type { Service } from './service.ts';

/** Where a service is asked for: at its kind's own address where its slug is that one's, else at its slug (D390). */
export function servicePath({ kind, slug }: Pick<Service, 'kind' | 'slug'>): string {
  const target = resolveCurrentSlug(slug);
  return target?.kind === kind ? pathOf(target) : `/service/${slug}`;
}

/** What the address of a form shows: the service that has it for its own, else the first of the kind. */
export function findOfKind(services: readonly Service[], kind: Kind): Service | undefined {
  const ofKind = services.filter((service) => service.kind === kind);
  return ofKind.find(({ slug }) => resolveCurrentSlug(slug)?.kind === kind) ?? ofKind[0];
}

/** The service that a path shows. Undefined where none does, and where another path is its own. */
export function findAtPath(services: readonly Service[], path: string): Service | undefined {
  const [, room, name = ''] = /^\/(service|intake)\/([^/]+)$/.exec(path) ?? [];
  if (room === 'service')
    return services.find((service) => service.slug === name && servicePath(service) === path);
  const kind = room === 'intake' ? intakeKinds.find((each) => each === name) : undefined;
  return kind && findOfKind(services, kind);
}
