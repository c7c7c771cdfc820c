import type { Instance } from '#shared/cart/instance.ts';
import { type Cents, sumCents } from '#shared/kernel/money.ts';
import { type Offer, offeredPrice } from '../offer/offer.ts';
import { type TileRoom, toInstance } from './tile-room.ts';

/** The price of a room by the rule that prices the cart; the product's own price plays no part in it. */
export function priceTileInstance(instance: Instance, offer: Offer): Cents {
  return offeredPrice(instance, null, offer).amountCents;
}

export function priceTileRoom(room: TileRoom, offer: Offer): Cents {
  return priceTileInstance(toInstance(room), offer);
}

export function priceTileRooms(rooms: readonly TileRoom[], offer: Offer): Cents {
  return sumCents(rooms.map((room) => priceTileRoom(room, offer)));
}
