import type { Cents } from '#shared/kernel/money.ts';
import { type OpenPart, openPart } from '#shared/pricing/open-part.ts';
import type { Totals } from '#shared/pricing/totals.ts';
import { cartMark } from '../../data/cart/cart-mark.ts';
import type { LocalCart } from '../../data/cart/read-cart.ts';
import type { BookingIntent } from '../../data/place/read-booking-intent.ts';

/** Why a request that waits does not go out by itself. */
export type Question = 'still' | 'price' | 'taken' | 'refused' | 'booked';

/** A request beside the cart as it is now. */
export interface RequestNow {
  readonly cart: LocalCart;
  readonly quote: boolean;
  /** What the person would agree to now. */
  readonly totalCents: Cents;
  readonly open: OpenPart;
  /** Undefined: nothing has changed and nothing is asked. */
  readonly question: Question | undefined;
  /** Of the question `refused`: the server's code, or what is wrong with the cart. */
  readonly code: string;
}

export function requestNow(intent: BookingIntent, cart: LocalCart, totals: Totals): RequestNow {
  const isServers = intent.code === 'price.changed' && cart.sync === 'synced';
  const totalCents = (isServers ? cart.acceptedTotalCents : undefined) ?? totals.totalCents;
  const code = codeNow(intent, cart, totals);
  return {
    cart,
    quote: totals.quote,
    totalCents,
    open: openPart(totals.lines),
    question: questionOf({ ...intent, code }, cart, totalCents),
    code: code ?? '',
  };
}

/** Why it cannot be asked for: what is wrong with the cart as it is, and not what was of one that was mended since. */
function codeNow({ code }: BookingIntent, { count }: LocalCart, { lines }: Totals): BookingIntent['code'] {
  if (code === 'cart.closed') return code;
  if (count === 0) return 'cart.empty';
  if (lines.some(({ withdrawn }) => withdrawn)) return 'cart.unknown_item';
  return isOfCart(code) ? null : code;
}

function isOfCart(code: BookingIntent['code']): boolean {
  return code === 'cart.empty' || code === 'cart.unknown_item';
}

function questionOf(intent: BookingIntent, cart: LocalCart, totalCents: Cents): Question | undefined {
  if (intent.state === 'sending') return undefined;
  if (intent.code === 'cart.closed') return 'booked';
  if (isOfCart(intent.code)) return 'refused';
  if (intent.state === 'asks' && intent.code === 'slot.taken') return 'taken';
  if (intent.state === 'asks' && intent.code !== null && intent.code !== 'price.changed') return 'refused';
  if (intent.totalCents !== totalCents) return 'price';
  return intent.state === 'asks' || intent.cartMark !== cartMark(cart) ? 'still' : undefined;
}
