import { useEffect, useState } from 'react';
import * as z from 'zod/mini';
import { type ContactFault, findContactFault } from '#shared/booking/contact-rules.ts';
import type { Instant } from '#shared/kernel/instant.ts';
import { now } from '../../../data/device/clock.ts';
import { isWaiting } from '../../../data/outbox/is-waiting.ts';
import { remote } from '../../../data/remote.ts';
import { useDraft } from '../../../frame/use-draft.ts';
import { useLive } from '../../../frame/use-live.ts';
import { useLocale } from '../../../i18n/use-locale.ts';

const DRAFT_KEY = 'access-link';
/** The address typed into the field for a mailed link and not yet sent. */
const draftSchema = z.object({ email: z.string() });

export interface AskedLink {
  readonly email: string;
  /** Kept on this device: nothing was sent yet. */
  readonly isKept: boolean;
  readonly at: Instant;
}

type Refusal = { readonly code: string; readonly retryAfterMs?: number | undefined };
type Fault = 'required' | 'invalid' | 'reserved';

export function useAskLink() {
  const locale = useLocale();
  const draft = useDraft(DRAFT_KEY, draftSchema, { email: '' });
  const { email } = draft.value;
  const [fault, setFault] = useState<Fault>();
  const [refusal, setRefusal] = useState<Refusal>();
  const [asked, setAsked] = useState<AskedLink>();
  const [isBusy, setBusy] = useState(false);

  const type = (next: string) => {
    draft.change(() => ({ email: next }));
    setFault(undefined);
    setRefusal(undefined);
  };
  const send = async () => {
    if (isBusy) return;
    const address = email.trim();
    const wrong = faultOf(findContactFault('email', address));
    setFault(wrong);
    if (wrong) return;
    setBusy(true);
    setRefusal(undefined);
    // The half that asks never reached this device: then nothing could be kept either.
    const outcome = await remote.askAccessLink({ email: address, locale });
    setBusy(false);
    if (outcome.kind !== 'refused') {
      setAsked({ email: address, isKept: outcome.kind === 'waiting', at: now() });
      return draft.clear();
    }
    if (outcome.code === 'request.invalid') return setFault('invalid');
    setRefusal(outcome);
  };
  const startOver = () => setAsked(undefined);

  // Sent by itself, or taken back in the list: either way "not sent yet" is no longer true.
  const isGone = useLive(() => isSettled(asked), [asked]) ?? false;
  useEffect(() => {
    if (isGone) setAsked(undefined);
  }, [isGone]);
  return { email, fault, refusal, asked, isBusy, type, send, startOver };
}

async function isSettled(asked: AskedLink | undefined): Promise<boolean> {
  return asked?.isKept === true && !(await isWaiting('access-link', asked.email));
}

function faultOf(fault: ContactFault | undefined): Fault | undefined {
  return fault === 'too_long' ? 'invalid' : fault;
}
