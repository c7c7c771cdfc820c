import { kinds as allKinds, type Kind } from '../catalogue/kind.ts';
import { exactCents } from '../kernel/exact-cents.ts';
import type { Instant } from '../kernel/instant.ts';
import { COUPON_CODE } from './coupon-code.ts';

/** What staff give a coupon. The code is normalized, amounts are dollars as typed (D58). */
export interface CouponTerms {
  readonly code: string;
  /** Plays no part where a percent is given. */
  readonly amountOff: number;
  /** null: an amount. */
  readonly percentOff?: number | null | undefined;
  /** Of a percent, in dollars as typed; null: no limit. */
  readonly maxOff?: number | null | undefined;
  /** null: all. */
  readonly kinds?: readonly Kind[] | null | undefined;
  /** null, like 0: no minimum. */
  readonly minSubtotal: number | null;
  readonly startsAt: Instant | null;
  /** Exclusive (D62). */
  readonly endsAt: Instant | null;
  readonly maxRedemptions: number | null;
}

/** Codes of fields, as errors carry them. */
type Fault = 'required' | 'invalid' | 'too_small' | 'too_large';

export type CouponFaults = Readonly<Partial<Record<keyof CouponTerms, Fault>>>;

export const COUPON_CODE_MAX = 40;
export const COUPON_TITLE_MAX = 120;
export const COUPON_AMOUNT_MAX = 100_000;
const REDEMPTIONS_MAX = 1_000_000;
/** No coupon is meant for another century; the database could not hold every year that can be written. */
const YEARS = { from: Date.UTC(2000, 0), to: Date.UTC(2200, 0) };

/** PM10 and PM11: what is wrong with the terms, by field; empty when they are good. `usedCount`: bookings that use it already. */
export function couponFaults(terms: CouponTerms, usedCount = 0): CouponFaults {
  const { code, amountOff, minSubtotal, startsAt, endsAt, maxRedemptions } = terms;
  const { percentOff = null, maxOff = null, kinds = null } = terms;
  const faults: readonly (readonly [keyof CouponTerms, Fault | undefined])[] = [
    ['code', code === '' ? 'required' : invalidUnless(COUPON_CODE.test(code))],
    ['amountOff', invalidUnless(percentOff !== null || (isAmount(amountOff) && amountOff > 0))],
    ['percentOff', invalidUnless(percentOff === null || isPercent(percentOff))],
    ['maxOff', invalidUnless(maxOff === null || (percentOff !== null && isAmount(maxOff) && maxOff > 0))],
    ['kinds', kinds === null ? undefined : kindsFault(kinds)],
    ['minSubtotal', invalidUnless(minSubtotal === null || isAmount(minSubtotal))],
    ['startsAt', invalidUnless(startsAt === null || isOfOurTime(startsAt))],
    ['endsAt', windowFault(startsAt, endsAt)],
    ['maxRedemptions', maxRedemptions === null ? undefined : limitFault(maxRedemptions, usedCount)],
  ];
  return Object.fromEntries(faults.filter(([, fault]) => fault !== undefined));
}

function isAmount(dollars: number): boolean {
  return exactCents(dollars) !== undefined && dollars >= 0 && dollars <= COUPON_AMOUNT_MAX;
}

function isPercent(percent: number): boolean {
  return Number.isInteger(percent) && percent >= 1 && percent <= 100;
}

function kindsFault(kinds: readonly Kind[]): Fault | undefined {
  if (kinds.length === 0) return 'required';
  return invalidUnless(
    new Set(kinds).size === kinds.length && kinds.every((kind) => allKinds.includes(kind)),
  );
}

function isOfOurTime(at: Instant): boolean {
  return at >= YEARS.from && at < YEARS.to;
}

function windowFault(startsAt: Instant | null, endsAt: Instant | null): Fault | undefined {
  if (endsAt === null) return undefined;
  return invalidUnless(isOfOurTime(endsAt) && (startsAt === null || endsAt > startsAt));
}

function limitFault(limit: number, usedCount: number): Fault | undefined {
  if (!Number.isInteger(limit)) return 'invalid';
  if (limit < Math.max(1, usedCount)) return 'too_small';
  return limit > REDEMPTIONS_MAX ? 'too_large' : undefined;
}

function invalidUnless(isGood: boolean): Fault | undefined {
  return isGood ? undefined : 'invalid';
}
