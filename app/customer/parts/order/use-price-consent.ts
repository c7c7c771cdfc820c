import { useEffect, useState } from 'react';
import type { Cents } from '#shared/kernel/money.ts';
import { agreeToPrice } from '../../../data/cart/agree-to-price.ts';
import type { LocalCart, PriceChange } from '../../../data/cart/read-cart.ts';

export interface PriceConsent {
  /** What is told: a rise waits for a tap, a fall has counted already. */
  readonly change: PriceChange | undefined;
  /** The tap: what is on the screen is agreed to, or has been read. */
  readonly agree: () => void;
  /** The total of that tap, which counts from the tap on: storage tells of it only a moment later. */
  readonly tappedCents: Cents | undefined;
}

/**
 * What the person has agreed to pay for this cart, on every screen that leads to a booking (D40, D64; LC200 to
 * LC202). The first total that is shown is agreed to by going on with it, a lower one at once; a higher one asks. Where
 * the lines themselves are shown (`showsLines`) another cart is agreed to by being seen.
 */
export function usePriceConsent(cart: LocalCart, showsLines = false): PriceConsent {
  const { agreed, priceChange, totals, count } = cart;
  const [lowered, setLowered] = useState<PriceChange>();
  const [tappedCents, setTappedCents] = useState<Cents>();
  const asks = priceChange?.kind === 'asks' && !(showsLines && priceChange.isOtherCart);
  const isSettled = agreed !== undefined && (priceChange === undefined || asks);
  useEffect(() => {
    if (isSettled || totals === undefined || count === 0) return;
    if (priceChange?.kind === 'lower') setLowered(priceChange);
    void agreeToPrice(cart, totals).catch(() => undefined);
  });
  if (asks && totals !== undefined) {
    if (tappedCents === totals.totalCents) return { change: undefined, agree: () => undefined, tappedCents };
    const agree = () => {
      setTappedCents(totals.totalCents);
      void agreeToPrice(cart, totals).catch(() => undefined);
    };
    return { change: priceChange, agree, tappedCents: undefined };
  }
  const change = lowered?.afterCents === totals?.totalCents ? lowered : undefined;
  return { change, agree: () => setLowered(undefined), tappedCents: undefined };
}

/** What goes out as the total that the person expects, in cents: never more than what was agreed to. */
export function expectedCents({ priceChange, totals }: LocalCart): number | undefined {
  return priceChange?.kind === 'asks' ? priceChange.beforeCents : totals?.totalCents;
}
