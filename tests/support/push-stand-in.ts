/**
 * A stand-in for the push service of a browser, and for the browser behind it: no such service can be reached from a
 * test. It does for real what both do: it checks who signed the request (RFC 8292), and decrypts what came with the
 * keys that only the browser has (RFC 8188, 8291).
 */
import { createDecipheriv, createECDH, createPublicKey, hkdfSync, randomBytes, verify } from 'node:crypto';
import { createServer, type IncomingHttpHeaders, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { SubscribePushInput } from '#shared/api/admin/push.ts';

export interface StandInBrowser {
  /** As the browser's own `toJSON()` says it. */
  readonly subscription: SubscribePushInput;
  /** What arrived, decrypted, in order. */
  readonly messages: readonly unknown[];
  /** What a request is answered from now on: a status, and how many seconds to wait. */
  answer(status: number, retryAfter?: string): void;
}

export interface PushStandIn {
  readonly origin: string;
  aBrowser(): StandInBrowser;
  /** Bodies as they came over the line, with who signed them. */
  readonly requests: readonly { readonly body: Buffer; readonly key: string; readonly claims: VapidClaims }[];
  stop(): Promise<void>;
}

interface VapidClaims {
  readonly aud: string;
  readonly exp: number;
  readonly sub: string;
}

interface Reply {
  readonly status: number;
  readonly retryAfter?: string | undefined;
}

interface KnownBrowser {
  readonly decrypt: (body: Buffer) => unknown;
  readonly messages: unknown[];
  reply: Reply;
}

export async function startPushStandIn(): Promise<PushStandIn> {
  const browsers = new Map<string, KnownBrowser>();
  const requests: { body: Buffer; key: string; claims: VapidClaims }[] = [];
  let origin = '';
  const server = createServer((request, response) => {
    void take(request).then(({ status, retryAfter }) => {
      response.writeHead(status, retryAfter === undefined ? {} : { 'Retry-After': retryAfter }).end();
    });
  });

  async function take(request: IncomingMessage): Promise<Reply> {
    const browser = browsers.get(request.url ?? '');
    if (!browser) return { status: 404 };
    const body = await readAll(request);
    const signed = readVapid(request.headers, origin);
    if (signed === undefined) return { status: 403 };
    requests.push({ body, ...signed });
    if (browser.reply.status < 300) browser.messages.push(browser.decrypt(body));
    return browser.reply;
  }

  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`; // it listens on a port
  return {
    origin,
    requests,
    aBrowser: () => {
      const path = `/send/${randomBytes(8).toString('hex')}`;
      const { keys, decrypt } = browserKeys();
      const known: KnownBrowser = { decrypt, messages: [], reply: { status: 201 } };
      browsers.set(path, known);
      return {
        subscription: { endpoint: `${origin}${path}`, keys },
        messages: known.messages,
        answer: (status, retryAfter) => {
          known.reply = { status, retryAfter };
        },
      };
    },
    stop: () => new Promise((resolve) => server.close(() => resolve())),
  };
}

async function readAll(request: IncomingMessage): Promise<Buffer> {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk);
  return Buffer.concat(chunks);
}

/** Whose signature the request bears; undefined unless it is good, for us and not over. */
function readVapid(
  { authorization = '' }: IncomingHttpHeaders,
  origin: string,
): { key: string; claims: VapidClaims } | undefined {
  const [, token = '', key = ''] = /^vapid t=([^,]+), ?k=(.+)$/.exec(authorization) ?? [];
  const [head = '', payload = '', signature = ''] = token.split('.');
  const point = Buffer.from(key, 'base64url');
  if (point.length !== 65) return undefined;
  const coordinate = (from: number) => point.subarray(from, from + 32).toString('base64url');
  const jwk = { kty: 'EC', crv: 'P-256', x: coordinate(1), y: coordinate(33) };
  const isGood = verify(
    'sha256',
    Buffer.from(`${head}.${payload}`),
    { key: createPublicKey({ key: jwk, format: 'jwk' }), dsaEncoding: 'ieee-p1363' },
    Buffer.from(signature, 'base64url'),
  );
  const claims: VapidClaims = JSON.parse(Buffer.from(payload, 'base64url').toString());
  const seconds = Date.now() / 1_000;
  const isOurs = claims.aud === origin && claims.exp > seconds && claims.exp <= seconds + 24 * 3_600;
  return isGood && isOurs ? { key, claims } : undefined;
}

function browserKeys() {
  const own = createECDH('prime256v1');
  const publicKey = own.generateKeys();
  const auth = randomBytes(16);
  const derive = (secret: Buffer, salt: Buffer, info: Buffer | string, length: number) =>
    Buffer.from(hkdfSync('sha256', secret, salt, info, length));
  const decrypt = (body: Buffer): unknown => {
    const salt = body.subarray(0, 16);
    const keyLength = body[20] ?? 0;
    const theirs = body.subarray(21, 21 + keyLength);
    const sealed = body.subarray(21 + keyLength);
    const info = Buffer.concat([Buffer.from('WebPush: info\0'), publicKey, theirs]);
    const secret = derive(own.computeSecret(theirs), auth, info, 32);
    const key = derive(secret, salt, 'Content-Encoding: aes128gcm\0', 16);
    const nonce = derive(secret, salt, 'Content-Encoding: nonce\0', 12);
    const decipher = createDecipheriv('aes-128-gcm', key, nonce);
    decipher.setAuthTag(sealed.subarray(-16));
    const open = Buffer.concat([decipher.update(sealed.subarray(0, -16)), decipher.final()]);
    // The last record ends with a 2, and zeros behind it.
    return JSON.parse(open.subarray(0, open.lastIndexOf(2)).toString());
  };
  return {
    keys: { p256dh: publicKey.toString('base64url'), auth: auth.toString('base64url') },
    decrypt,
  };
}
