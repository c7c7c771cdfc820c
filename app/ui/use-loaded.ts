import { useEffectEvent, useState } from 'react';
import { useWhenChanged } from './use-when-changed.ts';

/**
 * Loads when the component appears and again whenever `deps` change; `load` answers undefined where there is nothing to
 * load. `arrived` gets the answer, unless the component is gone or asks for something else by then, which also aborts
 * the signal. Both are those of the last render, so they need not be among `deps`. A failure leaves all as it was,
 * unless `failed` says more.
 */
export function useWhenLoaded<Value>(
  load: (signal: AbortSignal) => Promise<Value> | undefined,
  arrived: (value: Value) => void,
  deps: readonly unknown[],
  failed?: () => void,
): void {
  const show = useEffectEvent(arrived);
  const fail = useEffectEvent(() => failed?.());
  useWhenChanged(() => {
    const left = new AbortController();
    const { signal } = left;
    load(signal)?.then(
      (value) => !signal.aborted && show(value),
      () => !signal.aborted && fail(),
    );
    return () => left.abort();
  }, deps);
}

/** What `load` answers; undefined until then, where it fails, and as soon as `key` is another one or undefined. */
export function useLoaded<Value>(key: string | undefined, load: () => Promise<Value>): Value | undefined {
  const [loaded, setLoaded] = useState<{ readonly key: string; readonly value: Value }>();
  useWhenLoaded(async () => (key === undefined ? undefined : { key, value: await load() }), setLoaded, [key]);
  return loaded !== undefined && loaded.key === key ? loaded.value : undefined;
}
