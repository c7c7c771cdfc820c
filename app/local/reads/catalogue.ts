import { type PriceBook, priceBook } from '#shared/catalogue/price-book.ts';
import type { Rates } from '#shared/catalogue/rates.ts';
import type { Service } from '#shared/catalogue/service.ts';
import type { Instant } from '#shared/kernel/instant.ts';
import { db } from '../db.ts';

export interface Catalogue {
  readonly services: readonly Service[];
  readonly book: PriceBook;
  readonly rates: Rates;
  /** The agenda's step, to which a visit is rounded up. */
  readonly stepMin: number;
  readonly timeZone: string;
  readonly fetchedAt: Instant;
}

let last: Catalogue | undefined;

/** The stored catalogue; `undefined` before the first load on this device. The same copy is the same object. */
export async function readCatalogue(): Promise<Catalogue | undefined> {
  const row = await db.cache.get('catalogue');
  if (row?.kind !== 'catalogue') return undefined;
  const { services, rates, revision, stepMin, timeZone, fetchedAt } = row;
  if (last?.fetchedAt !== fetchedAt) {
    last = { services, rates, stepMin, timeZone, fetchedAt, book: priceBook(revision, services, rates) };
  }
  return last;
}
