import { isInDoubt, isOnline } from '../wire/connection.ts';
import { probeServer } from '../wire/probe-server.ts';

/** A harmless question while the connection is in doubt, so that a tap ends in "not sent" and not in "we do not know". */
export async function canReach(): Promise<boolean> {
  if (isOnline()) return true;
  await probeServer();
  return !isInDoubt();
}
