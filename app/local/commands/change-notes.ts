import { behindSendingDoor } from '../behind-door.ts';

export type { VisitNotes } from '../remote/change-notes.ts';

/** Saves gate code and notes of a booking; needs the server. */
export const changeNotes = behindSendingDoor('changeNotes');
