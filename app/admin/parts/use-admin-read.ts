import { useCallback, useEffect, useState } from 'react';
import type { Instant } from '#shared/kernel/instant.ts';
import type { AdminRead } from '../../local/admin/admin-read.ts';
import { now } from '../../local/clock.ts';
import type { FailCode } from '../../local/rows.ts';

export interface AdminData<Body> {
  /** Undefined while there is neither a copy nor an answer. */
  readonly body: Body | undefined;
  /** When the server said so; a screen that shows a copy says "État de 10:42" (parts/as-of.tsx). */
  readonly asOf: Instant | undefined;
  /** True: what is shown is this device's copy, and the server has not answered yet or cannot be reached. */
  readonly isCopy: boolean;
  readonly busy: boolean;
  /** Why the last question has no answer. A refused token is none: the guard shows the login then. */
  readonly fault: FailCode | undefined;
  readonly reload: () => Promise<void>;
  /** After a write whose answer tells how things now are. */
  readonly put: (body: Body) => void;
}

interface State<Body> {
  readonly key: string | undefined;
  readonly body: Body | undefined;
  readonly asOf: Instant | undefined;
  readonly isCopy: boolean;
  readonly busy: boolean;
  readonly fault: FailCode | undefined;
}

/** What the server says now, the device's copy of it until then. Another key is another question. */
export function useAdminRead<Body>(read: AdminRead<Body>): AdminData<Body> {
  const { key } = read;
  const [state, setState] = useState<State<Body>>(nothing(key));
  // biome-ignore lint/correctness/useExhaustiveDependencies: the key says what is asked for.
  const reload = useCallback(async () => {
    setState((known) => ({ ...(known.key === key ? known : nothing<Body>(key)), busy: true }));
    const answer = await read.load(new AbortController().signal);
    setState((known) => {
      if (known.key !== key) return known;
      if (!answer.ok) return { ...known, busy: false, fault: answer.code };
      return { key, body: answer.body, asOf: now(), isCopy: false, busy: false, fault: undefined };
    });
  }, [key]);
  useEffect(() => {
    void reload();
  }, [reload]);
  const put = useCallback(
    (body: Body) => setState({ key, body, asOf: now(), isCopy: false, busy: false, fault: undefined }),
    [key],
  );
  const shown = state.key === key ? state : nothing<Body>(key);
  return { ...shown, reload, put };
}

function nothing<Body>(key: string): State<Body> {
  return { key, body: undefined, asOf: undefined, isCopy: false, busy: true, fault: undefined };
}
