import { behindSendingDoor } from '../behind-door.ts';

/** Asks for a mail with a link to all bookings of an address; without a connection it is kept and sent later. */
export const askAccessLink = behindSendingDoor('askAccessLink');
