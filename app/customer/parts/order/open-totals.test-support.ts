import type { Totals, TotalsLine } from '#shared/pricing/totals.ts';

const line: TotalsLine = {
  ...{ cartItemId: 'item', serviceId: 'service', amountCents: 2500, qty: 1, instances: [] },
  ...{ parts: { productBaseCents: 2500, optionsSumCents: 0 } },
  ...{ estimate: false, quote: false, provisional: false, withdrawn: false },
};

/** A delivery whose road has no distance yet, and one thing that is to be quoted. */
export const openTotals: Totals = {
  ...{ currency: 'USD', minutes: 60, estimate: false, quote: false, promotions: [] },
  ...{ subtotalCents: 2500, serviceChargeCents: 0, tileMinimumCents: 0, discountCents: 0, totalCents: 2500 },
  lines: [
    { ...line, provisional: true },
    { ...line, quote: true, amountCents: 0 },
  ],
};

/** The same, all of it with a price. */
export const wholeTotals: Totals = { ...openTotals, lines: [line] };
