import { useEffect, useState } from 'react';
import * as z from 'zod/mini';
import { type ContactFault, findContactFault } from '#shared/booking/contact-rules.ts';
import { isWaiting } from '../../data/outbox/is-waiting.ts';
import { remote } from '../../data/remote.ts';
import { useLocale } from '../../i18n/use-locale.ts';
import { useDraft } from '../use-draft.ts';
import { useLive } from '../use-live.ts';

const DRAFT_KEY = 'newsletter';
/** The address typed into the newsletter's field and not yet sent. */
const draftSchema = z.object({ email: z.string() });

type Failure = { readonly code: string; readonly waitMs: number | undefined };

type State =
  | {
      readonly at: 'typing';
      readonly fault?: ContactFault | undefined;
      readonly failure?: Failure | undefined;
    }
  | { readonly at: 'sending' }
  | { readonly at: 'asked' | 'kept'; readonly email: string };

/**
 * What is typed stays on the device until it is sent or written down to be sent; nothing is promised before the server
 * has it (D130).
 */
export function useNewsletter() {
  const locale = useLocale();
  const draft = useDraft(DRAFT_KEY, draftSchema, { email: '' });
  const { email } = draft.value;
  const [website, setWebsite] = useState('');
  const [state, setState] = useState<State>({ at: 'typing' });

  const type = (next: string) => {
    draft.change(() => ({ email: next }));
    setState({ at: 'typing' });
  };

  const send = async () => {
    if (state.at === 'sending') return;
    const address = email.trim();
    const fault = address === '' ? 'required' : findContactFault('email', address);
    if (fault) return setState({ at: 'typing', fault });
    setState({ at: 'sending' });
    const answer = await remote.askNewsletter({ email: address, locale, website });
    if (answer.kind === 'refused') return setState(refused(answer.code, answer.retryAfterMs));
    setState({ at: answer.kind === 'done' ? 'asked' : 'kept', email: address });
    return draft.clear();
  };

  const startOver = () => setState({ at: 'typing' });

  // Sent by itself, or taken back in the list: either way this form has nothing more to say about it.
  const isGone = useLive(() => isSettled(state), [state]) ?? false;
  useEffect(() => {
    if (isGone) setState({ at: 'typing' });
  }, [isGone]);

  return { email, website, state, type, setWebsite, send, startOver };
}

async function isSettled(state: State): Promise<boolean> {
  return state.at === 'kept' && !(await isWaiting('newsletter', state.email));
}

function refused(code: string, waitMs: number | undefined): State {
  if (code === 'request.invalid') return { at: 'typing', fault: 'invalid' };
  return { at: 'typing', failure: { code, waitMs } };
}
