import { useEffect, useEffectEvent, useRef, useState } from 'react';
import type { MailHead } from '#shared/api/admin/mails.ts';
import { loadMails } from '../../data/staff/commands/load-mails.ts';
import { useOnline } from '../../frame/use-online.ts';
import { useWhenChanged } from '../../ui/use-when-changed.ts';

type Mails = {
  /** Undefined before the first answer. */
  readonly mails: readonly MailHead[] | undefined;
  readonly nextCursor: string | null;
  readonly busy: boolean;
  readonly fault?: { readonly code: string } | undefined;
};

const nothing: Mails = { mails: undefined, nextCursor: null, busy: true };
/** A mail is sent within seconds; staff who wait for one need not press anything. */
const LOOK_AGAIN_MS = 20_000;

/**
 * The outbox page by page, or its mails of one state. `more` adds the next page, `reload` starts again and keeps the
 * old list meanwhile. While it is looked at, it reads its first page again by itself.
 */
export function useMails(only: MailHead['state'] | undefined) {
  const [state, setState] = useState(nothing);
  const online = useOnline();
  /** An answer to the choice of before comes too late. */
  const wanted = useRef(only);

  const load = async (cursor: string | undefined) => {
    setState((known) => ({ ...known, busy: true, fault: undefined }));
    const answer = await loadMails(cursor, only);
    if (only !== wanted.current) return;
    setState((known) => {
      if (!answer.ok) {
        return { ...known, busy: false, fault: { code: answer.code } };
      }
      const before = cursor === undefined ? [] : (known.mails ?? []);
      const { mails, nextCursor } = answer.body;
      return { mails: withoutTwins([...before, ...mails]), nextCursor, busy: false };
    });
  };
  const lookAgain = useEffectEvent(async () => {
    if (document.visibilityState === 'hidden' || state.busy) return;
    const answer = await loadMails(undefined, only);
    // A failure changes nothing that is shown; the next look may go better.
    if (only !== wanted.current || !answer.ok) return;
    const { mails, nextCursor } = answer.body;
    setState((known) => {
      if (known.busy) return known;
      const older = olderThan(mails, known.mails ?? []);
      return older.length === 0
        ? { mails, nextCursor, busy: false }
        : { ...known, mails: [...mails, ...older], fault: undefined };
    });
  });
  useWhenChanged(() => {
    wanted.current = only;
    setState(nothing);
    void load(undefined);
  }, [only]);
  useEffect(() => {
    if (!online) return;
    const look = () => void lookAgain();
    look();
    const timer = setInterval(look, LOOK_AGAIN_MS);
    document.addEventListener('visibilitychange', look);
    return () => {
      clearInterval(timer);
      document.removeEventListener('visibilitychange', look);
    };
  }, [online]);
  return {
    ...state,
    reload: () => load(undefined),
    more: () => (state.nextCursor === null ? undefined : load(state.nextCursor)),
  };
}

/** Of pages that were added, what stands below a first page that was read again. */
function olderThan(first: readonly MailHead[], known: readonly MailHead[]): readonly MailHead[] {
  const last = first.at(-1);
  if (last === undefined) return [];
  const index = known.findIndex(({ id }) => id === last.id);
  return index === -1 ? [] : known.slice(index + 1);
}

/** A mail that arrives between two pages may stand on both. */
function withoutTwins(mails: readonly MailHead[]): readonly MailHead[] {
  return [...new Map(mails.map((mail) => [mail.id, mail])).values()];
}
