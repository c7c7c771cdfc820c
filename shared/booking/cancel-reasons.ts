/** Why a customer cancels, for one tap; it may be left out (kept in the history, never shown to others). */
export const cancelReasons = ['time', 'unneeded', 'price', 'other'] as const;
export type CancelReason = (typeof cancelReasons)[number];
