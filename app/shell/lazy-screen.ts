import { type ComponentType, lazy } from 'react';

/**
 * A screen is downloaded when somebody goes there; its module is named in a file of routes and nowhere else. `ahead`
 * fetches what comes after it.
 */
export function lazyScreen<Name extends string>(
  load: () => Promise<Record<Name, ComponentType>>,
  name: Name,
  ahead?: () => Promise<unknown>,
) {
  return lazy(async () => {
    const module = await load();
    void ahead?.().catch(() => undefined);
    return { default: module[name] };
  });
}
