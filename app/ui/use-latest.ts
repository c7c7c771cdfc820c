import { type RefObject, useLayoutEffect, useRef } from 'react';

/**
 * What a value is now, for what comes after the render that began it, such as an answer or a press on a message. An
 * effect takes `useWhenChanged` or React's `useEffectEvent` instead.
 */
export function useLatest<Value>(value: Value): Readonly<RefObject<Value>> {
  const latest = useRef(value);
  useLayoutEffect(() => {
    latest.current = value;
  });
  return latest;
}
