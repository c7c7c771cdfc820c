import { useSyncExternalStore } from 'react';
import type { Store } from '../store.ts';

/** The value of a store now; the component is drawn again with every change of it. */
export function useStore<Value>({ subscribe, get, initial }: Store<Value>): Value {
  return useSyncExternalStore(subscribe, get, () => initial);
}
