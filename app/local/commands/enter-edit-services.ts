import { behindSendingDoor } from '../behind-door.ts';

/** Opens the services of a booking for changes in this tab (LC70). Needs the server. */
export const enterEditServices = behindSendingDoor('enterEditServices');
