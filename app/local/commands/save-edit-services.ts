import { behindSendingDoor } from '../behind-door.ts';

export type { EditedContact, SaveEditOutcome } from '../remote/save-edit-services.ts';

/** Puts the changes into the booking: done, asked about under its key, or refused (LC74). */
export const saveEditServices = behindSendingDoor('saveEditServices');
