import type { PriceBook } from '../catalogue/price-book.ts';
import type { Id } from '../kernel/ids.ts';
import { type Cents, sumCents } from '../kernel/money.ts';
import { tileMinimumTopUp } from '../kinds/tile.ts';
import type { TotalsLine } from './totals.ts';

export function isPriced(line: TotalsLine): boolean {
  return !line.quote && !line.withdrawn && line.qty > 0;
}

/** PR6: the lines that the tile minimum counts, whichever tile service they belong to. */
export function isTileWork(line: TotalsLine, book: PriceBook): boolean {
  return isPriced(line) && book.services.get(line.serviceId)?.kind === 'tile';
}

/** PR6: what the tile instances of a cart cost before the minimum lifts them, those named in `except` left out. */
export function sumTileWork(
  lines: readonly TotalsLine[],
  book: PriceBook,
  except: ReadonlySet<Id> = new Set(),
): Cents {
  const instances = lines.filter((line) => isTileWork(line, book)).flatMap((line) => line.instances);
  return sumCents(instances.filter((one) => !except.has(one.instanceId)).map((one) => one.amountCents));
}

/** PR28: what the bill grows by when tile work joins the tile work it already holds. */
export function addedTileCents(roomsCents: Cents, otherCents: Cents): Cents {
  return chargedCents(otherCents + roomsCents) - chargedCents(otherCents);
}

/** Every tile room costs something, so work of 0 is no tile work. */
function chargedCents(workCents: Cents): Cents {
  return workCents === 0 ? 0 : workCents + tileMinimumTopUp(workCents);
}
