import { behindSendingDoor } from '../behind-door.ts';

/** Renews this device's copy of a booking through the link it was kept with. */
export const renewBooking = behindSendingDoor('renewBooking');
