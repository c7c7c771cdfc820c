import type { Hex } from '#shared/company/palette.ts';
import type { Id } from '#shared/kernel/ids.ts';
import type { Locale } from '#shared/kernel/locale.ts';

/** One company. Found by the slug header; its id owns every row (glossary). */
export interface Tenant {
  readonly id: Id;
  readonly slug: string;
  readonly name: string;
  readonly timeZone: string;
  readonly defaultLocale: Locale;
  /** Where customers reach a person; null while the company has named no address. */
  readonly helpEmail: string | null;
  readonly phone: string | null;
  /** As its row keeps it (shared/pictures/picture-url.ts). */
  readonly logo: string | null;
  /** The colour of its own; null: ours. */
  readonly accent: Hex | null;
  /** As it is registered. */
  readonly legalName: string | null;
  /** In one line. */
  readonly address: string | null;
  /** The company of the demonstration: alone shows invented reviews, and the pictures that were taken of it (D404). */
  readonly demo: boolean;
  /** The host name that its links begin with: the first of those it answers under. */
  readonly host: string | null;
  /** What its calendars' UIDs end in wherever it moves; null before its first start in production (D414). */
  readonly calendarHost: string | null;
  /** `https://host` of the company's own app, where it has no host here and is not the one at PUBLIC_URL. */
  readonly publicUrl: string | null;
}
