import { behindSendingDoor } from '../behind-door.ts';

export type { Refresh } from '../live-slots.ts';

/** Tells when the times of a day may have changed, within two seconds of it, while the page is looked at. */
export const watchSlots = behindSendingDoor('watchSlots');
