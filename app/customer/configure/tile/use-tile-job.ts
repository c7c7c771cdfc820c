import type { Id } from '#shared/kernel/ids.ts';
import type { Cents } from '#shared/kernel/money.ts';
import { withBookedServices } from '#shared/pricing/booked-services.ts';
import { smallestJobCents, sumTileWork } from '#shared/pricing/tile-work.ts';
import { readCart } from '../../../data/cart/read-cart.ts';
import { readCatalogue } from '../../../data/catalogue/read-catalogue.ts';
import { useKnownCatalogue, useWasServed } from '../../../frame/served-page.ts';
import { useLive } from '../../../frame/use-live.ts';
import { type TileJob, weighJob } from './tile-job.ts';

/**
 * The rooms on screen weighed against the tile minimum, with the tile work of the cart. Rooms that are in the cart
 * under the same id (being edited, or added a moment ago) count once. `undefined` until the device has answered; on a page
 * that came drawn, without a cart until then.
 */
export function useTileJob(roomIds: readonly Id[], roomsCents: Cents): TileJob | undefined {
  const key = roomIds.join();
  const known = useLive(async () => {
    const [cart, catalogue] = await Promise.all([readCart(), readCatalogue()]);
    if (cart.totals === undefined || catalogue === undefined) return undefined;
    const book = withBookedServices(catalogue.book, cart.booked);
    return {
      otherCents: sumTileWork(cart.totals.lines, book, new Set(key.split(','))),
      minimumCents: smallestJobCents(book, cart.booked),
    };
  }, [key]);
  const catalogue = useKnownCatalogue();
  const wasServed = useWasServed();
  if (known) return weighJob(roomsCents, known.otherCents, known.minimumCents);
  return wasServed && catalogue ? weighJob(roomsCents, 0, smallestJobCents(catalogue.book)) : undefined;
}
