import { useCallback, useEffect, useState, useSyncExternalStore } from 'react';
import { useLocation } from 'react-router-dom';
import { isRefusal } from '../../../data/staff/admin-call.ts';
import { listenToToken, readToken } from '../../../data/staff/admin-token.ts';
import { verifyAdmin } from '../../../data/staff/commands/admin-session.ts';
import { dropOldCopies } from '../../../data/staff/copies.ts';
import { wipeAdmin } from '../../../data/staff/end-admin.ts';
import { readGrace } from '../../../data/staff/grace.ts';
import { useOnline } from '../../../frame/use-online.ts';
import { useWhenChanged } from '../../../ui/use-when-changed.ts';

export type Access =
  | { readonly is: 'checking' | 'ok' | 'denied' }
  /** Twelve hours without the server: nothing is shown until it is reached again. */
  | { readonly is: 'locked'; readonly code: string }
  | { readonly is: 'unknown'; readonly code: string };

/** How soon an open screen notices that its time is over. */
const LOOK_AGAIN_MS = 60_000;

const CHECKING: Access = { is: 'checking' };

/**
 * Whether this device may show the back office. Asked of the server on every move and whenever the page is looked at
 * again; without an answer a device that was let in less than twelve hours ago stays in (LC83). Only a refusal is a
 * denial. What is known of one token says nothing of the next: a login in another tab takes down what this one shows
 * (LC92).
 */
export function useAccess(): { readonly access: Access; readonly retry: () => void } {
  const { pathname } = useLocation();
  const online = useOnline();
  const token = useSyncExternalStore(listenToToken, readToken);
  const [known, setKnown] = useState({ token, access: CHECKING });
  const [round, setRound] = useState(0);

  // A move, the network and a press on "retry" are what asks.
  useWhenChanged(() => {
    if (token === undefined) return void wipeAdmin();
    const left = new AbortController();
    const show = (next: Access) => {
      if (!left.signal.aborted) setKnown({ token, access: next });
    };
    void readGrace().then((grace) => {
      if (grace === 'open') show({ is: 'ok' });
    });
    void check().then(show);
    return () => left.abort();
  }, [token, pathname, online, round]);

  useEffect(() => {
    const look = async () => {
      if ((await readGrace()) !== 'over') return;
      // Down at once: perhaps the server can be reached and says otherwise, but it is asked first.
      setKnown((known) => (known.access.is === 'ok' ? { ...known, access: CHECKING } : known));
      setRound((known) => known + 1);
      await dropOldCopies();
    };
    const wake = () => {
      if (document.visibilityState !== 'visible') return;
      void look();
      setRound((known) => known + 1);
    };
    const timer = setInterval(() => void look(), LOOK_AGAIN_MS);
    document.addEventListener('visibilitychange', wake);
    return () => {
      clearInterval(timer);
      document.removeEventListener('visibilitychange', wake);
    };
  }, []);

  const retry = useCallback(() => setRound((known) => known + 1), []);
  if (token === undefined) return { access: { is: 'denied' }, retry };
  return { access: known.token === token ? known.access : CHECKING, retry };
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
