import { useEffect, useRef, useState } from 'react';
import type { MailHead } from '#shared/api/admin/mails.ts';
import { loadMails } from '../../local/admin/commands/load-mails.ts';

type Mails = {
  /** Undefined before the first answer. */
  readonly mails: readonly MailHead[] | undefined;
  readonly nextCursor: string | null;
  readonly busy: boolean;
  readonly fault?: { readonly code: string; readonly denied: boolean } | undefined;
};

const nothing: Mails = { mails: undefined, nextCursor: null, busy: true };

/**
 * The outbox page by page, or its mails of one state. `more` adds the next page, `reload` starts again and keeps the
 * old list meanwhile.
 */
export function useMails(only: MailHead['state'] | undefined) {
  const [state, setState] = useState(nothing);
  /** An answer to the choice of before comes too late. */
  const wanted = useRef(only);

  const load = async (cursor: string | undefined) => {
    setState((known) => ({ ...known, busy: true, fault: undefined }));
    const answer = await loadMails(cursor, only);
    if (only !== wanted.current) return;
    setState((known) => {
      if (!answer.ok) {
        return { ...known, busy: false, fault: { code: answer.code, denied: answer.status === 401 } };
      }
      const before = cursor === undefined ? [] : (known.mails ?? []);
      const { mails, nextCursor } = answer.body;
      return { mails: withoutTwins([...before, ...mails]), nextCursor, busy: false };
    });
  };
  // biome-ignore lint/correctness/useExhaustiveDependencies: when the screen opens, and for another choice.
  useEffect(() => {
    wanted.current = only;
    setState(nothing);
    void load(undefined);
  }, [only]);
  return {
    ...state,
    reload: () => load(undefined),
    more: () => (state.nextCursor === null ? undefined : load(state.nextCursor)),
  };
}

/** A mail that arrives between two pages may stand on both. */
function withoutTwins(mails: readonly MailHead[]): readonly MailHead[] {
  return [...new Map(mails.map((mail) => [mail.id, mail])).values()];
}
