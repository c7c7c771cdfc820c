/**
 * The ceiling: what this machine can do when nothing but the work is done. Bare node:http and pg, started by run.ts
 * beside the app on a database of its own, which it fills and reads as the app does.
 *
 * The same: rows written, JSON answered (run.ts compares), prices and minutes from shared/, the promise of a slot
 * (day rows locked ascending, cells behind their primary key, one transaction), the signed link, the stored answer.
 *
 * Left out: tenants (one, known from the start), row level security (it connects as the tables' owner) and with it the
 * transaction around every read, request limits, schemas in and out (it believes what it is sent), refusals in words,
 * idempotent replays, If-Match, renewing a hold, alternatives for a taken slot, compression on the fly, security
 * headers, logs, metrics, and the catalogue's revision (read once, at the start).
 */
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { brotliCompressSync } from 'node:zlib';
import { bookCart, createCart } from './ceiling-booking.ts';
import { applyCoupon, changeCart, readCart, removeCoupon } from './ceiling-cart.ts';
import { type Ceiling, openCeiling } from './ceiling-database.ts';
import { countDays, holdSlot, listSlots } from './ceiling-slots.ts';

interface Question {
  readonly query: URLSearchParams;
  readonly id: string;
  readonly body: unknown;
  readonly request: IncomingMessage;
}

interface Ready {
  readonly plain: Buffer;
  readonly brotli: Buffer;
  readonly etag: string;
}

type Answer = (ceiling: Ceiling, question: Question) => Promise<unknown>;

/** Method, then path with `:` for an id. */
const answers: Readonly<Record<string, Answer>> = {
  'GET /api/select1': async ({ pool }) =>
    (await pool.query({ name: 'one', text: 'select 1 as one' })).rows[0],
  'GET /api/slots': (ceiling, { query }) => listSlots(ceiling, query),
  'GET /api/slots/days': (ceiling, { query }) => countDays(ceiling, query),
  'POST /api/slots/hold': (ceiling, { body }) => holdSlot(ceiling, body),
  'POST /api/cart': (ceiling, { body }) => createCart(ceiling, body),
  'GET /api/cart/:': (ceiling, { id }) => readCart(ceiling, id),
  'PATCH /api/cart/:/items': (ceiling, { id, body }) => changeCart(ceiling, id, body),
  'POST /api/promo/coupon/apply': (ceiling, { body }) => applyCoupon(ceiling, body),
  'POST /api/promo/coupon/remove': (ceiling, { body }) => removeCoupon(ceiling, body),
  'POST /api/bookings': (ceiling, { body, request }) =>
    bookCart(ceiling, body, String(request.headers['idempotency-key'])),
};

const created = new Set(['POST /api/slots/hold', 'POST /api/cart', 'POST /api/bookings']);

async function serve(
  ceiling: Ceiling,
  catalogue: Ready,
  request: IncomingMessage,
  response: ServerResponse,
): Promise<void> {
  const [path = '', search = ''] = (request.url ?? '').split('?');
  if (path === '/api/services') return sendCatalogue(catalogue, request, response);
  const id = path.startsWith('/api/cart/') ? path.slice(10, 46) : '';
  const name = `${request.method} ${id === '' ? path : path.replace(id, ':')}`;
  const answer = answers[name];
  if (!answer) return void response.writeHead(404).end();
  const body = request.method === 'GET' ? undefined : JSON.parse(await readAll(request));
  const result = await answer(ceiling, { query: new URLSearchParams(search), id, body, request });
  const bytes = JSON.stringify(result);
  response.writeHead(created.has(name) ? 201 : 200, {
    'Content-Type': 'application/json; charset=utf-8',
    'Content-Length': Buffer.byteLength(bytes),
  });
  response.end(bytes);
}

function sendCatalogue(ready: Ready, request: IncomingMessage, response: ServerResponse): void {
  if (request.headers['if-none-match'] === ready.etag)
    return void response.writeHead(304, { ETag: ready.etag }).end();
  const asBrotli = String(request.headers['accept-encoding'] ?? '').includes('br');
  const bytes = asBrotli ? ready.brotli : ready.plain;
  response.writeHead(200, {
    'Content-Type': 'application/json; charset=utf-8',
    'Content-Length': bytes.length,
    ETag: ready.etag,
    ...(asBrotli && { 'Content-Encoding': 'br' }),
  });
  response.end(bytes);
}

function readAll(request: IncomingMessage): Promise<string> {
  return new Promise((resolve, reject) => {
    const chunks: Buffer[] = [];
    request.on('data', (chunk: Buffer) => chunks.push(chunk));
    request.once('end', () => resolve(Buffer.concat(chunks).toString()));
    request.once('error', reject);
  });
}

const ceiling = await openCeiling(process.env.DATABASE_URL ?? '');
const { etag, body: plain } = ceiling.servicesBody;
const catalogue: Ready = { plain, brotli: brotliCompressSync(plain), etag };
const server = createServer((request, response) => {
  serve(ceiling, catalogue, request, response).catch((error: unknown) => {
    if (!response.headersSent) response.writeHead(500).end(String(error));
  });
});
server.listen(Number(process.env.PORT), '127.0.0.1');
process.once('SIGTERM', () => process.exit(0));
