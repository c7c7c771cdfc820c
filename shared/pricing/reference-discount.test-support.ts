import type { Kind } from '../catalogue/kind.ts';
import { kinds as allKinds } from '../catalogue/kind.ts';
import type { Coupon } from '../coupons/coupon.ts';

/**
 * What codes take off, a second time and another way: money flows from the lines of each kind to the codes, an earlier
 * code's is led over another kind when a later one needs this one, and a percent is a fraction of whole numbers.
 * Cents of each coupon id, in order; undefined: it does not count.
 */
export function referenceDiscounts(
  coupons: readonly Coupon[],
  costs: ReadonlyMap<Kind, number>,
  now: number,
): ReadonlyMap<string, number | undefined> {
  const counted: Coupon[] = [];
  const flows: Map<Kind, number>[] = [];
  const discounts = new Map<string, number | undefined>();
  for (const coupon of coupons) {
    if (discounts.has(coupon.id)) continue;
    const own = (coupon.kinds ?? allKinds).filter((kind) => costs.has(kind));
    const cost = own.reduce((sum, kind) => sum + (costs.get(kind) ?? 0), 0);
    if (!isLive(coupon, now) || !goesWith(coupon, counted) || !isMet(coupon, own, cost)) {
      discounts.set(coupon.id, undefined);
      continue;
    }
    counted.push(coupon);
    flows.push(new Map());
    const wanted = wantedCents(coupon, cost);
    let taken = 0;
    while (taken < wanted) {
      const led = lead(flows.length - 1, wanted - taken, { counted, flows, costs, tried: new Set() });
      if (led === 0) break;
      taken += led;
    }
    discounts.set(coupon.id, taken);
  }
  return discounts;
}

interface Network {
  readonly counted: readonly Coupon[];
  readonly flows: readonly Map<Kind, number>[];
  readonly costs: ReadonlyMap<Kind, number>;
  readonly tried: Set<Kind>;
}

/** Up to `cents` from one path to this code; 0: there is none. */
function lead(code: number, cents: number, network: Network): number {
  const { counted, flows, costs, tried } = network;
  const coupon = counted[code];
  const flow = flows[code];
  if (!coupon || !flow) return 0;
  for (const kind of (coupon.kinds ?? allKinds).filter((each) => costs.has(each) && !tried.has(each))) {
    tried.add(kind);
    const used = flows.reduce((sum, other) => sum + (other.get(kind) ?? 0), 0);
    let led = Math.min(cents, (costs.get(kind) ?? 0) - used);
    for (let other = 0; led <= 0 && other < flows.length; other++) {
      const theirs = other === code ? 0 : (flows[other]?.get(kind) ?? 0);
      if (theirs === 0) continue;
      led = lead(other, Math.min(cents, theirs), network);
      if (led > 0) flows[other]?.set(kind, theirs - led);
    }
    if (led <= 0) continue;
    flow.set(kind, (flow.get(kind) ?? 0) + led);
    return led;
  }
  return 0;
}

function isLive({ active, startsAt, endsAt }: Coupon, now: number): boolean {
  return active && (startsAt ?? now) <= now && (endsAt ?? now + 1) > now;
}

function goesWith(coupon: Coupon, counted: readonly Coupon[]): boolean {
  return counted.every(({ stacking }) => stacking && coupon.stacking);
}

function isMet({ kinds, minSubtotalCents }: Coupon, own: readonly Kind[], cost: number): boolean {
  return (!kinds || own.length > 0) && cost >= (minSubtotalCents ?? 0);
}

function wantedCents({ amountOffCents, percentOff, maxOffCents }: Coupon, cost: number): number {
  if (!percentOff) return amountOffCents;
  const twice = (BigInt(cost) * BigInt(percentOff) * 2n) / 100n;
  const cents = Number((twice + 1n) / 2n);
  return maxOffCents === null || maxOffCents === undefined ? cents : Math.min(cents, maxOffCents);
}
