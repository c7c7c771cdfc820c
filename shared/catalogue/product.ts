import type { Id } from '../kernel/ids.ts';
import type { LocalizedText } from '../kernel/locale.ts';

/** A thing that is sold within a service: a room, a sofa. */
export interface Product {
  readonly id: Id;
  readonly slug: string;
  readonly title: LocalizedText;
  readonly priceCents: number;
  /** Seats included in the price; null when the product is not seated (D35). */
  readonly minSeats: number | null;
  /** Price of one seat above `minSeats`; null when not seated. */
  readonly extraSeatCents: number | null;
  /** Path of its picture; without one it has the drawing that its slug names. */
  readonly image?: string | undefined;
  /** Working minutes of one, with the seats that are included (DU11); without them as its kind says. */
  readonly minutes?: number | null | undefined;
}
