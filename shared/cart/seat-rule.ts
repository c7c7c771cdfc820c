import type { Product } from '../catalogue/product.ts';
import type { Service } from '../catalogue/service.ts';
import { positiveIntUpTo, SEATS_MAX } from './limits.ts';

export interface SeatRule {
  /** Seats included in the product's price; an instance never counts fewer. */
  readonly minSeats: number;
  /** Price of each seat above `minSeats`. */
  readonly extraSeatCents: number;
}

/** D35: included seats of a product sold by seat whose name says nothing. */
const DEFAULT_MIN_SEATS = 3;
/** D35: sofas and sectionals only. */
const DEFAULT_EXTRA_SEAT_CENTS = 2500;
const minSeatsByWord: Readonly<Record<string, number>> = {
  sofa: 3,
  sectional: 3,
  loveseat: 2,
  chair: 1,
  armchair: 1,
  ottoman: 1,
  pouf: 1,
  stool: 1,
  mattress: 1,
};

/**
 * PR9, D35: the product's own figures, then what the words of its slug say, then 3 seats without an
 * increment. Whole words only, so that a `chaise` is no chair. What is not sold by seat counts as one seat.
 */
export function seatRule(service: Service, product: Product | null): SeatRule {
  const word = seatWord(service, product);
  const derivedMin = word === undefined ? undefined : minSeatsByWord[word];
  const unnamedMin = service.pricingType === 'UPHOLSTERY_SEATED' ? DEFAULT_MIN_SEATS : 1;
  const derivedExtraCents = word === 'sofa' || word === 'sectional' ? DEFAULT_EXTRA_SEAT_CENTS : 0;
  return {
    minSeats: Math.max(1, product?.minSeats ?? derivedMin ?? unnamedMin),
    extraSeatCents: Math.max(0, product?.extraSeatCents ?? derivedExtraCents),
  };
}

/** Whether a person is asked for its seats: it has figures of its own or a name that tells of several (D36). */
export function isSeated(service: Service, product: Product | null): boolean {
  const word = seatWord(service, product);
  const hasFigures = service.kind === 'upholstery' && (product?.minSeats ?? null) !== null;
  return hasFigures || (word !== undefined && minSeatsByWord[word] !== 1);
}

function seatWord(service: Service, product: Product | null): string | undefined {
  const words = service.kind === 'upholstery' ? (product?.slug.split('-') ?? []) : [];
  return words.find((candidate) => Object.hasOwn(minSeatsByWord, candidate));
}

/** Seats that are charged: those asked for, but never fewer than included (D35). */
export function countSeats(seats: unknown, rule: SeatRule): number {
  return Math.max(rule.minSeats, positiveIntUpTo(seats, SEATS_MAX) ?? 0);
}
