import { createHmac } from 'node:crypto';
import type { ServerResponse } from 'node:http';
import { openLoopback } from '../../server/providers/loopback.test-support.ts';
import { openOutgoingAddresses } from '../../server/providers/outgoing-address.ts';
import { openWebhookSender, type WebhookSender } from '../../server/providers/webhook-sender.ts';

export interface Receiver {
  /** `/ok` takes all, `/500` nothing, `/hang` says nothing, `/endless` never ends, `/redirect` points to `/ok`. */
  readonly at: (path: string) => string;
  /** What came to this path. */
  readonly asked: (path: string) => readonly Received[];
  /** What `/once` answers from now on. */
  status: number;
  stop(): Promise<void>;
}

export interface Received {
  readonly headers: Readonly<Record<string, unknown>>;
  readonly body: string;
}

/** A real HTTP server of somebody who means no good. */
export async function openHostileReceiver(): Promise<Receiver> {
  const loopback = await openLoopback((response, { url }) => answer(response, url.split('?')[0] ?? ''));
  const { origin } = new URL(loopback.base);
  const receiver: Receiver = {
    at: (path) => `${origin}${path}`,
    asked: (path) => loopback.asked.filter(({ url }) => url === path),
    status: 200,
    stop: loopback.stop,
  };
  const answer = (response: ServerResponse, path: string) => {
    if (path.startsWith('/hang')) return;
    if (path.startsWith('/endless')) return endless(response);
    if (path === '/redirect') response.writeHead(307, { Location: `${origin}/ok?redirected` });
    else response.writeHead(path === '/500' ? 500 : path === '/turns' ? receiver.status : 200);
    response.end('{"ok":true}');
  };
  return receiver;
}

function endless(response: ServerResponse): void {
  response.writeHead(200);
  const more = () => {
    if (!response.destroyed) response.write('x'.repeat(64 * 1024), () => setImmediate(more));
  };
  more();
}

/** Of a node of tests: reaches this machine, and knows names by `names` alone; each is asked anew. */
export function localSender(names: Record<string, () => string>, timeLimitMs: number): WebhookSender {
  const addresses = openOutgoingAddresses({
    alsoLocal: true,
    resolve: async (name) => {
      const address = names[name]?.();
      return address === undefined ? [] : [{ address, family: 4 }];
    },
  });
  return openWebhookSender({ addresses, timeLimitMs });
}

/** As a receiver checks it, by what it knows: the secret, the header and the bytes that came. */
export function isSigned({ headers, body }: Received, secret: string): boolean {
  const { t, v1 } =
    /^t=(?<t>\d+),v1=(?<v1>[0-9a-f]{64})$/.exec(String(headers['sabal-signature']))?.groups ?? {};
  const isFresh = Math.abs(Number(t) - Date.now() / 1000) < 300;
  return isFresh && signatureOf(secret, Number(t), body) === `t=${t},v1=${v1}`;
}

/** What the header of an event sent at this second says. */
export function signatureOf(secret: string, seconds: number, body: string): string {
  return `t=${seconds},v1=${createHmac('sha256', secret).update(`${seconds}.${body}`).digest('hex')}`;
}
