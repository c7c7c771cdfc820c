import type { Tenant } from '../../db/tenant.ts';

/** What the environment says of the app at PUBLIC_URL: where it is, and whose. */
export interface PublicEnv {
  readonly publicUrl: string;
  readonly appTenant: string;
}

/** Whom a link leads to: links are signed for one company and lead to its own app. */
export type LinkedTenant = Pick<Tenant, 'id' | 'slug' | 'publicUrl'>;

/**
 * The start of every link of a company, without a slash at its end; never taken from a request (D355). The app at
 * PUBLIC_URL is of one company, so another that has named no address of its own has none ('': its links are paths,
 * right in the app that shows them, and its mails are kept until there is one).
 */
export function publicBase(env: PublicEnv, tenant: LinkedTenant): string {
  return tenant.publicUrl ?? (tenant.slug === env.appTenant ? env.publicUrl : '');
}
