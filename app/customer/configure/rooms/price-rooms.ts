import type { Rates } from '#shared/catalogue/rates.ts';
import type { Service } from '#shared/catalogue/service.ts';
import { type Cents, sumCents } from '#shared/kernel/money.ts';
import { priceInstance } from '#shared/pricing/price-instance.ts';
import { productOf, type RoomDraft, toInstance } from './room-draft.ts';

/** The running price of a room; the same rule that prices the cart. */
export function priceRoom(room: RoomDraft, service: Service, rates: Rates): Cents {
  return priceInstance(toInstance(room, service), service, productOf(room, service), rates).amountCents;
}

export function priceRooms(rooms: readonly RoomDraft[], service: Service, rates: Rates): Cents {
  return sumCents(rooms.map((room) => priceRoom(room, service, rates)));
}
