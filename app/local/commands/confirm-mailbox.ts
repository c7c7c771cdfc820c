import { behindSendingDoor } from '../behind-door.ts';

/** Tells the server that this link came by mail. Nobody waits for it. */
export const confirmMailbox = behindSendingDoor('confirmMailbox');
