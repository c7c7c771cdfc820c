/** How long a mistyped address can be put right: as long as the person is likely to be on the confirmation still. */
export const READDRESS_WINDOW_MIN = 30;
