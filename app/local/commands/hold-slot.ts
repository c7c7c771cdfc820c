import { behindSendingDoor } from '../behind-door.ts';

export type { HoldOutcome } from '../remote/hold-slot.ts';

/** Holds a slot for this cart; one held before is moved in the same call and survives a refusal (decision 86). */
export const holdSlot = behindSendingDoor('holdSlot');
