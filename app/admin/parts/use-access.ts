import { useCallback, useEffect, useState, useSyncExternalStore } from 'react';
import { useLocation } from 'react-router-dom';
import { isRefusal } from '../../local/admin/admin-call.ts';
import { hasAdminToken, listenToToken } from '../../local/admin/admin-token.ts';
import { verifyAdmin } from '../../local/admin/commands/admin-session.ts';
import { dropOldCopies } from '../../local/admin/copies.ts';
import { wipeAdmin } from '../../local/admin/end-admin.ts';
import { readGrace } from '../../local/admin/grace.ts';
import { useOnline } from '../../shell/use-online.ts';

export type Access =
  | { readonly is: 'checking' | 'ok' | 'denied' }
  /** Twelve hours without the server: nothing is shown until it is reached again. */
  | { readonly is: 'locked'; readonly code: string }
  | { readonly is: 'unknown'; readonly code: string };

/** How soon an open screen notices that its time is over. */
const LOOK_AGAIN_MS = 60_000;

/**
 * Whether this device may show the back office. Asked of the server on every move; without an answer who was let in
 * less than twelve hours ago stays in (LC83). Only a refusal is a denial.
 */
export function useAccess(): { readonly access: Access; readonly retry: () => void } {
  const { pathname } = useLocation();
  const online = useOnline();
  const hasToken = useSyncExternalStore(listenToToken, hasAdminToken);
  const [access, setAccess] = useState<Access>({ is: 'checking' });
  const [round, setRound] = useState(0);

  // biome-ignore lint/correctness/useExhaustiveDependencies: a move, the network and a press on "retry" are what asks.
  useEffect(() => {
    if (!hasToken) return void wipeAdmin();
    let isGone = false;
    const show = (next: Access) => {
      if (!isGone) setAccess(next);
    };
    void readGrace().then((grace) => {
      if (grace === 'open') show({ is: 'ok' });
    });
    void check().then(show);
    return () => {
      isGone = true;
    };
  }, [hasToken, pathname, online, round]);

  useEffect(() => {
    const look = async () => {
      if ((await readGrace()) !== 'over') return;
      setAccess((known) => (known.is === 'ok' ? { is: 'locked', code: 'network' } : known));
      await dropOldCopies();
    };
    const timer = setInterval(() => void look(), LOOK_AGAIN_MS);
    document.addEventListener('visibilitychange', look);
    return () => {
      clearInterval(timer);
      document.removeEventListener('visibilitychange', look);
    };
  }, []);

  const retry = useCallback(() => setRound((known) => known + 1), []);
  return { access: hasToken ? access : { is: 'denied' }, retry };
}

async function check(): Promise<Access> {
  const answer = await verifyAdmin();
  if (answer.ok) return { is: 'ok' };
  if (isRefusal(answer)) return { is: 'denied' };
  const grace = await readGrace();
  if (grace === 'open') return { is: 'ok' };
  if (grace === 'none') return { is: 'unknown', code: answer.code };
  await dropOldCopies();
  return { is: 'locked', code: answer.code };
}
