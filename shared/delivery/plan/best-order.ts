import { estimateLeg, type RoughPoint } from '../estimate-route.ts';
import type { BetterOrder } from './planner-value.ts';

/** From row to column; null where no road leads. The last place is the drop-off. */
export type Matrix = readonly (readonly (number | null)[])[];

export interface LegMatrix {
  readonly miles: Matrix;
  readonly minutes: Matrix;
}

/** Less is within the noise of two roads to the same door, and worth $0.95 at the usual rate: not worth a question. */
const WORTHWHILE_MILES = 0.5;

/**
 * RT17: the cheapest order of the pickups before the drop-off, by trying all of them (120 for five); of equal ones the
 * nearest to today's. `cost` is infinite when every order needs a road that is not there.
 */
export function bestOrder(
  matrix: Matrix,
  pickups: number,
): { readonly order: readonly number[]; readonly cost: number } {
  let best = { order: Array.from({ length: pickups }, (_, place) => place), cost: Number.POSITIVE_INFINITY };
  for (const order of permutations(best.order)) {
    const cost = costOf(matrix, order, pickups);
    if (cost < best.cost) best = { order, cost };
  }
  return best;
}

/** RT18: what another order of the pickups would save; undefined when that is too little to tell or today's is best. */
export function betterOrder({ miles, minutes }: LegMatrix): BetterOrder | undefined {
  const pickups = miles.length - 1;
  const today = Array.from({ length: Math.max(0, pickups) }, (_, place) => place);
  const { order, cost } = bestOrder(miles, today.length);
  const savedMiles = costOf(miles, today, pickups) - cost;
  const savedMinutes = costOf(minutes, today, pickups) - costOf(minutes, order, pickups);
  const worthwhile = Number.isFinite(savedMiles) && savedMiles >= WORTHWHILE_MILES;
  return worthwhile && Number.isFinite(savedMinutes) && savedMinutes >= 0
    ? { order, savedMiles, savedMinutes }
    : undefined;
}

/** Every leg between these points, estimated. */
export function estimateMatrix(points: readonly RoughPoint[]): LegMatrix {
  const legs = points.map((from) => points.map((to) => estimateLeg(from, to)));
  return {
    miles: legs.map((row) => row.map((leg) => leg.miles)),
    minutes: legs.map((row) => row.map((leg) => leg.minutes)),
  };
}

function costOf(matrix: Matrix, order: readonly number[], dropoff: number): number {
  return order.reduce((sum, from, index) => {
    const leg = matrix[from]?.[order[index + 1] ?? dropoff];
    return sum + (leg ?? Number.POSITIVE_INFINITY);
  }, 0);
}

/** In the order of a dictionary, so that the first of equal ones moves the least. */
function* permutations(places: readonly number[]): Generator<number[]> {
  if (places.length === 0) yield [];
  for (const first of places) {
    const rest = places.filter((place) => place !== first);
    for (const others of permutations(rest)) yield [first, ...others];
  }
}
