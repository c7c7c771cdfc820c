import { behindSendingDoor } from '../behind-door.ts';

/** Gives the held slot back; errors are nobody’s business (A§8). */
export const releaseHold = behindSendingDoor('releaseHold');
