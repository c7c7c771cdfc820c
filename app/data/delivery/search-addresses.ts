import { remote } from '../remote.ts';
import { isOnline } from '../wire/connection.ts';
import type { AddressAsk, FoundAddresses } from './fetch-suggestions.ts';

export type { AddressAsk } from './fetch-suggestions.ts';

export interface FoundSuggestions extends FoundAddresses {
  /** True: without a connection, towns and ZIP areas that this device knows. */
  readonly onDevice: boolean;
}

/**
 * Suggestions for what is being typed (LC59). Undefined when the server gave none: the screen clears its list and says
 * nothing (D336).
 */
export async function searchAddresses(
  ask: AddressAsk,
  signal: AbortSignal,
): Promise<FoundSuggestions | undefined> {
  if (isOnline()) {
    const answer = await remote.fetchSuggestions(ask, signal);
    if (answer.ok) return { ...answer.body, onDevice: false };
    if (signal.aborted || isOnline()) return undefined;
  }
  const { suggestOnDevice } = await import('./suggest-on-device.ts');
  return { ...suggestOnDevice(ask), onDevice: true };
}
