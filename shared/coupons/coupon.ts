import type { Kind } from '../catalogue/kind.ts';
import type { Id } from '../kernel/ids.ts';
import type { Instant } from '../kernel/instant.ts';
import type { Cents } from '../kernel/money.ts';

/** A code that takes an amount or a percent off (D56–D66, D430). The window is start inclusive, end exclusive. */
export interface Coupon {
  readonly id: Id;
  readonly code: string;
  readonly title: string;
  /** Plays no part where a percent is given. */
  readonly amountOffCents: Cents;
  /** Whole, 1 to 100 (PM11). Rows, bookings and devices from before say nothing, here and below. */
  readonly percentOff?: number | null | undefined;
  /** The most that a percent takes off; null: no limit. */
  readonly maxOffCents?: Cents | null | undefined;
  /** For customers who have no booking yet (PM13). */
  readonly firstOnly?: boolean | undefined;
  /** The kinds that it is for; null: all (PM12). */
  readonly kinds?: readonly Kind[] | null | undefined;
  /** null: no minimum (D57). */
  readonly minSubtotalCents: Cents | null;
  readonly startsAt: Instant | null;
  readonly endsAt: Instant | null;
  readonly stacking: boolean;
  readonly active: boolean;
  /** Why it is not active, where the customer may be told. */
  readonly offWhy?: 'promo.firstOnly' | undefined;
}

/** Trimmed and upper-cased, as stored and compared. Empty means "send nothing" (D61). */
export function normalizeCode(typed: string): string {
  return typed.trim().toUpperCase();
}
