import type { Instant } from '#shared/kernel/instant.ts';
import { Button } from '../../../ui/actions/button.tsx';
import { useSlotWords } from './use-slot-words.ts';

export type NearSlot = { readonly startAt: Instant; readonly endAt: Instant };

export type NearSlotsProps = {
  slots: readonly NearSlot[];
  timeZone: string;
  /** The one being held right now. */
  pendingStart?: Instant | null | undefined;
  onPick: (slot: NearSlot) => void;
};

/** `<NearSlots slots timeZone pendingStart onPick>` A few times as buttons, with their day: "Tue, Dec 1, 9:00 AM". */
export function NearSlots({ slots, timeZone, pendingStart, onPick }: NearSlotsProps) {
  const words = useSlotWords(timeZone);
  return slots.map((slot) => (
    <Button
      key={slot.startAt}
      variant="secondary"
      busy={pendingStart === slot.startAt}
      onClick={() => onPick(slot)}
    >
      {words(slot.startAt)}
    </Button>
  ));
}
