import type { Id } from '#shared/kernel/ids.ts';
import type { Cents } from '#shared/kernel/money.ts';
import type { TotalsLine } from '#shared/pricing/totals.ts';

export interface ServiceSum {
  readonly serviceId: Id;
  readonly qty: number;
  readonly amountCents: Cents;
  readonly estimate: boolean;
  readonly quote: boolean;
  readonly provisional: boolean;
  readonly withdrawn: boolean;
}

/** Lines of one service together, in the order in which the services came into the cart. */
export function listServiceSums(lines: readonly TotalsLine[]): readonly ServiceSum[] {
  const sums = new Map<Id, ServiceSum>();
  for (const line of lines) {
    const known = sums.get(line.serviceId);
    sums.set(line.serviceId, {
      serviceId: line.serviceId,
      qty: (known?.qty ?? 0) + line.qty,
      amountCents: (known?.amountCents ?? 0) + line.amountCents,
      estimate: (known?.estimate ?? false) || line.estimate,
      quote: (known?.quote ?? true) && line.quote,
      provisional: (known?.provisional ?? false) || line.provisional,
      withdrawn: (known?.withdrawn ?? true) && line.withdrawn,
    });
  }
  return [...sums.values()];
}
