import { behindSendingDoor } from '../behind-door.ts';

/** Cancels through the link, now or when there is a connection; repeating it is harmless. */
export const cancelBooking = behindSendingDoor('cancelBooking');
