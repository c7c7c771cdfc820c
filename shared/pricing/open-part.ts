/** What a total does not say by itself. */
export interface OpenPart {
  /** How many things beside what is priced wait for their price (D46). */
  readonly toQuote: number;
  /** The total is only "from": a road of it has no distance yet (D50). */
  readonly provisional: boolean;
}

interface PricedOrNot {
  readonly quote: boolean;
  readonly provisional?: boolean | undefined;
  readonly qty: number;
}

/** PR40, of a cart or of a booking. Where everything is to be quoted there is no total, and so nothing beside it. */
export function openPart(lines: readonly PricedOrNot[]): OpenPart {
  const quoted = lines.filter(({ quote }) => quote);
  if (quoted.length === lines.length) return { toQuote: 0, provisional: false };
  return {
    toQuote: quoted.reduce((sum, { qty }) => sum + qty, 0),
    provisional: lines.some(({ quote, provisional }) => !quote && provisional === true),
  };
}
