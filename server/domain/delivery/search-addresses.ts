import { type AddressView, SUGGESTIONS_MAX, type SuggestionsView } from '#shared/api/delivery.ts';
import type { SearchMode } from '#shared/delivery/stop.ts';
import type { Locale } from '#shared/kernel/locale.ts';
import type { Tenant } from '../../db/tenant.ts';
import type { Deps } from '../../deps.ts';
import { AppError } from '../../errors/app-error.ts';

/** Fewer letters fit half of Florida and would be asked for nothing (D331). */
const LETTERS_MIN: Readonly<Record<SearchMode, number>> = { address: 3, place: 2 };

interface Search {
  readonly q: string;
  readonly limit?: number | undefined;
  readonly mode?: SearchMode | undefined;
  readonly locale?: Locale | undefined;
  readonly sessionToken?: string | undefined;
}

/** Too short a text and a silent vendor both answer an empty list: a suggestion is a comfort, not a step (D336). */
export async function suggestAddresses(
  { geocoder }: Deps,
  tenant: Tenant,
  { q, limit = SUGGESTIONS_MAX, mode = 'address', locale = tenant.defaultLocale, sessionToken }: Search,
): Promise<SuggestionsView> {
  const text = q.trim();
  if (Array.from(text).length < LETTERS_MIN[mode]) return { suggestions: [], attribution: '' };
  return geocoder.suggest({ text, mode, limit, locale, sessionToken });
}

interface Suggested {
  readonly source: AddressView['source'];
  readonly id: string;
  readonly locale?: Locale | undefined;
  readonly sessionToken?: string | undefined;
}

/** The address behind a suggestion. Throws address.not_found, also for a vendor that is not in use (D137). */
export async function findAddress(
  { geocoder }: Deps,
  tenant: Tenant,
  { locale = tenant.defaultLocale, ...asked }: Suggested,
): Promise<AddressView> {
  const address = await geocoder.details({ ...asked, locale });
  if (!address) throw new AppError('address.not_found');
  return address;
}
