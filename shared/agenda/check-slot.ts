import { accept, type Decision, refuse } from '../kernel/decision.ts';
import type { Instant } from '../kernel/instant.ts';
import type { Slot } from './agenda.ts';
import { type FindSlotsInput, findSlots } from './find-slots.ts';
import { toLocal } from './local-time.ts';

export interface CheckSlotInput extends Omit<FindSlotsInput, 'day'> {
  readonly startsAt: Instant;
  readonly endsAt: Instant;
}

/**
 * Accepts exactly what `findSlots` offers (AG12). `slot.invalid`: never on the list, or an end that is not the
 * start plus the length; `slot.taken`: on the list, but taken.
 */
export function checkSlot(input: CheckSlotInput): Decision<Slot, 'slot.invalid' | 'slot.taken'> {
  const { day } = toLocal(input.startsAt, input.agenda.timeZone);
  const slot = findSlots({ ...input, day }).find(({ startsAt }) => startsAt === input.startsAt);
  if (!slot || slot.endsAt !== input.endsAt) return refuse('slot.invalid');
  return slot.available ? accept(slot) : refuse('slot.taken');
}
