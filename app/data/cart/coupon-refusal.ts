import * as z from 'zod/mini';
import type { Cents } from '#shared/kernel/money.ts';
import type { FailCode } from '../device/rows.ts';
import type { Refusal } from '../wire/http.ts';

/** Why a code is not granted; `promo.minSubtotal` with what is needed. */
export interface CouponRefusal {
  readonly code: FailCode;
  readonly minSubtotalCents?: Cents | undefined;
  /** Of a code for some services: what those in the cart cost. */
  readonly ofCents?: Cents | undefined;
  /** How long to ask for none, where too many were asked for. */
  readonly retryAfterMs?: number | undefined;
}

/** The amounts stand in cents beside the error (D356). */
const minimum = z.object({ minSubtotal: z.number(), ofSubtotal: z.optional(z.number()) });

export function toCouponRefusal({ code, body, retryAfterMs }: Refusal): CouponRefusal {
  const { minSubtotal, ofSubtotal } = minimum.safeParse(body).data ?? {};
  return { code, minSubtotalCents: minSubtotal, ofCents: ofSubtotal, retryAfterMs };
}
