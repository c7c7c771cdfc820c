import * as z from 'zod/mini';
import type { Instance, Soil } from '#shared/cart/instance.ts';
import { soils } from '#shared/cart/instance.ts';
import { LABEL_MAX } from '#shared/cart/label.ts';
import { SQFT_MAX, SQFT_MIN } from '#shared/cart/limits.ts';
import type { Product } from '#shared/catalogue/product.ts';
import type { Service } from '#shared/catalogue/service.ts';
import type { Id } from '#shared/kernel/ids.ts';

/** One tiled room while it is being configured. Its id becomes the instance's, so that a double tap adds nothing twice. */
export interface TileRoom {
  readonly id: Id;
  readonly productId: Id;
  /** The person's own name for it; '' uses the product's title (D33). */
  readonly label: string;
  readonly sqft: number;
  readonly soil: Soil;
  readonly sealant: boolean;
}

/** What a draft of this screen holds. */
const tileRoom = z.object({
  id: z.string(),
  productId: z.string(),
  label: z.string().check(z.maxLength(LABEL_MAX)),
  sqft: z.number().check(z.gte(SQFT_MIN), z.lte(SQFT_MAX)),
  soil: z.enum(soils),
  sealant: z.boolean(),
});

export const tileRoomsSchema = z.object({ drafts: z.array(tileRoom) });

/** D306: the smallest area, and soil as most floors have it. */
export function newTileRoom(id: Id, productId: Id): TileRoom {
  return { id, productId, label: '', sqft: SQFT_MIN, soil: 'REGULAR', sealant: false };
}

/** Only what is still sold comes back from a draft: products may be withdrawn while it waits. */
export function keepSold(rooms: readonly TileRoom[], service: Service): readonly TileRoom[] {
  return rooms.filter((room) => productOf(room, service) !== null);
}

export function toInstance({ id, label, sqft, soil, sealant }: TileRoom): Instance {
  const own = label.trim();
  const room = { id, sqft, soil, sealant, options: [] };
  return own === '' ? room : { ...room, label: own };
}

/** The instance with what the form can say about it; the rest stays as it was. */
export function changeInstance(instance: Instance, room: TileRoom): Instance {
  const { label: _label, ...kept } = instance;
  return { ...kept, ...toInstance(room), options: instance.options };
}

export function toTileRoom(instance: Instance, productId: Id): TileRoom {
  const { id, label = '', sqft = SQFT_MIN, soil = 'REGULAR', sealant = false } = instance;
  return { id, productId, label, sqft, soil, sealant };
}

export function productOf(room: TileRoom, service: Service): Product | null {
  return service.products.find((product) => product.id === room.productId) ?? null;
}
