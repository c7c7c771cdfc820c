import { useCallback, useLayoutEffect, useRef, useState } from 'react';
import type { Instant } from '#shared/kernel/instant.ts';
import { serverNow } from '../../data/device/clock.ts';
import type { FailCode } from '../../data/device/rows.ts';
import type { AdminRead } from '../../data/staff/admin-read.ts';
import { readToken } from '../../data/staff/admin-token.ts';
import { keepCopy, readCopy } from '../../data/staff/copies.ts';
import { useOnline } from '../../frame/use-online.ts';
import { useWhenLoaded } from '../../ui/use-loaded.ts';
import { useWhenChanged } from '../../ui/use-when-changed.ts';
import { latestOnly } from './access/latest-only.ts';

export interface AdminData<Body> {
  /** Undefined while there is neither a copy nor an answer. */
  readonly body: Body | undefined;
  /** When the server said so; a screen that shows a copy says "Dernier état : 10:42" (parts/as-of.tsx). */
  readonly asOf: Instant | undefined;
  /** True: what is shown is this device's copy, and the server has not answered yet or cannot be reached. */
  readonly isCopy: boolean;
  readonly busy: boolean;
  /** Why the last question has no answer. A refused token is none: the guard shows the login then. */
  readonly fault: FailCode | undefined;
  /** Asks again. Like `put`, it resolves once this device's copy says so too. */
  readonly reload: () => Promise<void>;
  /** After a write whose answer tells how all of it now is. */
  readonly put: (body: Body) => Promise<void>;
  /** After a write whose answer tells of a part: the rest is as old as it was (LC96). */
  readonly change: (of: (known: Body) => Body) => Promise<void>;
}

interface State<Body> {
  readonly key: string | undefined;
  readonly body: Body | undefined;
  readonly asOf: Instant | undefined;
  readonly isCopy: boolean;
  readonly busy: boolean;
  readonly fault: FailCode | undefined;
}

/**
 * What the server says now, the device's copy of it until then. Another key is another question. Only the last question
 * counts, and none once the screen is gone (LC97). What it keeps is of the session it was opened in (LC86).
 */
export function useAdminRead<Body>(read: AdminRead<Body>): AdminData<Body> {
  const { key } = read;
  const online = useOnline();
  const [state, setState] = useState<State<Body>>(nothing(key));
  const [latest] = useState(latestOnly);
  const [token] = useState(readToken);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the key says what is asked for.
  const ask = useCallback(async () => {
    const signal = latest.next();
    setState((known) => ({ ...(known.key === key ? known : nothing<Body>(key)), busy: true }));
    const answer = await read.load(signal);
    if (signal.aborted) return;
    const kept = answer.ok ? keepCopy(key, answer.body, token) : undefined;
    setState((known) => {
      if (known.key !== key) return known;
      // What was there before is as old as it was.
      if (!answer.ok) return { ...known, isCopy: known.body !== undefined, busy: false, fault: answer.code };
      return fresh(key, answer.body);
    });
    await kept;
  }, [key, latest, token]);
  useWhenLoaded(
    () => readCopy(key, read.schema),
    (copy) => {
      if (copy === undefined) return;
      setState((known) => {
        if (known.key === key && known.body !== undefined) return known;
        const base = known.key === key ? known : nothing<Body>(key);
        return { ...base, body: copy.body, asOf: copy.fetchedAt, isCopy: true };
      });
    },
    [ask, online],
  );
  useWhenChanged(() => {
    void ask();
    return () => latest.stop();
  }, [ask, online, latest]);
  const put = useCallback(
    (body: Body) => {
      latest.stop(); // an answer from before the write would undo it on screen
      setState(fresh(key, body));
      return keepCopy(key, body, token);
    },
    [key, latest, token],
  );
  const shown = state.key === key ? state : nothing<Body>(key);
  const now = useRef(shown);
  useLayoutEffect(() => {
    now.current = shown;
  });
  const change = useCallback(
    async (of: (known: Body) => Body) => {
      const { body, asOf, busy } = now.current;
      if (body === undefined) return;
      latest.stop();
      const next = { ...now.current, body: of(body), busy: false };
      now.current = next;
      setState(next);
      await keepCopy(key, next.body, token, asOf);
      // What was asked for meanwhile still is, as it is after the write.
      if (busy) await ask();
    },
    [ask, key, latest, token],
  );
  return { ...shown, reload: ask, put, change };
}

function fresh<Body>(key: string, body: Body): State<Body> {
  return { key, body, asOf: serverNow(), isCopy: false, busy: false, fault: undefined };
}

function nothing<Body>(key: string): State<Body> {
  return { key, body: undefined, asOf: undefined, isCopy: false, busy: true, fault: undefined };
}
