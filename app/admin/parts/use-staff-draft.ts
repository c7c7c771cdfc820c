import { useState } from 'react';
import type * as z from 'zod/mini';
import { readStaffDraft, restoreStaffDraft, saveStaffDraft } from '../../data/staff/staff-draft.ts';
import { useWhenLoaded } from '../../ui/use-loaded.ts';

/**
 * State for what may name a person and is not sent yet: it outlives a reload and a session that the server ended, for
 * a login with the same key (LC99). Undefined is nothing typed.
 */
export function useStaffDraft<Value>(
  name: string,
  schema: z.ZodMiniType<Value>,
): [Value | undefined, (value: Value | undefined) => void] {
  const [state, setState] = useState(() => ({ value: readStaffDraft(name, schema), isTouched: false }));
  useWhenLoaded(
    () => (state.value === undefined ? restoreStaffDraft(name, schema) : undefined),
    (value) => {
      if (value === undefined) return;
      setState((known) => (known.isTouched ? known : { value, isTouched: false }));
    },
    [],
  );
  const set = (value: Value | undefined) => {
    setState({ value, isTouched: true });
    saveStaffDraft(name, value);
  };
  return [state.value, set];
}
