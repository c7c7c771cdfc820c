import { behindSendingDoor } from '../behind-door.ts';

export type { MoveOutcome } from '../remote/move-booking.ts';

/** Asks for another time for a visit: done, kept until there is a connection, or refused (LC51). */
export const moveBooking = behindSendingDoor('moveBooking');
