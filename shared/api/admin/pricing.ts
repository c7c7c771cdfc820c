import * as z from 'zod/mini';
import { kinds, pricingTypes } from '../../catalogue/kind.ts';
import { priceTypes } from '../../pricing/price-terms.ts';
import { ratesShape, someRatesShape } from '../rates.ts';
import { dollars, id, instant, seenVersion, text } from '../wire.ts';

/** The rates that are no product's price (shared/catalogue/rates.ts). */
export const settingsView = z.object({ ...ratesShape('staff'), version: z.int() });
export type SettingsView = z.infer<typeof settingsView>;

const priced = { id, slug: z.string(), title: z.string(), price: dollars, version: z.int() };
const serviceView = z.object({
  ...priced,
  kind: z.enum(kinds),
  pricingType: z.enum(pricingTypes),
  image: z.string(),
});
/** A chair's price has a part for each seat beyond `minSeats`. */
const productView = z.object({
  ...priced,
  serviceId: id,
  minSeats: z.nullable(z.int()),
  perSeatInc: z.nullable(dollars),
});
const optionView = z.object({ ...priced, serviceId: id, emoji: z.string() });
export type PricedProductView = z.infer<typeof productView>;
export type PricedOptionView = z.infer<typeof optionView>;

/** GET /admin/pricing. Titles are French. */
export const pricingView = z.object({
  settings: settingsView,
  services: z.array(serviceView),
  products: z.array(productView),
  options: z.array(optionView),
  /** Carts that are not booked and were touched in the last 14 days: whom a new price meets. */
  openCarts: z.int(),
});
export type PricingView = z.infer<typeof pricingView>;

export type { PriceType } from '../../pricing/price-terms.ts';

/** Singular is read too (D153). */
export const priceParams = z.object({
  type: z.enum([...priceTypes, 'service', 'product', 'option']),
  id,
});

/**
 * PATCH /admin/pricing/{type}/{id}. Services and products cost at least 0.01, an option may take something off. A stale
 * `expectedVersion` is 409 `pricing.changed` with `current: {price, version}`.
 */
export const priceInput = z.object({ price: dollars, expectedVersion: z.optional(seenVersion) });
export const priceView = z.object({ id, price: dollars, version: z.int() });
export type PriceView = z.infer<typeof priceView>;

/** PATCH /admin/pricing/settings; what is absent stays. Stale: 409 `pricing.changed` with `current`, the settings. */
export const settingsInput = z.object({
  ...someRatesShape('staff'),
  expectedVersion: z.optional(seenVersion),
});
export type SettingsInput = z.infer<typeof settingsInput>;

export const priceHistoryQuery = z.object({
  cursor: z.optional(text(200)),
  limit: z._default(z.coerce.number().check(z.int(), z.minimum(1), z.maximum(100)), 50),
});
const priceChange = z.object({
  id,
  at: instant,
  /** The admin key and its device: "Claire · Tablette" (D147). */
  by: z.string(),
  type: z.enum([...priceTypes, 'settings']),
  /** Of the service, product or option; of settings the field: `delivery.mileageRate`. */
  target: z.string(),
  /** As it was called then, French; empty for settings. */
  title: z.string(),
  from: dollars,
  to: dollars,
});
export type PriceChangeView = z.infer<typeof priceChange>;
/** GET /admin/pricing/history, newest first. */
export const priceHistoryAnswer = z.object({
  changes: z.array(priceChange),
  nextCursor: z.nullable(z.string()),
});
export type PriceHistoryAnswer = z.infer<typeof priceHistoryAnswer>;
