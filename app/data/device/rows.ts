import type { BookingMadeView } from '#shared/api/bookings.ts';
import type { ErrorCode } from '#shared/api/error-codes.ts';
import type { LeadSource } from '#shared/booking/lead-source.ts';
import type { CartItem } from '#shared/cart/cart.ts';
import type { Instance } from '#shared/cart/instance.ts';
import type { IntakeKind } from '#shared/catalogue/kind.ts';
import type { Coupon } from '#shared/coupons/coupon.ts';
import type { StopSource } from '#shared/delivery/stop.ts';
import type { Id } from '#shared/kernel/ids.ts';
import type { Instant } from '#shared/kernel/instant.ts';
import type { Locale } from '#shared/kernel/locale.ts';
import type { Cents } from '#shared/kernel/money.ts';
import type { BookedCart } from '#shared/pricing/booked-cart.ts';
import type { OpenPart } from '#shared/pricing/open-part.ts';
import type { PreferredTime } from './changed-bookings.ts';

/** The total that the person last said yes to, for which choices, and what is needed to say why another one differs. */
export interface AgreedPrice {
  /** Of the lines alone: codes are terms of the price, not choices. */
  readonly cartMark: string;
  readonly totalCents: Cents;
  readonly subtotalCents: Cents;
  readonly serviceChargeCents: Cents;
  /** The codes that counted. */
  readonly codes: readonly { readonly code: string; readonly discountCents: Cents }[];
  /** A part of it had no price yet. */
  readonly isOpen: boolean;
  /** How much of it; absent in rows of the builds before. */
  readonly open?: AgreedOpen | undefined;
}

export interface AgreedOpen extends OpenPart {
  /** All of it was to be quoted: there was no total. */
  readonly quote: boolean;
  /** Lines that were to be quoted count twice those of a price from. */
  readonly weight: number;
}

export type {
  CustomerEdit,
  EditServicesContext,
  PreferredTime,
  RescheduleContext,
  StaffEdit,
} from './changed-bookings.ts';

/** What the tables of db.ts hold. Every row carries `v`, the version of its own shape (D361). */

/** Why a call gave nothing: a code of the API, no answer at all, or a cart that was made without a name (D320). */
export type FailCode = ErrorCode | 'network' | 'timeout' | 'cart.no_id';

export type SyncState = 'synced' | 'waiting' | 'sending' | 'failed';

/** A code applied to the cart, with the terms the device needs to judge it offline. */
export type CartCoupon = Coupon;

/** Lines, or parts of lines, as they were when they left the cart; enough to put them back. */
export interface CartSnapshot {
  readonly items: readonly CartItem[];
}

export interface RemovedFromCart extends CartSnapshot {
  readonly at: Instant;
  /** `other`: another device removed what was being edited here (D353: a removal wins, with an undo). */
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
  readonly unanswered?: readonly Id[] | undefined; // instances beside those of `base` that the server may have
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
  /** Of a cart that edits a booking: what that costs (D113). Absent in rows of an older build. */
  readonly booked?: BookedCart | null;
  /** The price that the person last agreed to (LC200). Absent before one was shown, and in rows of an older build. */
  readonly agreed?: AgreedPrice | null;
  readonly v: 1;
}

export interface EditIntent {
  readonly cartItemId: Id;
  readonly instanceId: Id;
  /** Position at the time of the tap; only a fallback, the id decides (D71). */
  readonly instanceIndex: number;
  readonly serviceKind: string;
  readonly productId: Id | null;
}

export interface SlotSelection {
  readonly lockId: Id;
  readonly startAt: Instant;
  readonly endAt: Instant;
  readonly minutes: number;
  /** In terms of this device's clock. Passed does not mean lost: an untaken hold still converts (D87). */
  readonly expiresAtLocal: Instant;
  /** What the server granted with its last answer; never is more shown (LC210). Absent in rows of an older build. */
  readonly grantedMs?: number | undefined;
  /** How far renewing can go, in terms of this device's clock. */
  readonly renewableUntilLocal: Instant;
  /** `lost`: the server said that another customer has it. */
  readonly status: 'held' | 'lost';
  /** The cart of the edit it is held for; the tab of that edit alone sees it (LC72). */
  readonly editCartId?: Id | undefined;
}

export interface Confirmation extends BookingMadeView {
  readonly storedAt: Instant;
}

/** What a request form asked for last: the parts of an instance that hold it. */
export type LastIntake = Pick<Instance, 'handymanMinutes' | 'handymanMeta' | 'intake'>;

/** One row for all kinds, under the one key of D72. */
export type LastIntakes = Readonly<Partial<Record<IntakeKind, LastIntake>>>;

/** An address of this device's earlier deliveries. Notes are not kept: they may hold what opens a door. */
export interface RecentAddress {
  readonly id: Id;
  readonly street: string;
  readonly city: string;
  readonly state: string;
  readonly zip: string;
  readonly placeName: string;
  readonly label: string;
  readonly latitude: number;
  readonly longitude: number;
  readonly source: StopSource;
  readonly placeId: string | null;
  readonly approximate: boolean;
  readonly usedAt: Instant;
}

/** Whom the last booking here was for, and where; notes and gate code are kept with the booking alone (D123). */
export interface LastContact {
  readonly email: string;
  readonly firstName: string;
  readonly lastName: string;
  readonly phone: string;
  readonly line1: string;
  readonly line2: string;
  readonly city: string;
  readonly region: string;
  readonly postalCode: string;
  readonly country: string;
  readonly bookedAt: Instant;
}

export type MetaRow =
  | { readonly k: 'cart'; readonly cartId: Id; readonly v: 1 }
  | { readonly k: 'clock'; readonly offsetMs: number; readonly v: 1 }
  /** The last `seq` given to an intent. */
  | { readonly k: 'seq'; readonly last: number; readonly v: 1 }
  /** Which tab or worker holds the lock of this name, and its last beat (wire/with-lock.ts); installed devices know `turn:`. */
  | { readonly k: `turn:${string}`; readonly holder: string; readonly beatAt: Instant; readonly v: 1 }
  /** The intents that left the device last, and what each came to; null: it was done (outbox/settled.ts). */
  | {
      readonly k: 'settled';
      readonly intents: readonly { readonly id: Id; readonly code: FailCode | null }[];
      readonly v: 1;
    }
  /** Mirrored outside the database: the mirror without this row means that the browser threw the database away. */
  | { readonly k: 'sentinel'; readonly id: Id; readonly createdAt: Instant; readonly v: 1 };

export type FetchKey = 'catalogue' | 'reviews' | `slots:${string}` | `days:${string}` | 'cart';

export interface FetchState {
  readonly key: FetchKey;
  readonly status: 'loading' | 'ok' | 'failed';
  readonly code?: FailCode | undefined;
  /** The server's own English words, which D320 shows for the catalogue. */
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
  /** By a time that the server had told; absent in rows of the builds before. */
  readonly isDated?: boolean;
  readonly v: 1;
}

/**
 * How an intent stands. `waiting`: never sent; it goes out by itself. `sending`: under way now. `unknown`: sent without
 * an answer; the same key and bytes go out until there is one. `asks`: nothing happens before the person decides.
 */
export type IntentState = 'waiting' | 'sending' | 'unknown' | 'asks';

/** What every intent has. Its id is the Idempotency-Key. */
export interface IntentBase {
  readonly id: Id;
  /** Intents of one stream go out one after the other, in the order of `seq`; streams do not wait for each other. */
  readonly stream: string;
  /** Grows with every intent written on this device. */
  readonly seq: number;
  readonly state: IntentState;
  /** Why it asks, or why the last try gave nothing. */
  readonly code: FailCode | null;
  /** Sends so far, and when the next may start. */
  readonly attempts: number;
  readonly nextAt: Instant;
  /** Where the last answer came with `Retry-After`: it goes out no sooner, from no tab (LC260). */
  readonly notBefore?: Instant | undefined;
  readonly createdAt: Instant;
  /** Of the last send; null before the first. */
  readonly sentAt: Instant | null;
  readonly v: 2;
}

/**
 * A booking asked for and not answered yet. Without `body` nothing was sent and no time is held: the request waits
 * for a connection (D353). With it exactly these bytes are sent, and sent again, until a final answer.
 */
export interface BookingIntent extends IntentBase {
  readonly kind: 'booking';
  /** `booking`: one at a time on a device. */
  readonly stream: 'booking';
  readonly cartId: Id;
  /** Who and where, as typed; null for rows of the first version. */
  readonly request: BookRequest | null;
  /** One to three, best first; the sent one alone once `body` is written. */
  readonly wishes: readonly PreferredTime[];
  /** What the cart held and cost when the person said yes; another one asks again. */
  readonly cartMark: string;
  /** When the person last said yes; older than 15 minutes asks again. */
  readonly agreedAt: Instant;
  readonly body: string | null;
  readonly email: string;
  /** Of the first wish, or of what was sent. */
  readonly startAt: Instant;
  readonly endAt: Instant;
  /** What the person saw. */
  readonly totalCents: Cents | null;
  /** The nearest free times when none of the wishes is, for the question. */
  readonly alternatives: readonly PreferredTime[];
  /** What the server refused, codes by path of the booking body; shown at the fields when the form is opened. */
  readonly fields?: Readonly<Record<string, string>>;
}

/** An intent whose bytes are known from the start. */
interface PlainIntent extends IntentBase {
  readonly body: string;
}

export interface CancelIntent extends PlainIntent {
  readonly kind: 'cancel';
  readonly bookingId: Id;
  readonly email: string;
  readonly startAt: Instant | null;
}

/** No hold: the server moves the claim in one transaction, or says that the time is gone. */
export interface RescheduleIntent extends PlainIntent {
  readonly kind: 'reschedule';
  readonly bookingId: Id;
  readonly email: string;
  readonly fromStartAt: Instant;
  readonly startAt: Instant;
  readonly endAt: Instant;
  readonly alternatives: readonly PreferredTime[];
}

/** The changes of an edit, as they were confirmed; the cart they are in was sent before (LC74). */
export interface EditServicesIntent extends PlainIntent {
  readonly kind: 'edit-services';
  readonly bookingId: Id;
  readonly cartId: Id;
  readonly email: string;
  readonly startAt: Instant;
  readonly alternatives: readonly PreferredTime[];
}

/** A sent booking that the person waits for no longer (LC261): its cart is free, and its key still asked about. */
export interface GivenUpIntent extends PlainIntent {
  readonly kind: 'given-up';
  readonly stream: 'given-up';
  readonly cartId: Id;
  readonly email: string;
  readonly startAt: Instant;
  /** The booking as it was. */
  readonly booking: BookingIntent & { readonly body: string };
}

export interface NewsletterIntent extends PlainIntent {
  readonly kind: 'newsletter';
  readonly email: string;
}

export interface AccessLinkIntent extends PlainIntent {
  readonly kind: 'access-link';
  readonly email: string;
}

export type IntentRow =
  | BookingIntent
  | CancelIntent
  | RescheduleIntent
  | EditServicesIntent
  | GivenUpIntent
  | NewsletterIntent
  | AccessLinkIntent;

/** Who asks and where we come; texts as typed, empty ones count as missing. */
export interface BookRequest {
  readonly email: string;
  readonly firstName: string;
  readonly lastName: string;
  readonly phone?: string | undefined;
  readonly address: {
    readonly line1: string;
    readonly line2?: string | undefined;
    readonly city: string;
    readonly region?: string | undefined;
    readonly postalCode: string;
    readonly country: string;
    readonly gateCode?: string | undefined;
  };
  readonly notes?: string | undefined;
  readonly locale: Locale;
  /** The total the person saw and agreed to; another one on the server is `price-changed`. */
  readonly expectedTotalCents?: Cents | undefined;
  readonly termsVersion?: string | undefined;
  /** The field only robots fill (D134). */
  readonly website?: string | undefined;
  /** Added by the command that keeps the request; the worker, which may send it, cannot know. */
  readonly lead?: LeadSource | undefined;
}
