import type { AddressView } from '#shared/api/delivery.ts';
import type { Locale } from '#shared/kernel/locale.ts';
import type { Tenant } from '../../db/tenant.ts';
import type { Deps } from '../../deps.ts';
import { AppError } from '../../errors/app-error.ts';

interface Asked {
  readonly source: AddressView['source'];
  readonly id: string;
  readonly locale?: Locale | undefined;
  readonly sessionToken?: string | undefined;
}

/** The address behind a suggestion. Throws address.not_found, also for a vendor that is not in use (decision 137). */
export async function findAddress(
  { geocoder }: Deps,
  tenant: Tenant,
  { locale = tenant.defaultLocale, ...asked }: Asked,
): Promise<AddressView> {
  const address = await geocoder.details({ ...asked, locale });
  if (!address) throw new AppError('address.not_found');
  return address;
}
