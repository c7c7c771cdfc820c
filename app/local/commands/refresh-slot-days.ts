import { behindDoor } from '../behind-door.ts';

/** How many times are free on each day of a range. */
export const refreshSlotDays = behindDoor(
  async () => (await import('../remote/refresh-slot-days.ts')).refreshSlotDays,
);
