import type { Id } from '#shared/kernel/ids.ts';
import { addMinutes, type Instant } from '#shared/kernel/instant.ts';
import { type LinkedTenant, publicBase } from './public-base.ts';
import { type LinkEnv, normalizeEmail, signLink } from './sign-link.ts';
import { verifyLink } from './verify-link.ts';

/** As the link to the visit itself (D105). Counted from the mail, as those of other letters are. */
const LIFE_MIN = 60 * 24 * 60;

interface Reviewed {
  readonly id: Id;
  readonly email: string;
  readonly linkEpoch: number;
}

/** The page where a visit is reviewed. It opens nothing else of the booking: letters are passed on. */
export function linkToReview(
  env: LinkEnv,
  tenant: LinkedTenant,
  booking: Reviewed,
  mailedAt: Instant,
): string {
  const { id, email, linkEpoch } = booking;
  const claims = { purpose: 'review', tenantId: tenant.id, bookingId: id, email } as const;
  const sig = signLink(env.linkSecrets, claims, addMinutes(mailedAt, LIFE_MIN), linkEpoch);
  return `${publicBase(env, tenant)}/review?${new URLSearchParams({ id, email, sig })}`;
}

/** As `proveBooking`: undefined for every kind of failure, before anything is read. */
export function proveReview(
  env: LinkEnv,
  tenant: LinkedTenant,
  { bookingId, email, sig }: { readonly bookingId: Id; readonly email: string; readonly sig: string },
  now: Instant,
): { fits(booking: Reviewed): boolean } | undefined {
  const claims = { purpose: 'review', tenantId: tenant.id, bookingId, email } as const;
  const link = verifyLink(env.linkSecrets, sig, claims, now);
  if (link === undefined) return undefined;
  return {
    fits: (booking) => booking.linkEpoch === link.epoch && booking.email === normalizeEmail(email),
  };
}
