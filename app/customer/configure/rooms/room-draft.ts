import * as z from 'zod/mini';
import type { Instance } from '#shared/cart/instance.ts';
import { LABEL_MAX } from '#shared/cart/label.ts';
import { countSeats, isSeated, seatRule } from '#shared/cart/seat-rule.ts';
import type { Product } from '#shared/catalogue/product.ts';
import type { Service } from '#shared/catalogue/service.ts';
import type { Id } from '#shared/kernel/ids.ts';
import { type OptionChoices, readChoices, toOptions } from '../../../booking/offer/option-choices.ts';

/** One room while it is being configured. Its id becomes the instance's, so that a double tap adds nothing twice. */
export interface RoomDraft {
  readonly id: Id;
  readonly productId: Id;
  /** The person's own name for it; '' uses the product's title. */
  readonly label: string;
  /** Of a seated piece; undefined: the included ones. */
  readonly seats?: number | undefined;
  readonly choices: OptionChoices;
}

/** What a draft of this screen holds. */
const roomDraft = z.object({
  id: z.string(),
  productId: z.string(),
  label: z.string().check(z.maxLength(LABEL_MAX)),
  seats: z.optional(z.number()),
  choices: z.object({
    sizeId: z.nullable(z.string()),
    levelId: z.nullable(z.string()),
    ticked: z.array(z.string()),
    quantities: z.catchall(z.object({}), z.number()),
  }),
});

export const roomDraftsSchema = z.object({ drafts: z.array(roomDraft) });

/** Only what is still sold comes back from a draft: products may be withdrawn while it waits. */
export function keepSold(rooms: readonly RoomDraft[], service: Service): readonly RoomDraft[] {
  const sold = new Set(service.products.map((product) => product.id));
  return rooms
    .filter((room) => sold.has(room.productId))
    .map((room) => ({ ...room, choices: readChoices(toOptions(room.choices, service), service) }));
}

export function toInstance(room: RoomDraft, service: Service): Instance {
  const label = room.label.trim();
  const seats = seatsOf(room, service);
  return {
    id: room.id,
    ...(label === '' ? {} : { label }),
    ...(seats === undefined ? {} : { seats }),
    options: toOptions(room.choices, service),
  };
}

/** The seats that are charged; undefined for what has none to choose. */
export function seatsOf(room: RoomDraft, service: Service): number | undefined {
  const product = productOf(room, service);
  return isSeated(service, product) ? countSeats(room.seats, seatRule(service, product)) : undefined;
}

/** The instance with what the form can say about it; the rest stays as it was. */
export function changeInstance(instance: Instance, room: RoomDraft, service: Service): Instance {
  const { label: _label, options: _options, ...kept } = instance;
  return { ...kept, ...toInstance(room, service) };
}

export function toRoomDraft(instance: Instance, productId: Id, service: Service): RoomDraft {
  return {
    id: instance.id,
    productId,
    label: instance.label ?? '',
    seats: instance.seats,
    choices: readChoices(instance.options, service),
  };
}

export function productOf(room: RoomDraft, service: Service): Product | null {
  return service.products.find((product) => product.id === room.productId) ?? null;
}
