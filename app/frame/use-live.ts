import { useObservable } from 'dexie-react-hooks';
import { sameValue } from '#shared/cart/same-value.ts';
import { follow } from '../data/device/follow.ts';

/**
 * What the device's database answers to `read`, and again after each change of what it looked at; undefined until it has.
 * An answer like the one before is that very one: most changes of a row are of no concern to who reads it, and each
 * would draw the screen anew.
 */
export function useLive<Value>(read: () => Promise<Value>, deps: readonly unknown[] = []): Value | undefined {
  return useObservable(() => withoutRepeats(read), [...deps]);
}

function withoutRepeats<Value>(read: () => Promise<Value>) {
  let last: Value | undefined;
  return follow(async () => {
    const answer = await read();
    if (last === undefined || !sameValue(answer, last)) last = answer;
    return last;
  });
}
