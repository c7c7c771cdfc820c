import { catalogueEventView } from '#shared/api/slots.ts';
import { refreshCatalogue } from '../catalogue/refresh-catalogue.ts';
import { now } from '../device/clock.ts';
import { db } from '../device/db.ts';
import { withDb } from '../device/open.ts';
import { wait } from '../wire/back-off.ts';
import { refreshCart } from './refresh-cart.ts';

/** Every node of the server looks at the revision once a second: what is asked later is answered with the new prices. */
const SETTLE_MS = 1_000;
/** All open screens hear of it at the same moment; each asks at another one within this time. */
const SPREAD_MS = 500;

/** Asks for the prices, and for the cart that has them, when the revision told is not that of the copy here (LC47). */
export async function followCatalogue(data: string): Promise<void> {
  const { revision } = catalogueEventView.parse(JSON.parse(data));
  const known = await withDb(() => db.cache.get('catalogue'));
  if (known?.kind !== 'catalogue' || known.revision === revision) return;
  await wait(SETTLE_MS + Math.random() * SPREAD_MS);
  const options = { since: now() };
  await Promise.all([refreshCatalogue(options), refreshCart(options)]);
}
