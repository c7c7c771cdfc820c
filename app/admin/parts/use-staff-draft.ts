import { useEffect, useState } from 'react';
import type * as z from 'zod/mini';
import { readStaffDraft, restoreStaffDraft, saveStaffDraft } from '../../data/staff/staff-draft.ts';

/**
 * State for what may name a person and is not sent yet: it outlives a reload and a session that the server ended, for
 * a login with the same key (LC99). Undefined is nothing typed.
 */
export function useStaffDraft<Value>(
  name: string,
  schema: z.ZodMiniType<Value>,
): [Value | undefined, (value: Value | undefined) => void] {
  const [state, setState] = useState(() => ({ value: readStaffDraft(name, schema), isTouched: false }));
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when the field appears.
  useEffect(() => {
    if (state.value !== undefined) return;
    let isGone = false;
    void restoreStaffDraft(name, schema).then((value) => {
      if (value === undefined || isGone) return;
      setState((known) => (known.isTouched ? known : { value, isTouched: false }));
    });
    return () => {
      isGone = true;
    };
  }, []);
  const set = (value: Value | undefined) => {
    setState({ value, isTouched: true });
    saveStaffDraft(name, value);
  };
  return [state.value, set];
}
