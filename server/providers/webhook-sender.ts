/**
 * Sends an event to a program that somebody else runs and that may be hostile: to the address that was judged and to no
 * other, within a time, without following where it points to, and without reading more than a little of what it says.
 */
import { createHmac } from 'node:crypto';
import http, { type IncomingMessage } from 'node:http';
import https from 'node:https';
import type { WebhookFault } from '#shared/company/webhooks.ts';
import { type OutgoingAddresses, openOutgoingAddresses, PrivateAddressError } from './outgoing-address.ts';
import { within } from './within.ts';

interface SignedEvent {
  readonly url: string;
  readonly secret: string;
  readonly id: string;
  readonly kind: string;
  readonly body: string;
  /** Seconds since 1970, when it is sent. */
  readonly atSeconds: number;
}

interface SendOutcome {
  /** HTTP status; null when none came. */
  readonly status: number | null;
  /** null: it arrived. */
  readonly fault: WebhookFault | null;
}

export interface WebhookSender extends Pick<OutgoingAddresses, 'findFault'> {
  /** Never throws, but for `stop`. */
  send(event: SignedEvent, stop: AbortSignal): Promise<SendOutcome>;
}

interface SenderWorld {
  readonly addresses?: OutgoingAddresses;
  /** From the question for the name to the end of the answer. */
  readonly timeLimitMs?: number;
}

/** Receivers that need longer should answer first and work then. */
const TIME_LIMIT_MS = 10_000;
/** An answer that is read to its end lets the receiver finish; nothing that it says is kept. */
const READ_MAX = 16 * 1024;

export function openWebhookSender({
  addresses = openOutgoingAddresses(),
  timeLimitMs = TIME_LIMIT_MS,
}: SenderWorld = {}): WebhookSender {
  return {
    findFault: addresses.findFault,
    send: (event, stop) =>
      within(timeLimitMs, stop, async (signal) => {
        try {
          const response = await post(event, addresses, signal);
          await readALittle(response).catch(() => undefined);
          return judge(response.statusCode ?? 0);
        } catch (error) {
          if (stop.aborted) throw error;
          return { status: null, fault: faultOf(error, signal) };
        }
      }),
  };
}

/** `t=…,v1=…`: a time, and an HMAC-SHA256 of that time, a dot and the bytes of the body, in hex. */
function signatureOf({ secret, atSeconds, body }: Pick<SignedEvent, 'secret' | 'atSeconds' | 'body'>) {
  return `t=${atSeconds},v1=${createHmac('sha256', secret).update(`${atSeconds}.${body}`).digest('hex')}`;
}

function post(
  event: SignedEvent,
  addresses: OutgoingAddresses,
  signal: AbortSignal,
): Promise<IncomingMessage> {
  const { url, id, kind, body } = event;
  return new Promise((resolve, reject) => {
    const { request } = url.startsWith('http:') ? http : https;
    const headers = {
      'Content-Type': 'application/json',
      'Content-Length': Buffer.byteLength(body),
      'User-Agent': 'Sabal-Webhooks/1',
      'Sabal-Event': kind,
      'Sabal-Event-Id': id,
      'Sabal-Signature': signatureOf(event),
    };
    request(url, { method: 'POST', agent: addresses.agentFor(url), headers, signal })
      .on('response', resolve)
      .on('error', reject)
      .end(body);
  });
}

async function readALittle(response: IncomingMessage): Promise<void> {
  let size = 0;
  for await (const chunk of response) {
    size += (chunk as Buffer).length; // no encoding was set
    if (size > READ_MAX) break; // ends the line too
  }
}

function judge(status: number): SendOutcome {
  if (status >= 200 && status < 300) return { status, fault: null };
  return { status, fault: status >= 300 && status < 400 ? 'redirect' : 'status' };
}

function faultOf(error: unknown, signal: AbortSignal): WebhookFault {
  if (error instanceof PrivateAddressError) return 'private';
  return signal.aborted ? 'timeout' : 'unreachable';
}
