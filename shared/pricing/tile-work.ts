import type { PriceBook } from '../catalogue/price-book.ts';
import type { Id } from '../kernel/ids.ts';
import { type Cents, sumCents } from '../kernel/money.ts';
import { serviceKinds } from '../kinds/kinds.ts';
import type { BookedCart } from './booked-cart.ts';
import type { TotalsLine } from './totals.ts';

export function isPriced(line: TotalsLine): boolean {
  return !line.quote && !line.withdrawn && line.qty > 0;
}

/** PR6: the lines that the tile minimum counts, whichever tile service they belong to. */
export function isTileWork(line: TotalsLine, book: PriceBook): boolean {
  return isPriced(line) && isTile(line.serviceId, book);
}

function isTile(serviceId: Id, book: PriceBook): boolean {
  const service = book.services.get(serviceId);
  return service !== undefined && serviceKinds[service.kind].form === 'tile';
}

/**
 * PR6: what the tile work of a cart costs at least. PR33: a booking under edit keeps what its own was lifted to, and
 * is not lifted to more than it cost.
 */
export function smallestJobCents(book: PriceBook, booked?: BookedCart | null | undefined): Cents {
  const todayCents = book.rates.tileMinimumJobCents;
  const lines = (booked?.lines ?? []).filter((line) => !line.quote && isTile(line.serviceId, book));
  if (lines.length === 0) return todayCents;
  const bookedCents = sumCents(lines.map((line) => line.amountCents));
  const workCents = sumCents(lines.flatMap((line) => line.instances.map((one) => one.amountCents)));
  return bookedCents > workCents ? bookedCents : Math.min(todayCents, bookedCents);
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
export function addedTileCents(roomsCents: Cents, otherCents: Cents, minimumCents: Cents): Cents {
  return chargedCents(otherCents + roomsCents, minimumCents) - chargedCents(otherCents, minimumCents);
}

/** Every tile room costs something, so work of 0 is no tile work. */
function chargedCents(workCents: Cents, minimumCents: Cents): Cents {
  return workCents === 0 ? 0 : Math.max(workCents, minimumCents);
}
