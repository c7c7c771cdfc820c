import { behindDoor } from '../behind-door.ts';

/** Ten more minutes for the slot that is held (decision 85). */
export const renewHold = behindDoor('renewHold');
