import { useLive } from '../../../frame/use-live.ts';

/**
 * A live read that tells "not read yet" (`undefined`) from "read, and there is nothing" (`{ value: undefined }`).
 * An answer to older `deps` counts as not read yet, so that one day's slots never stand under another day.
 */
export function useStored<Value>(
  read: () => Promise<Value>,
  deps: readonly (string | number | undefined)[] = [],
): { readonly value: Value } | undefined {
  const key = deps.join('|');
  const stored = useLive(async () => ({ key, value: await read() }), [key]);
  return stored?.key === key ? stored : undefined;
}
