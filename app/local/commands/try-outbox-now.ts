import { behindSendingDoor } from '../behind-door.ts';

/** Sends at once whatever waits, and asks again for what was never answered. */
export const tryOutboxNow = behindSendingDoor('tryOutboxNow');
