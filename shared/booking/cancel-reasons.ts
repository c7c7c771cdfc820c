/** Why somebody cancels, for one tap; nobody has to say (kept in the history, never shown to others). */
export const cancelReasons = ['time', 'unneeded', 'price', 'other'] as const;
export type CancelReason = (typeof cancelReasons)[number];
