import { isDeepStrictEqual } from 'node:util';
import { Client } from 'pg';
import { dayPaths, freeStarts, wholeFlow } from './scenarios.ts';
import { askJson, fillBaskets, get, openCart, patchItems, postCoupon, type Target } from './shop-requests.ts';

/** Rows that a whole booking writes, table by table. */
const ROW_COUNTS = [
  'carts',
  'claims',
  'claim_cells',
  'agenda_days',
  'bookings',
  'booking_events',
  'idempotency_keys',
]
  .concat('mail_outbox')
  .map((table) => `(select count(*) from ${table})::int as ${table}`)
  .join(', ');

/**
 * Throws unless both programs answer the same JSON to the same questions and write as many rows of each table in a
 * whole booking: a ceiling that does less work is no ceiling. Ids, clocks and signatures are not compared.
 */
export async function comparePrograms(ceiling: Target, app: Target): Promise<void> {
  const expected = await answersOf(app);
  const found = await answersOf(ceiling);
  for (const [name, answer] of expected) {
    if (isDeepStrictEqual(answer, found.get(name))) continue;
    const shown = (value: unknown) => JSON.stringify(value)?.slice(0, 2_000);
    throw new Error(`${name}: the ceiling answers\n${shown(found.get(name))}\nand the app\n${shown(answer)}`);
  }
}

async function answersOf({ url, ownerUrl }: Target): Promise<Map<string, unknown>> {
  const answers = new Map<string, unknown>();
  const note = async (name: string, wish: Parameters<typeof askJson>[1]) => {
    answers.set(name, withoutIds(await askJson(url, wish)));
  };
  const { full, other, small } = await fillBaskets(url);
  const { cartId } = await openCart(url, full);
  await note('catalogue', get('/api/services?locale=en'));
  for (const path of dayPaths) await note(path, get(path));
  await note('month', get(monthPath()));
  await note('cart change', patchItems(cartId, other));
  await note('promotion on', postCoupon('apply', cartId));
  await note('cart read', get(`/api/cart/${cartId}?withTotals=1`));
  await note('promotion off', postCoupon('remove', cartId));
  const { minutes } = await openCart(url, small);
  const start = freeStarts().at(-1);
  if (start === undefined) throw new Error('Expected a free hour');
  const before = await countRows(ownerUrl);
  for (const wish of wholeFlow(small, start, minutes))
    await note(`flow: ${wish.method} ${route(wish.path)}`, wish);
  const after = await countRows(ownerUrl);
  answers.set(
    'rows',
    Object.fromEntries(
      Object.keys(after)
        .map((table) => [table, after[table] ?? 0])
        .map(([table, rows]) => [table, Number(rows) - (before[String(table)] ?? 0)]),
    ),
  );
  return answers;
}

function route(path: string): string {
  return path.replace(/[0-9a-f-]{36}/, ':id');
}

function monthPath(): string {
  const day = (ahead: number) => new Date(Date.now() + ahead * 86_400_000).toISOString().slice(0, 10);
  return `/api/slots/days?from=${day(0)}&to=${day(61)}&minutes=90`;
}

const CLOCKS = new Set(['expiresAt', 'renewableUntil', 'serverNow', 'createdAt', 'updatedAt', 'sig']);

/** Ids of carts, lines, holds and bookings are random on both sides; those of the catalogue come from names. */
function withoutIds(answer: unknown): unknown {
  const text = JSON.stringify(answer, (key, value: unknown) => (CLOCKS.has(key) ? '' : value));
  const masked = text.replace(/[0-9a-f]{8}-[0-9a-f-]{27}/g, '').replace(/(&sig=|localhost:)[\w.-]+/g, '$1');
  return JSON.parse(masked);
}

async function countRows(ownerUrl: string): Promise<Record<string, number>> {
  const client = new Client({ connectionString: ownerUrl });
  await client.connect();
  try {
    const { rows } = await client.query<Record<string, number>>(`select ${ROW_COUNTS}`);
    return rows[0] ?? {};
  } finally {
    await client.end();
  }
}
