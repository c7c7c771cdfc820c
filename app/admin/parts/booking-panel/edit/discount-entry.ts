import * as z from 'zod/mini';
import type { AdminBookingView, ChangeBookingInput } from '#shared/api/admin/bookings.ts';
import { isStaffDiscount } from '#shared/coupons/staff-discount.ts';
import { exactCents } from '#shared/kernel/exact-cents.ts';
import { type Cents, toCents, toDollars } from '#shared/kernel/money.ts';
import type { NumberEntry } from '../../../../ui/fields/read-number.ts';

/** What is kept of a discount that is not sent yet. */
export const typedDiscount = z.object({
  kind: z.enum(['amount', 'total']),
  /** Dollars. */
  value: z.custom<NumberEntry>((value) => typeof value === 'number' || typeof value === 'string'),
  reason: z.string(),
  notify: z.boolean(),
});
export type DiscountEntry = z.infer<typeof typedDiscount>;

type Priced = Pick<AdminBookingView, 'totalSummary' | 'promotionsSnapshot'>;

/** The discount that the booking has; its reason is empty where it has none. */
export function discountEntry({ promotionsSnapshot }: Priced): DiscountEntry {
  const found = promotionsSnapshot.find(({ payload }) => isStaffDiscount(payload));
  const value = found?.discountAmount ?? '';
  return { kind: 'amount', value, reason: found?.payload.label ?? '', notify: true };
}

type ReadDiscount =
  | {
      readonly ok: true;
      readonly discount: NonNullable<ChangeBookingInput['discount']>;
      readonly afterCents: Cents;
    }
  | { readonly ok: false; readonly fault: 'amount' | 'total' | 'reason' };

/** What the codes leave: the most that can be taken off. */
export function restCents({ totalSummary, promotionsSnapshot }: Priced): Cents {
  const own = promotionsSnapshot.filter(({ payload }) => isStaffDiscount(payload));
  return own.reduce((sum, { discountAmount }) => sum + toCents(discountAmount), toCents(totalSummary.total));
}

/** What was typed as the server wants it, or the first thing that it would refuse. */
export function readDiscount({ kind, value, reason }: DiscountEntry, rest: Cents): ReadDiscount {
  const typed = typeof value === 'number' ? exactCents(value) : undefined;
  const offCents = typed === undefined ? 0 : kind === 'amount' ? typed : rest - typed;
  if (typed === undefined || offCents <= 0 || offCents > rest) return { ok: false, fault: kind };
  if (reason.trim() === '') return { ok: false, fault: 'reason' };
  const discount = { [kind]: toDollars(typed), reason: reason.trim() };
  return { ok: true, discount, afterCents: rest - offCents };
}
