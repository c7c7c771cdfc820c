import * as z from 'zod/mini';
import { kinds, pricingTypes } from '../catalogue/kind.ts';
import type { LocalizedText } from '../kernel/locale.ts';
import { ratesShape } from './rates.ts';
import { dollars, id } from './wire.ts';

export const localized: z.ZodMiniType<LocalizedText> = z.object({
  en: z.string(),
  es: z.string(),
  fr: z.string(),
});

const productView = z.object({
  id,
  slug: z.string(),
  title: z.string(),
  price: dollars,
  minSeats: z.nullable(z.int()),
  perSeatInc: z.nullable(dollars),
  /** Path of its picture; empty: as its slug says. */
  image: z.optional(z.string()),
  /** Working minutes of one; null: as its kind says (DU11). */
  minutes: z.optional(z.nullable(z.int())),
  i18n: z.object({ title: localized }),
});

const optionView = z.object({
  id,
  slug: z.string(),
  title: z.string(),
  price: dollars,
  emoji: z.string(),
  /** What a button says: emoji and title. */
  label: z.string(),
  /** Minutes that one adds to the visit. */
  minutes: z.optional(z.nullable(z.int())),
  i18n: z.object({ title: localized }),
});

/** One service as GET /services answers it; `title` is English, `localizedTitle` follows `?locale=`. */
const serviceView = z.object({
  id,
  slug: z.string(),
  kind: z.enum(kinds),
  title: z.string(),
  localizedTitle: z.string(),
  teaser: z.string(),
  tag: z.nullable(z.enum(['quote', 'intake'])),
  image: z.string(),
  icon: z.string(),
  pricingType: z.enum(pricingTypes),
  basePrice: dollars,
  products: z.array(productView),
  options: z.array(optionView),
  i18n: z.object({ title: localized, teaser: localized }),
});
export type ServiceView = z.infer<typeof serviceView>;

export const servicesAnswer = z.array(serviceView);

/** GET /pricing: every rate, the revision of the catalogue they belong to, and two figures of the agenda. */
export const ratesView = z.object({
  revision: z.int(),
  slotStepMinutes: z.int(),
  /** How many days ahead can be booked, today not counted (D93). */
  horizonDays: z.int(),
  ...ratesShape('customers'),
});
export type RatesView = z.infer<typeof ratesView>;
