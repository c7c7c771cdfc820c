import { useEffect, useState } from 'react';
import type * as z from 'zod/mini';
import { keepTyped, readTyped, recallTyped } from '../../data/staff/typed.ts';

/**
 * State for what may name a person and is not sent yet: it outlives a reload and a session that the server ended, for
 * a login with the same key (LC99). Undefined is nothing typed.
 */
export function useTyped<Value>(
  name: string,
  schema: z.ZodMiniType<Value>,
): [Value | undefined, (value: Value | undefined) => void] {
  const [state, setState] = useState(() => ({ value: readTyped(name, schema), isTouched: false }));
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when the field appears.
  useEffect(() => {
    if (state.value !== undefined) return;
    let isGone = false;
    void recallTyped(name, schema).then((value) => {
      if (value === undefined || isGone) return;
      setState((known) => (known.isTouched ? known : { value, isTouched: false }));
    });
    return () => {
      isGone = true;
    };
  }, []);
  const set = (value: Value | undefined) => {
    setState({ value, isTouched: true });
    keepTyped(name, value);
  };
  return [state.value, set];
}
