import type { PageFacts } from '#shared/api/page.ts';
import type { Locale } from '#shared/kernel/locale.ts';

/** A company whose app is served, as it is now. */
export interface PageSource {
  readonly slug: string;
  readonly name: string;
  /** Film and pictures of the app show this very company. */
  readonly isPictured: boolean;
  /** Where its services are. */
  readonly servicePaths: readonly string[];
  readonly defaultLocale: Locale;
  /** `#rrggbb`; '' where the company is in our colours. */
  readonly accent: string;
  /** As a row keeps a picture; '' where our mark stands for it. */
  readonly logo: string;
  /** Origins whose pages may show it in a frame (D448). */
  readonly sites: readonly string[];
  /** `https://host` */
  readonly origin: string;
  readonly readFacts: () => PageFacts;
  /** Another one whenever the facts are others. */
  readonly version: string;
}

/** Rejects for a slug of no company. */
export type ReadSource = (slug: string) => Promise<PageSource>;

/** Screens that every company has, that come drawn and that are for search engines too. */
export const COMMON_PATHS = ['/', '/services', '/terms', '/privacy'];

/** Drawn as far as it is the same for everyone (D491). */
export const STEP_PATHS = ['/checkout'];
