/** PENDING occupies its time as CONFIRMED does; CANCELLED is final and frees it at once (D107). */
export const bookingStatuses = ['CONFIRMED', 'PENDING', 'CANCELLED'] as const;
export type BookingStatus = (typeof bookingStatuses)[number];
