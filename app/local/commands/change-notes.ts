import { behindSendingDoor } from '../behind-door.ts';

export type { VisitNotes } from '../remote/change-notes.ts';

/** Tells the server in which language a booking is read from now on; nobody waits for it. */
export const changeBookingLocale = behindSendingDoor('changeBookingLocale');

/** Saves gate code and notes of a booking; needs the server. */
export const changeNotes = behindSendingDoor('changeNotes');
