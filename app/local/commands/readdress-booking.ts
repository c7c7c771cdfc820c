import { behindSendingDoor } from '../behind-door.ts';

/** Puts the address of a booking just made right; needs the server. */
export const readdressBooking = behindSendingDoor('readdressBooking');
