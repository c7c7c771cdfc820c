import { behindSendingDoor } from '../behind-door.ts';

/** Settles a booking that was sent and never answered, by its key. */
export const checkBooking = behindSendingDoor('checkBooking');
