import type { Tenant } from '../../db/tenant.ts';

/** What the environment says of PUBLIC_URL: where it is, and whose it is before hosts are mapped. */
export interface PublicEnv {
  readonly publicUrl: string;
  readonly appTenant: string;
}

/** Whom a link leads to: links are signed for one company and lead to its own app. */
export type LinkedTenant = Pick<Tenant, 'id' | 'slug' | 'publicUrl'> & Partial<Pick<Tenant, 'host'>>;

/**
 * The start of every link of a company, without a slash at its end; never taken from a request (D355). Its first host
 * comes before all else, reached as PUBLIC_URL is (D410). PUBLIC_URL itself is of one company, so another that has named
 * no address of its own has none ('': its links are paths, right in the app that shows them, and its mails are kept until
 * there is one).
 */
export function publicBase(env: PublicEnv, tenant: LinkedTenant): string {
  if (tenant.host) return originOf(env.publicUrl, tenant.host);
  return tenant.publicUrl ?? (tenant.slug === env.appTenant ? env.publicUrl : '');
}

/** `https://host` or, on a developer's machine, `http://acme.localhost:8080`. */
function originOf(publicUrl: string, host: string): string {
  const { protocol, port } = new URL(publicUrl);
  return `${protocol}//${host}${port && `:${port}`}`;
}
