import { behindSendingDoor } from '../behind-door.ts';

/** Asks what of a booking can be booked once more; needs the server. */
export const bookAgain = behindSendingDoor('bookAgain');
