import { behindSendingDoor } from '../behind-door.ts';

/** Ten more minutes for the slot that is held (decision 85). */
export const renewHold = behindSendingDoor('renewHold');
