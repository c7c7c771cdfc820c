import { type CartItem, countInstances } from '#shared/cart/cart.ts';
import type { Id } from '#shared/kernel/ids.ts';
import type { Cents } from '#shared/kernel/money.ts';
import type { BookedCart } from '#shared/pricing/booked-cart.ts';
import { priceCart } from '#shared/pricing/price-cart.ts';
import type { Totals } from '#shared/pricing/totals.ts';
import { type Catalogue, readCatalogue } from '../catalogue/read-catalogue.ts';
import { serverNow } from '../device/clock.ts';
import { db } from '../device/db.ts';
import type {
  AgreedPrice,
  CartCoupon,
  CartRow,
  FailCode,
  RemovedFromCart,
  SyncState,
} from '../device/rows.ts';
import { findPriceChange, type PriceChange } from './agreed-price.ts';
import { findCartRow, readMirroredId, UNSEEN_VERSION } from './cart-row.ts';

export type { CartCoupon, CartSnapshot, RemovedFromCart } from '../device/rows.ts';
export type { PriceChange, PriceReason } from './agreed-price.ts';

export interface LocalCart {
  /** `undefined` until something was put in a cart on this device. */
  readonly id: Id | undefined;
  readonly items: readonly CartItem[];
  readonly editingBookingId: Id | null;
  /** Of a cart that edits a booking: what that cost until now (D113). */
  readonly booked?: BookedCart | undefined;
  readonly sync: SyncState;
  /** Why it is `failed`. */
  readonly failCode?: FailCode | undefined;
  /** In order of application. */
  readonly coupons: readonly CartCoupon[];
  /** Priced here with the stored catalogue; `undefined` before the catalogue was ever loaded. */
  readonly totals: Totals | undefined;
  /** The price that was agreed to last, on any screen of this device; undefined before one was shown. */
  readonly agreed?: AgreedPrice | undefined;
  /** How `totals` differ from it. */
  readonly priceChange?: PriceChange | undefined;
  /** True while anything is unsent: the server has not confirmed this total. */
  readonly estimateOnly: boolean;
  /** What the server last answered as the total of this cart. */
  readonly acceptedTotalCents?: Cents | undefined;
  /** Instances, quotes included (D166). */
  readonly count: number;
  /** The device lost its database, and the server has not told yet what the cart held (LC4). */
  readonly isComing: boolean;
  /** The last thing that left the cart, for an undo. */
  readonly lastRemoved?: RemovedFromCart | undefined;
}

export interface PricedCart {
  readonly cart: LocalCart;
  /** What it is priced with. */
  readonly catalogue: Catalogue | undefined;
}

export async function readCart(): Promise<LocalCart> {
  return (await readPricedCart()).cart;
}

/** Cart and prices of one moment: read one by one they could be of two, and each would be a transaction of its own. */
export async function readPricedCart(): Promise<PricedCart> {
  const [row, catalogue] = await db.transaction('r', db.meta, db.carts, db.cache, async () => [
    await findCartRow(),
    await readCatalogue(),
  ]);
  const items = row?.items ?? [];
  const coupons = row?.coupons ?? [];
  const sync = row?.sync ?? 'synced';
  const agreed = row?.agreed ?? undefined;
  const totals =
    catalogue &&
    priceCart({
      items,
      book: catalogue.book,
      coupons,
      now: serverNow(),
      stepMin: catalogue.stepMin,
      booked: row?.booked,
    });
  const cart: LocalCart = {
    id: row?.id,
    items,
    editingBookingId: row?.editingBookingId ?? null,
    booked: row?.booked ?? undefined,
    sync,
    failCode: row?.failCode ?? undefined,
    coupons,
    totals,
    agreed,
    priceChange: totals && agreed && findPriceChange(agreed, items, totals),
    estimateOnly: sync !== 'synced',
    acceptedTotalCents: row?.acceptedTotalCents ?? undefined,
    count: countInstances(items),
    isComing: isComing(row),
    lastRemoved: row?.lastRemoved ?? undefined,
  };
  return { cart, catalogue };
}

function isComing(row: CartRow | undefined): boolean {
  if (row === undefined) return readMirroredId() !== undefined;
  return row.version === UNSEEN_VERSION && row.edits === 0;
}
