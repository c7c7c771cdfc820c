import { toLocal } from '#shared/agenda/local-time.ts';
import type { Day } from '#shared/kernel/day.ts';
import type { RescheduleContext } from '../../../data/changes/read-reschedule.ts';
import { remote } from '../../../data/remote.ts';
import { readSlots } from '../../../data/slots/read-slots.ts';
import { type VisitKey, withMinutes } from '../../../data/slots/visit-key.ts';
import { useWhenChanged } from '../../../ui/use-when-changed.ts';
import { useStored } from '../../parts/page/use-stored.ts';
import { type DaySlots, useDaySlots } from '../use-day-slots.ts';
import { freeAroundOwn } from './free-around-own.ts';

/** The times of a day as they are for a customer whose visit makes room for itself. */
export function useRescheduleSlots(
  reschedule: RescheduleContext,
  day: Day,
  visit: VisitKey,
  stepMin: number,
): DaySlots {
  const { initialStartAt, initialEndAt, timeZone } = reschedule;
  const isOwnDay = toLocal(initialStartAt, timeZone).day === day;
  const data = useDaySlots(day, visit, true, timeZone);
  const step = withMinutes(visit, stepMin);
  const steps = useStored(() => readSlots(day, step), [day, step])?.value?.slots;
  const { fetchedAt } = data;

  // The steps must be as new as the slots they mend.
  useWhenChanged(() => {
    if (isOwnDay) void remote.refreshSlots(day, step, { force: true });
  }, [isOwnDay, day, step, fetchedAt]);

  if (!isOwnDay || data.slots === undefined) return data;
  const own = { startAt: initialStartAt, endAt: initialEndAt };
  return { ...data, slots: freeAroundOwn(data.slots, steps ?? [], own) };
}
