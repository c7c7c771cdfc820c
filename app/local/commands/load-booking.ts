import { behindSendingDoor } from '../behind-door.ts';

export type { BookingGlimpse } from '../remote/load-booking.ts';

/** Reads a booking through its link and keeps the copy. */
export const loadBooking = behindSendingDoor('loadBooking');
