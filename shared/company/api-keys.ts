/** What a key of the company's own programs may be good for, in the order in which it is asked about (D452). */
export const keyScopes = ['catalogue:read', 'slots:read', 'bookings:write'] as const;
export type KeyScope = (typeof keyScopes)[number];

/** More programs than a small company runs. */
export const API_KEYS_MAX = 20;
export const API_KEY_LABEL_MAX = 80;
/** When a key was last used is kept to the hour. */
export const API_KEY_USED_STEP_MIN = 60;
