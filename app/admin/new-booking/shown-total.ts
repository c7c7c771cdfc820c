import type { TotalsView } from '#shared/api/cart.ts';
import { type Cents, toCents } from '#shared/kernel/money.ts';
import type { Totals } from '#shared/pricing/totals.ts';

/** What the bar says the work comes to. */
export interface ShownTotal {
  readonly cents: Cents;
  readonly minutes: number;
  readonly chargeCents: Cents;
  readonly minimumCents: Cents;
  /** Nothing of it has a price yet, or a part of it has none. */
  readonly isQuote: boolean;
  readonly isPartQuote: boolean;
  /** The road of a delivery is open: nothing of it is in the sum but its base. */
  readonly isFrom: boolean;
  readonly isEmpty: boolean;
  /** The server said so of just this work; until then it is what this device reckons. */
  readonly isServers: boolean;
}

/** The server's word where there is one. */
export function shownTotal(here: Totals, server: TotalsView | undefined): ShownTotal {
  const { quote, lines, minutes } = server ?? here;
  const isEmpty = here.lines.length === 0;
  return {
    cents: server ? toCents(server.total) : here.totalCents,
    chargeCents: server ? toCents(server.serviceCharge) : here.serviceChargeCents,
    minimumCents: server ? toCents(server.tileMinimum) : here.tileMinimumCents,
    minutes,
    isQuote: quote,
    isPartQuote: !quote && lines.some((line) => line.quote),
    isFrom: lines.some((line) => line.provisional),
    isEmpty,
    isServers: server !== undefined && !isEmpty,
  };
}
