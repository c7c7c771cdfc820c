import { now } from '../device/clock.ts';
import { context } from '../device/context.ts';
import type { Confirmation } from '../device/rows.ts';

export type { Confirmation } from '../device/rows.ts';

/** D79: on a shared computer a name and an address must not stay. */
const CONFIRMATION_KEPT_MS = 24 * 60 * 60_000;

/** What the server answered to the last booking of this device, for a day. */
export async function readConfirmation(): Promise<Confirmation | undefined> {
  const made = await context('confirmation').get();
  return made !== undefined && !isConfirmationOver(made) ? made : undefined;
}

export function isConfirmationOver({ storedAt }: Confirmation): boolean {
  return now() - storedAt >= CONFIRMATION_KEPT_MS;
}
