import { behindDoor } from '../behind-door.ts';

export type { CancelOutcome } from '../remote/cancel-booking.ts';

/** Cancels through the link; repeating it is harmless. */
export const cancelBooking = behindDoor('cancelBooking');
