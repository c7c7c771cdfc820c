import type { BookingMadeView, BookingView } from '#shared/api/bookings.ts';
import type { ErrorCode } from '#shared/api/errors.ts';
import type { ReviewsAnswer } from '#shared/api/reviews.ts';
import type { CartItem } from '#shared/cart/cart.ts';
import type { Instance } from '#shared/cart/instance.ts';
import type { IntakeKind } from '#shared/catalogue/kind.ts';
import type { Rates } from '#shared/catalogue/rates.ts';
import type { Service } from '#shared/catalogue/service.ts';
import type { Day } from '#shared/kernel/day.ts';
import type { Id } from '#shared/kernel/ids.ts';
import type { Instant } from '#shared/kernel/instant.ts';
import type { Cents } from '#shared/kernel/money.ts';
import type { Coupon } from '#shared/promo/coupon.ts';

/** What the tables of db.ts hold. Every row carries `v`, the version of its own shape (reliability 3.2). */

/** Why a call gave nothing: a code of the API, or no answer at all. */
export type FailCode = ErrorCode | 'network' | 'timeout';

export type SyncState = 'synced' | 'waiting' | 'sending' | 'failed';

/** A code applied to the cart, with the terms the device needs to judge it offline. */
export type CartCoupon = Coupon;

/** Lines, or parts of lines, as they were when they left the cart; enough to put them back. */
export interface CartSnapshot {
  readonly items: readonly CartItem[];
}

export interface RemovedFromCart extends CartSnapshot {
  readonly at: Instant;
  /** `other`: another device removed what was being edited here (design 8: a removal wins, with an undo). */
  readonly by: 'you' | 'other';
}

export interface CartRow {
  readonly id: Id;
  /** Working copy: what the person sees. */
  readonly items: readonly CartItem[];
  /** What the server last acknowledged. */
  readonly base: readonly CartItem[];
  /** The server's version of `base`; null while the server does not know this cart. */
  readonly version: number | null;
  /** Grows with every local edit; an answer to an older count is merged instead of taken. */
  readonly edits: number;
  readonly sync: SyncState;
  readonly failCode: FailCode | null;
  /** Failed sends in a row, and when the next may start. */
  readonly attempts: number;
  readonly nextAt: Instant;
  readonly editingBookingId: Id | null;
  readonly coupons: readonly CartCoupon[];
  /** The server's last word on the total. */
  readonly acceptedTotalCents: Cents | null;
  readonly lastRemoved: RemovedFromCart | null;
  readonly v: 1;
}

export interface EditIntent {
  readonly cartItemId: Id;
  readonly instanceId: Id;
  /** Position at the time of the tap; only a fallback, the id decides (decision 71). */
  readonly instanceIndex: number;
  readonly serviceKind: string;
  readonly productId: Id | null;
}

export interface SlotSelection {
  readonly lockId: Id;
  readonly startAt: Instant;
  readonly endAt: Instant;
  readonly minutes: number;
  /** In terms of this device's clock. Passed does not mean lost: an untaken hold still converts (decision 87). */
  readonly expiresAtLocal: Instant;
  /** How far renewing can go, in terms of this device's clock. */
  readonly renewableUntilLocal: Instant;
  /** `lost`: the server said that somebody else has it. */
  readonly status: 'held' | 'lost';
}

export interface Confirmation extends BookingMadeView {
  readonly storedAt: Instant;
}

/** What a request form asked for last: the parts of an instance that hold it. */
export type LastIntake = Pick<Instance, 'handymanMinutes' | 'handymanMeta' | 'intake'>;

/** One row for all kinds, as the specification names one key (decision 72). */
export type LastIntakes = Readonly<Partial<Record<IntakeKind, LastIntake>>>;

export type ContextRow =
  | { readonly k: 'edit-intent'; readonly value: EditIntent; readonly v: 1 }
  | { readonly k: 'last-intake'; readonly value: LastIntakes; readonly v: 1 }
  | { readonly k: 'slot-selection'; readonly value: SlotSelection; readonly v: 1 }
  | { readonly k: 'confirmation'; readonly value: Confirmation; readonly v: 1 };

export type MetaRow =
  | { readonly k: 'cart'; readonly cartId: Id; readonly v: 1 }
  | { readonly k: 'clock'; readonly offsetMs: number; readonly v: 1 };

export interface SlotEntry {
  readonly startAt: Instant;
  readonly endAt: Instant;
  readonly available: boolean;
  readonly heldByYou: boolean;
}

export type CacheRow =
  | {
      readonly key: 'catalogue';
      readonly kind: 'catalogue';
      readonly services: readonly Service[];
      readonly rates: Rates;
      readonly revision: number;
      readonly stepMin: number;
      readonly horizonDays: number;
      readonly timeZone: string;
      readonly helpEmail: string | null;
      readonly fetchedAt: Instant;
      readonly v: 1;
    }
  | {
      readonly key: string;
      readonly kind: 'slots';
      readonly slots: readonly SlotEntry[];
      readonly fetchedAt: Instant;
      readonly v: 1;
    }
  | {
      readonly key: string;
      readonly kind: 'days';
      readonly days: readonly {
        readonly day: Day;
        readonly available: number;
        readonly fetchedAt: Instant;
      }[];
      readonly fetchedAt: Instant;
      readonly v: 1;
    }
  | {
      readonly key: string;
      readonly kind: 'booking';
      readonly booking: BookingView;
      readonly fetchedAt: Instant;
      readonly v: 1;
    }
  | {
      readonly key: 'reviews';
      readonly kind: 'reviews';
      readonly items: ReviewsAnswer['items'];
      readonly summary: ReviewsAnswer['summary'];
      readonly fetchedAt: Instant;
      readonly v: 1;
    };

export type FetchKey = 'catalogue' | 'reviews' | `slots:${string}` | `days:${string}` | 'cart';

export interface FetchState {
  readonly key: FetchKey;
  readonly status: 'loading' | 'ok' | 'failed';
  readonly code?: FailCode | undefined;
  /** The server's own English words, which A§8 shows for the catalogue. */
  readonly errorText?: string | undefined;
  readonly at: Instant;
}

export interface FetchRow extends FetchState {
  /** When it last succeeded; freshness counts from here, also while loading again. */
  readonly okAt: Instant | null;
  readonly v: 1;
}

export interface DraftRow {
  readonly key: string;
  readonly values: unknown;
  readonly updatedAt: Instant;
  readonly v: 1;
}

/** A booking asked for and not answered yet. Its id is the Idempotency-Key. */
export interface BookingIntent {
  readonly id: Id;
  readonly kind: 'booking';
  readonly cartId: Id;
  /** Exactly these bytes are sent, and sent again, until a final answer. */
  readonly body: string;
  readonly email: string;
  readonly startAt: Instant;
  readonly endAt: Instant;
  /** What the person saw. */
  readonly totalCents: Cents | null;
  readonly state: 'sending' | 'unknown';
  readonly attempts: number;
  readonly createdAt: Instant;
  readonly sentAt: Instant;
  readonly v: 1;
}
