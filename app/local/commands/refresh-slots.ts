import { behindSendingDoor } from '../behind-door.ts';

/** The times of a day for a visit of this length. */
export const refreshSlots = behindSendingDoor('refreshSlots');
