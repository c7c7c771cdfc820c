import { useRef, useState } from 'react';
import type * as z from 'zod/mini';
import { clearDraft, readDraft, saveDraft } from '../data/drafts/drafts.ts';
import { useWhenLoaded } from '../ui/use-loaded.ts';

interface State<Value> {
  /** Typed now or on an earlier visit; undefined where nothing was. */
  readonly kept: Value | undefined;
  /** The device has answered, or something was typed before it could. */
  readonly isRead: boolean;
  /** What is on screen was typed on an earlier visit, and nobody has said yet that it stays. */
  readonly isRestored: boolean;
  /** The device could not be asked; what is typed is kept all the same. */
  readonly isFailed: boolean;
}

export interface Draft<Value> extends Omit<State<Value>, 'kept'> {
  readonly value: Value;
  /** From what was typed last: two changes before the next drawing both count. */
  readonly change: (change: (before: Value) => Value) => void;
  /** Shows what another tab has kept since. */
  readonly follow: (kept: Value) => void;
  readonly keepRestored: () => void;
  /** Sent, or given up on purpose: `initial` again. */
  readonly clear: () => Promise<void>;
}

const nothing = { kept: undefined, isRead: false, isRestored: false, isFailed: false } as const;

/**
 * What is typed under this key: on the device with every change (LC12), and there again after a reload, Back, or in
 * another tab. What is typed before the device has answered wins. `mend` takes out what can be had no longer, each time
 * it is another function; `undefined` drops all of it.
 */
export function useDraft<Value>(
  key: string,
  schema: z.ZodMiniType<Value>,
  initial: Value,
  mend: (kept: Value) => Value | undefined = keepAll,
): Draft<Value> {
  const [of, setOf] = useState<{ readonly key: string; readonly state: State<Value> }>({
    key,
    state: nothing,
  });
  const { kept, ...state } = of.key === key ? of.state : nothing;
  const latest = useRef<{ readonly key: string; readonly typed: Value } | undefined>(undefined);
  const typedOf = () => (latest.current?.key === key ? latest.current.typed : undefined);
  const setState = (changes: Partial<State<Value>>) =>
    setOf((before) => ({ key, state: { ...(before.key === key ? before.state : nothing), ...changes } }));
  const show = (typed: Value | undefined, changes: Partial<State<Value>>) => {
    latest.current = typed === undefined ? undefined : { key, typed };
    setState({ ...changes, kept: typed, isRead: true });
  };
  useWhenLoaded(
    () => readDraft(key, schema),
    (stored) => {
      const typed = typedOf();
      const found = typed ?? stored;
      const mended = found === undefined ? undefined : mend(found);
      const isNew = typed === undefined;
      show(mended, { isFailed: false, ...(isNew && { isRestored: mended !== undefined }) });
    },
    [key, mend],
    () => show(typedOf(), { isFailed: true }),
  );
  return {
    ...state,
    value: kept ?? initial,
    change: (change) => {
      const before = typedOf() ?? initial;
      const next = change(before);
      if (next === before) return;
      show(next, {});
      saveDraft(key, next);
    },
    follow: (kept) => show(kept, {}),
    keepRestored: () => setState({ isRestored: false }),
    clear: () => {
      show(undefined, { isRestored: false, isFailed: false });
      return clearDraft(key);
    },
  };
}

function keepAll<Value>(kept: Value): Value {
  return kept;
}
