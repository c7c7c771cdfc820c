import { addMinutes, type Instant } from '../kernel/instant.ts';
import type { BookingStatus } from './booking-status.ts';

/**
 * So long after its start staff still move a visit and put it right, for an invoice needs an address too. Below what the
 * server keeps of past agendas: what was taken before that is not known any more.
 */
export const STAFF_PAST_MIN = 28 * 24 * 60;

/** Of addresses that no mail can ever reach (RFC 2606). */
export const ERASED_DOMAIN = '@erased.invalid';

/** Whether the address is that of a booking whose customer was erased (D237). */
export function isErasedAddress(email: string): boolean {
  return email.endsWith(ERASED_DOMAIN);
}

interface Visit {
  readonly status: BookingStatus;
  readonly startsAt: Instant;
  readonly email: string;
}

/** Whether staff may still move a visit, or change its work, price or address (D591). */
export function isCorrectable({ status, startsAt, email }: Visit, now: Instant): boolean {
  return status !== 'CANCELLED' && startsAt >= addMinutes(now, -STAFF_PAST_MIN) && !isErasedAddress(email);
}
