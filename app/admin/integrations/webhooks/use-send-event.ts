import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { WebhookEventsView, WebhookEventView } from '#shared/api/admin/webhooks.ts';
import type { Id } from '#shared/kernel/ids.ts';
import {
  replayWebhookEvent,
  testWebhook,
  webhookEventsRead,
} from '../../../data/staff/commands/integrations/manage-webhooks.ts';
import { useWhenChanged } from '../../../ui/use-when-changed.ts';
import { faultWords } from '../../parts/words/fault-words.ts';

/** An event leaves within a second and an address has ten; after as many looks the list tells the rest. */
const LOOKS = 9;
const LOOK_MS = 1_500;

/** What became of what was sent by hand. `event`: as the server has it now. */
export type SendOutcome =
  | { readonly is: 'waiting' | 'slow' }
  | { readonly is: 'told'; readonly event: WebhookEventView }
  | { readonly is: 'refused'; readonly fault: string };

export interface SendEvent {
  /** The event that is being asked for, `test` for one that is new. */
  readonly busy: Id | 'test' | undefined;
  readonly outcome: SendOutcome | undefined;
  readonly test: () => Promise<void>;
  readonly replay: (event: WebhookEventView) => Promise<void>;
}

interface Sending {
  readonly id: Id;
  /** Shows what the server says of all events. */
  readonly put: (view: WebhookEventsView) => Promise<void>;
  /** The address may be another one for it: it takes what it is told again, or no longer. */
  readonly onChanged: () => Promise<void>;
}

/** Sends one event to one address, and looks at what becomes of it (D445). */
export function useSendEvent({ id, put, onChanged }: Sending): SendEvent {
  const { t } = useTranslation('admin');
  const [busy, setBusy] = useState<SendEvent['busy']>();
  const [outcome, setOutcome] = useState<SendOutcome>();
  /** Of several that are sent in a row the last one is told of; none once the list is closed. */
  const latest = useRef<object>(undefined);
  useWhenChanged(() => () => (latest.current = undefined), []);

  const send = async (what: Id | 'test', triedBefore: string | null, ask: () => Promise<Asked>) => {
    const own = {};
    latest.current = own;
    setBusy(what);
    setOutcome(undefined);
    const asked = await ask();
    setBusy(undefined);
    if (latest.current !== own) return;
    if (asked.code !== undefined) {
      setOutcome({ is: 'refused', fault: faultWords(asked.code, t) });
      return onChanged();
    }
    setOutcome({ is: 'waiting' });
    const told = await follow(asked.eventId, triedBefore, () => latest.current === own);
    if (latest.current !== own) return;
    setOutcome(told === undefined ? { is: 'slow' } : { is: 'told', event: told });
    await onChanged();
  };

  /** The event once it was tried anew; undefined where that takes too long. */
  const follow = async (eventId: Id, triedBefore: string | null, goesOn: () => boolean) => {
    for (let looks = 0; looks < LOOKS && goesOn(); looks += 1) {
      const answer = await webhookEventsRead(id).load(new AbortController().signal);
      if (!goesOn()) break;
      if (answer.ok) {
        void put(answer.body);
        const event = answer.body.events.find((each) => each.id === eventId);
        if (event !== undefined && event.triedAt !== triedBefore) return event;
      }
      await new Promise((done) => setTimeout(done, LOOK_MS));
    }
    return undefined;
  };

  return {
    busy,
    outcome,
    test: () =>
      send('test', null, async () => {
        const answer = await testWebhook(id);
        return answer.ok ? { eventId: answer.body.eventId } : { code: answer.code };
      }),
    replay: (event) =>
      send(event.id, event.triedAt, async () => {
        const answer = await replayWebhookEvent(id, event.id);
        return answer.ok ? { eventId: event.id } : { code: answer.code };
      }),
  };
}

type Asked =
  | { readonly eventId: Id; readonly code?: undefined }
  | { readonly code: string; readonly eventId?: undefined };
