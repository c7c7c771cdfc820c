import type { Product } from '#shared/catalogue/product.ts';
import type { Id } from '#shared/kernel/ids.ts';
import type { OptionChoices } from '../../parts/option-choices.ts';
import type { RoomDraft } from './room-draft.ts';

/** More rooms of one product than a home has; keeps a slip of the finger from making a thousand cards. */
export const QUANTITY_MAX = 20;

interface SetQuantityInput {
  readonly rooms: readonly RoomDraft[];
  /** Every product of the service, in the order shown; rooms follow it. */
  readonly products: readonly Product[];
  readonly productId: Id;
  readonly quantity: number;
  readonly usual: OptionChoices;
  readonly newId: () => Id;
}

/** The rooms after one product's quantity changed: new ones with the usual choices, the last ones gone first. */
export function setQuantity(input: SetQuantityInput): readonly RoomDraft[] {
  const { rooms, products, productId, usual, newId } = input;
  const wanted = readQuantity(input.quantity);
  return products.flatMap((product) => {
    const mine = rooms.filter((room) => room.productId === product.id);
    if (product.id !== productId) return mine;
    const added = Array.from({ length: Math.max(0, wanted - mine.length) }, () => ({
      id: newId(),
      productId,
      label: '',
      choices: usual,
    }));
    return [...mine.slice(0, wanted), ...added];
  });
}

export function countOf(rooms: readonly RoomDraft[], productId: Id): number {
  return rooms.filter((room) => room.productId === productId).length;
}

/** A§5: an integer at least 0; what is not finite is 0. */
function readQuantity(quantity: number): number {
  return Number.isFinite(quantity) ? Math.min(QUANTITY_MAX, Math.max(0, Math.floor(quantity))) : 0;
}
