import { pictureUrl } from '#shared/pictures/picture-url.ts';
import type { Tenant } from '../../db/tenant.ts';
import type { Env } from '../../env.ts';
import { publicBase } from '../links/public-base.ts';

/**
 * Who a mail is from and how that looks: by name, and small below the mail from where, because a commercial letter has
 * to say so (CAN-SPAM, 16 CFR 316).
 */
export function senderOf(env: Env, tenant: Tenant) {
  const { name, legalName, address, phone, logo, accent } = tenant;
  const known = [address, phone].filter(Boolean);
  const imprint = [legalName ?? (known.length > 0 ? name : null), ...known].filter(Boolean).join(' · ');
  const logoUrl = logo === null ? undefined : pictureOf(env, tenant, logo);
  return { companyName: name, imprint, logoUrl, accent: accent ?? undefined };
}

/** Where a mail finds it. */
export function pictureOf(env: Env, tenant: Tenant, stored: string): string {
  return `${publicBase(env, tenant)}${pictureUrl(stored, tenant.slug, 'small')}`;
}
