import type { PreferredTime } from '../../../data/device/rows.ts';
import type { SlotEntry } from '../../../data/slots/read-slots.ts';

/**
 * The server's list counts the visit that is being moved as taken, yet half an hour later is often all that is
 * wanted. `steps` is the same day in the shortest slots: a time over the visit is free when every step of it is free
 * or the visit's own. Buffers can only make this too strict, never too generous; a closed period that was laid over
 * the visit later is the server's to refuse.
 */
export function freeAroundOwn(
  slots: readonly SlotEntry[],
  steps: readonly SlotEntry[],
  own: PreferredTime,
): readonly SlotEntry[] {
  return slots.map((slot) => {
    if (slot.available || !overlaps(slot, own)) return slot;
    return { ...slot, available: isCovered(slot, steps, own) };
  });
}

function isCovered(slot: PreferredTime, steps: readonly SlotEntry[], own: PreferredTime): boolean {
  let at: number = slot.startAt;
  while (at < slot.endAt) {
    if (at >= own.startAt && at < own.endAt) {
      at = own.endAt;
      continue;
    }
    const step = steps.find(({ startAt }) => startAt === at);
    if (!step?.available) return false;
    at = step.endAt;
  }
  return true;
}

function overlaps(a: PreferredTime, b: PreferredTime): boolean {
  return a.startAt < b.endAt && b.startAt < a.endAt;
}
