import type { FailCode } from '../device/rows.ts';
import { refreshCatalogue } from './refresh-catalogue.ts';

/** Prices, the area, what is sold, or how long it takes are others than this device knows. */
const tellOfAnother: readonly FailCode[] = [
  'price.changed',
  'area.outside',
  'cart.unknown_item',
  'slot.invalid',
];

/** A refusal by a catalogue that is newer than the copy here brings it, so that the screen can say what it is about. */
export async function learnOfRefusal(code: FailCode): Promise<void> {
  if (tellOfAnother.includes(code)) await refreshCatalogue({ force: true });
}
