import { useTranslation } from 'react-i18next';
import type { SlotEntry } from '../../data/slots/read-slots.ts';
import { useFormat } from '../../i18n/use-format.ts';
import { announce } from '../../ui/feedback/announce.ts';
import { useSlotWords } from '../parts/booking/use-slot-words.ts';

type Slots = readonly SlotEntry[] | undefined;

/** A visit takes away every start that it overlaps; more of them than this would be noise. */
const NAMED_MAX = 3;

/**
 * Says which times other customers took between two looks; what this one holds is no news. `withDay`: of other days than
 * the one on screen.
 */
export function useSayTaken(
  timeZone: string,
  { withDay = false } = {},
): (before: Slots, after: Slots) => void {
  const { t } = useTranslation('checkout');
  const format = useFormat();
  const inWords = useSlotWords(timeZone);
  return (before = [], after = []) => {
    const isFree = (slot: SlotEntry) => slot.available && !slot.heldByYou;
    const free = new Set(before.filter(isFree).map((slot) => slot.startAt));
    const taken = after.filter((slot) => !slot.available && free.has(slot.startAt));
    const count = taken.length;
    if (count === 0) return;
    const time = format.list(
      taken.map(({ startAt }) => (withDay ? inWords(startAt) : format.time(startAt, timeZone))),
    );
    announce(count > NAMED_MAX ? t('day.manyTaken', { count }) : t('day.justTaken', { count, time }), {
      key: withDay ? 'next-taken' : 'just-taken',
    });
  };
}
