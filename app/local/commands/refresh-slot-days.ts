import { behindSendingDoor } from '../behind-door.ts';

/** How many times are free on each day of a range. */
export const refreshSlotDays = behindSendingDoor('refreshSlotDays');
