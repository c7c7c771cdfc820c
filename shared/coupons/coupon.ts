import type { Id } from '../kernel/ids.ts';
import type { Instant } from '../kernel/instant.ts';
import type { Cents } from '../kernel/money.ts';

/** A code that takes a fixed amount off (D56–D66). The window is start inclusive, end exclusive. */
export interface Coupon {
  readonly id: Id;
  readonly code: string;
  readonly title: string;
  readonly amountOffCents: Cents;
  /** null: no minimum (D57). */
  readonly minSubtotalCents: Cents | null;
  readonly startsAt: Instant | null;
  readonly endsAt: Instant | null;
  readonly stacking: boolean;
  readonly active: boolean;
}

/** Trimmed and upper-cased, as stored and compared. Empty means "send nothing" (D61). */
export function normalizeCode(typed: string): string {
  return typed.trim().toUpperCase();
}
