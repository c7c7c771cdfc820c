import * as z from 'zod/mini';
import {
  EMOJI_MAX,
  entryTypes,
  IMAGE_MAX,
  ownGroups,
  TEASER_MAX,
  TITLE_MAX,
} from '../../catalogue/entries/entry.ts';
import { kinds } from '../../catalogue/kind.ts';
import type { LocalizedText } from '../../kernel/locale.ts';
import { dollars, id, instant, locale, seenVersion, text } from '../wire.ts';

/** Longer than what is taken, so that too long a text is told beside its field. */
const words = (max: number): z.ZodMiniType<LocalizedText> =>
  z.object({ en: text(max * 2), es: text(max * 2), fr: text(max * 2) });

/** A service, a product or an option as its owner wrote it: a language that is missing is an empty text. */
export const catalogueEntry = z.object({
  id,
  type: z.enum(entryTypes),
  /** Of a service its own. */
  serviceId: id,
  slug: z.string(),
  kind: z.enum(kinds),
  title: words(TITLE_MAX),
  teaser: words(TEASER_MAX),
  image: z.string(),
  emoji: z.string(),
  minSeats: z.nullable(z.int()),
  extraSeat: z.nullable(dollars),
  minutes: z.nullable(z.int()),
  active: z.boolean(),
  /** Changed at /admin/pricing. */
  price: dollars,
  version: z.int(),
});
export type CatalogueEntry = z.infer<typeof catalogueEntry>;

/** GET /admin/catalogue: hidden ones too, services first, each list in the order that customers see. */
export const catalogueAnswer = z.object({
  /** The language that fills in for one that is missing (D391). */
  defaultLocale: locale,
  entries: z.array(catalogueEntry),
});
export type CatalogueAnswer = z.infer<typeof catalogueAnswer>;

const title = words(TITLE_MAX);
const teaser = words(TEASER_MAX);
const image = text(IMAGE_MAX);
const count = z.nullable(z.int());

/** POST /admin/services. The device makes the id: sent again it is the same service. */
export const addServiceInput = z.object({
  id,
  kind: z.enum(kinds),
  title,
  teaser: z.optional(teaser),
  image: z.optional(image),
  active: z._default(z.boolean(), true),
});
export type AddServiceInput = z.infer<typeof addServiceInput>;

/** POST /admin/products. The price is its first one. */
export const addProductInput = z.object({
  id,
  serviceId: id,
  title,
  price: z._default(dollars, 0),
  image: z.optional(image),
  minSeats: z.optional(count),
  extraSeat: z.optional(z.nullable(dollars)),
  minutes: z.optional(count),
  active: z._default(z.boolean(), true),
});
export type AddProductInput = z.infer<typeof addProductInput>;

/** POST /admin/options. */
export const addOptionInput = z.object({
  id,
  serviceId: id,
  group: z._default(z.enum(ownGroups), 'service'),
  title,
  price: z._default(dollars, 0),
  emoji: z.optional(text(EMOJI_MAX * 2)),
  minutes: z.optional(count),
  active: z._default(z.boolean(), true),
});
export type AddOptionInput = z.infer<typeof addOptionInput>;

/**
 * PATCH /admin/services|products|options/{id}; what is absent stays, what the type has none of is left alone. Stale: 409
 * `catalogue.changed` with `current`, the entry.
 */
export const changeEntryInput = z.object({
  title: z.optional(title),
  teaser: z.optional(teaser),
  image: z.optional(image),
  emoji: z.optional(text(EMOJI_MAX * 2)),
  minSeats: z.optional(count),
  extraSeat: z.optional(z.nullable(dollars)),
  minutes: z.optional(count),
  active: z.optional(z.boolean()),
  expectedVersion: z.optional(seenVersion),
});
export type ChangeEntryInput = z.infer<typeof changeEntryInput>;

/** More than a company sells. */
const ORDER_MAX = 500;

/**
 * PATCH /admin/services|products|options/order: all of the list, of products and options those of one service. A list
 * that holds others than there are is 409 `catalogue.changed`.
 */
export const orderInput = z.object({
  ids: z.array(id).check(z.maxLength(ORDER_MAX, 'too_long')),
  serviceId: z.optional(id),
});
export type OrderInput = z.infer<typeof orderInput>;

/** DELETE /admin/services|products|options/{id}: what is in a cart, a booking or a review is hidden instead. */
export const removedAnswer = z.object({ outcome: z.enum(['removed', 'hidden']) });
export type RemovedAnswer = z.infer<typeof removedAnswer>;

const catalogueActs = ['added', 'changed', 'hidden', 'shown', 'ordered', 'removed'] as const;
export type CatalogueAct = (typeof catalogueActs)[number];

/** GET /admin/catalogue/history: the last changes, newest first. */
export const catalogueHistoryAnswer = z.object({
  changes: z.array(
    z.object({
      id: z.string(),
      at: instant,
      /** The admin key and its device. */
      by: z.string(),
      type: z.enum(entryTypes),
      target: id,
      /** As it was called then, French where there was any. */
      title: z.string(),
      act: z.enum(catalogueActs),
      /** Words by field and language: `title.fr`. */
      fields: z.array(z.object({ field: z.string(), from: z.string(), to: z.string() })),
    }),
  ),
});
export type CatalogueHistoryAnswer = z.infer<typeof catalogueHistoryAnswer>;
