import { request as requestPlainly } from 'node:http';
import { type RequestOptions, request as requestSecurely } from 'node:https';
import webPush from 'web-push';
import type { Env } from '../../env.ts';
import { type OutgoingAddresses, openOutgoingAddresses, PrivateAddressError } from '../outgoing-address.ts';
import type { PushKeys, PushOutcome, PushSender, PushTarget } from './port.ts';

const ANSWER_MS = 10_000;
/** A browser that was off for longer is told nothing: the app shows what happened. */
const KEPT_SEC = 12 * 60 * 60;
/** A push service that asks for a longer pause is asked again after this one. */
const WAIT_MAX_SEC = 24 * 60 * 60;

/**
 * Encrypts for the browser and signs for its push service (web-push does both); calls by itself, because the answer of
 * an address that others gave is not to be waited for or kept at any length, and each address behind its name is looked
 * at (D420).
 */
export function createPushSender(
  env: Pick<Env, 'publicUrl' | 'mailFrom'>,
  addresses: OutgoingAddresses = openOutgoingAddresses(),
): PushSender {
  const subject = env.publicUrl.startsWith('https:') ? env.publicUrl : `mailto:${env.mailFrom}`;
  // A name server that is away for a moment says nothing about the address.
  const mayCall = async (endpoint: string) =>
    [undefined, 'unknown'].includes(await addresses.findFault(endpoint));
  return {
    makeKeys: () => webPush.generateVAPIDKeys(),
    mayCall,
    send: async (target, message, keys) => {
      try {
        if (!(await mayCall(target.endpoint))) throw new PrivateAddressError();
        return await call(target, message, { ...keys, subject }, addresses);
      } catch (error) {
        const reason = error instanceof Error ? error.message : String(error);
        return { is: error instanceof PrivateAddressError ? 'refused' : 'later', reason };
      }
    },
  };
}

function call(
  { endpoint, p256dh, auth }: PushTarget,
  message: string,
  vapidDetails: PushKeys & { readonly subject: string },
  addresses: OutgoingAddresses,
): Promise<PushOutcome> {
  const { headers, body } = webPush.generateRequestDetails({ endpoint, keys: { p256dh, auth } }, message, {
    vapidDetails,
    TTL: KEPT_SEC,
    urgency: 'normal',
    contentEncoding: 'aes128gcm',
  });
  const url = new URL(endpoint);
  const request = url.protocol === 'http:' ? requestPlainly : requestSecurely;
  const options: RequestOptions = {
    method: 'POST',
    headers,
    agent: addresses.agentFor(endpoint),
    signal: AbortSignal.timeout(ANSWER_MS),
  };
  return new Promise((resolve, reject) => {
    const sent = request(url, options, (answer) => {
      answer.destroy(); // its words are nobody's
      resolve(outcomeOf(answer.statusCode ?? 0, answer.headers['retry-after']));
    });
    sent.on('error', reject);
    sent.end(body);
  });
}

/** No redirect is followed: it would lead past every check. */
function outcomeOf(status: number, retryAfter: string | undefined): PushOutcome {
  if (status >= 200 && status < 300) return { is: 'taken' };
  if (status === 404 || status === 410) return { is: 'gone' };
  const reason = `the push service answered ${status}`;
  if (status !== 429 && status < 500) return { is: 'refused', reason };
  const waitSec = Number(retryAfter);
  return { is: 'later', reason, waitSec: waitSec > 0 ? Math.min(waitSec, WAIT_MAX_SEC) : undefined };
}
