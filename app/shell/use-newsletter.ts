import { useEffect, useState } from 'react';
import { type ContactFault, findContactFault } from '#shared/booking/contact-rules.ts';
import { useLocale } from '../i18n/use-locale.ts';
import { askNewsletter } from '../local/commands/ask-newsletter.ts';
import { clearDraft } from '../local/commands/clear-draft.ts';
import { saveDraft } from '../local/commands/save-draft.ts';
import { readDraft } from '../local/reads/draft.ts';

const DRAFT_KEY = 'newsletter';
const draftShape = async () => (await import('./newsletter-draft-shape.ts')).newsletterDraftShape;

type Failure = { readonly code: string; readonly waitMs: number | undefined };

type State =
  | {
      readonly at: 'typing';
      readonly fault?: ContactFault | undefined;
      readonly failure?: Failure | undefined;
    }
  | { readonly at: 'sending' }
  | { readonly at: 'asked'; readonly email: string };

/** What is typed stays on the device until the server has taken it; nothing is promised before (A§1, decision 130). */
export function useNewsletter() {
  const locale = useLocale();
  const [email, setEmail] = useState('');
  const [website, setWebsite] = useState('');
  const [state, setState] = useState<State>({ at: 'typing' });

  useEffect(() => {
    // What was typed meanwhile wins.
    void readDraft(DRAFT_KEY, draftShape).then((draft) => setEmail((now) => now || (draft?.email ?? '')));
  }, []);

  const type = (next: string) => {
    setEmail(next);
    setState({ at: 'typing' });
    saveDraft(DRAFT_KEY, { email: next });
  };

  const send = async () => {
    if (state.at === 'sending') return;
    const address = email.trim();
    const fault = address === '' ? 'required' : findContactFault('email', address);
    if (fault) return setState({ at: 'typing', fault });
    setState({ at: 'sending' });
    const answer = await askNewsletter({ email: address, locale, website }).catch(() => notSent);
    if (!answer.ok && answer.code === 'request.invalid') return setState({ at: 'typing', fault: 'invalid' });
    if (!answer.ok) {
      return setState({ at: 'typing', failure: { code: answer.code, waitMs: answer.retryAfterMs } });
    }
    await clearDraft(DRAFT_KEY);
    setState({ at: 'asked', email: address });
  };

  const startOver = () => {
    setEmail('');
    setState({ at: 'typing' });
  };

  return { email, website, state, type, setWebsite, send, startOver };
}

/** The half that talks to the server never reached this device (behind-door.ts). */
const notSent = { ok: false, code: 'network', retryAfterMs: undefined } as const;
