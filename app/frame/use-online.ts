import { useSyncExternalStore } from 'react';
import { isOnline, listenToConnection } from '../data/wire/connection.ts';

/** Good for words on screen; whether something was done is only ever the server's answer. */
export function useOnline(): boolean {
  // Who is sent a drawn page has a connection.
  return useSyncExternalStore(listenToConnection, isOnline, () => true);
}
