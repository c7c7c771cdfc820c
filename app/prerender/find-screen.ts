import { findAtPath } from '#shared/catalogue/find-service.ts';
import type { Service } from '#shared/catalogue/service.ts';
import { serviceKinds } from '#shared/kinds/kinds.ts';
import type { KindForm } from '#shared/kinds/service-kind.ts';
import type { Area } from '../i18n/areas.ts';

/** What is known of a page before it is drawn. */
export interface FoundScreen {
  /** As the build's manifest names it; app/routes.tsx opens the same. */
  readonly screen: string;
  /** The words that its title and description are among. */
  readonly area: Area;
  /** Of a service's own page. */
  readonly service?: Service;
}

const screens: Readonly<Record<string, FoundScreen>> = {
  '/': { screen: 'customer/home/home-screen.tsx', area: 'home' },
  '/services': { screen: 'customer/catalogue/catalogue-screen.tsx', area: 'catalogue' },
  '/terms': { screen: 'customer/legal/terms-screen.tsx', area: 'legal' },
  '/checkout': { screen: 'customer/checkout/checkout-screen.tsx', area: 'checkout' },
  '/privacy': { screen: 'customer/legal/privacy-screen.tsx', area: 'legal' },
};

const formScreens: Readonly<Record<KindForm, FoundScreen>> = {
  rooms: { screen: 'customer/configure/configure-screen.tsx', area: 'configure' },
  pieces: { screen: 'customer/configure/configure-screen.tsx', area: 'configure' },
  tile: { screen: 'customer/configure/tile-screen.tsx', area: 'configure' },
  request: { screen: 'customer/intake/intake-screen.tsx', area: 'intake' },
  planner: { screen: 'customer/planner/planner-screen.tsx', area: 'planner' },
};

/** The screens that people come to first. Undefined for any other, an old address, and a service that is not sold. */
export function findScreen(path: string, services: readonly Service[]): FoundScreen | undefined {
  if (Object.hasOwn(screens, path)) return screens[path];
  const service = findAtPath(services, path);
  return service && { ...formScreens[serviceKinds[service.kind].form], service };
}
