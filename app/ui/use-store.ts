import { useSyncExternalStore } from 'react';
import type { Followed } from '../store.ts';

/** The value of a store now; the component is drawn again with every change of it. */
export function useStore<Value>({ subscribe, get, initial }: Followed<Value>): Value {
  return useSyncExternalStore(subscribe, get, () => initial);
}
