import type { Id } from '#shared/kernel/ids.ts';
import type { Cents } from '#shared/kernel/money.ts';
import type { BookedCart } from '#shared/pricing/booked-cart.ts';
import type { TotalsLine } from '#shared/pricing/totals.ts';

/** One service of a booking under edit, before and now; null where it is not there. */
export interface EditChange {
  readonly serviceId: Id;
  readonly before: ServiceSum | null;
  readonly after: ServiceSum | null;
}

interface ServiceSum {
  readonly amountCents: Cents;
  readonly quote: boolean;
}

type Priced = { readonly serviceId: Id; readonly amountCents: Cents; readonly quote: boolean };

/** The services that came, went, or cost something else (decision 113); in the order of the cart, then what went. */
export function listEditChanges(
  lines: readonly Pick<TotalsLine, 'serviceId' | 'amountCents' | 'quote'>[],
  booked: BookedCart,
): readonly EditChange[] {
  const before = sumServices(booked.lines);
  const after = sumServices(lines);
  return [...new Set([...after.keys(), ...before.keys()])]
    .map((serviceId) => ({
      serviceId,
      before: before.get(serviceId) ?? null,
      after: after.get(serviceId) ?? null,
    }))
    .filter((change) => change.before?.amountCents !== change.after?.amountCents);
}

function sumServices(lines: readonly Priced[]): ReadonlyMap<Id, ServiceSum> {
  const sums = new Map<Id, ServiceSum>();
  for (const { serviceId, amountCents, quote } of lines) {
    const sum = sums.get(serviceId);
    sums.set(serviceId, {
      amountCents: (sum?.amountCents ?? 0) + amountCents,
      quote: quote && (sum?.quote ?? true),
    });
  }
  return sums;
}
