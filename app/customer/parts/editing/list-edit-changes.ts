import type { Id } from '#shared/kernel/ids.ts';
import type { Cents } from '#shared/kernel/money.ts';
import type { BookedCart } from '#shared/pricing/booked-cart.ts';

/** One service of a booking under edit, before and now; null where it is not there. */
export interface EditChange {
  readonly serviceId: Id;
  readonly before: ServiceSum | null;
  readonly after: ServiceSum | null;
}

export interface ServiceSum {
  readonly amountCents: Cents;
  readonly quote: boolean;
  /** Only "from" (PR16). */
  readonly provisional: boolean;
}

interface Priced {
  readonly serviceId: Id;
  readonly amountCents: Cents;
  readonly quote: boolean;
  readonly provisional?: boolean | undefined;
}

/** The services that came, went, or cost something else (D113); in the order of the cart, then what went. */
export function listEditChanges(lines: readonly Priced[], booked: BookedCart): readonly EditChange[] {
  const before = sumServices(booked.lines);
  const after = sumServices(lines);
  return [...new Set([...after.keys(), ...before.keys()])]
    .map((serviceId) => ({
      serviceId,
      before: before.get(serviceId) ?? null,
      after: after.get(serviceId) ?? null,
    }))
    .filter(
      ({ before: was, after: is }) =>
        was?.amountCents !== is?.amountCents ||
        was?.quote !== is?.quote ||
        was?.provisional !== is?.provisional,
    );
}

function sumServices(lines: readonly Priced[]): ReadonlyMap<Id, ServiceSum> {
  const sums = new Map<Id, ServiceSum>();
  for (const { serviceId, amountCents, quote, provisional = false } of lines) {
    const sum = sums.get(serviceId);
    sums.set(serviceId, {
      amountCents: (sum?.amountCents ?? 0) + amountCents,
      quote: quote && (sum?.quote ?? true),
      provisional: provisional || (sum?.provisional ?? false),
    });
  }
  return sums;
}
