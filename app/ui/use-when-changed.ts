import { type EffectCallback, useEffect, useEffectEvent } from 'react';

/**
 * Acts when the component appears and again whenever `deps` change. It knows what the last render knew, so nothing has
 * to be among `deps` but what asks for it. What `act` answers ends it: before the next time, and when the component goes.
 */
export function useWhenChanged(act: EffectCallback, deps: readonly unknown[]): void {
  const run = useEffectEvent(act);
  useEffect(() => run(), [...deps]);
}
