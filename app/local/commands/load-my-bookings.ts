import { behindSendingDoor } from '../behind-door.ts';

/** Reads the list behind a link and keeps it with its proof (LC52). */
export const loadMyBookings = behindSendingDoor('loadMyBookings');
