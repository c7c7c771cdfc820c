import { Client } from 'pg';
import { freshDatabase } from '../support/postgres.ts';
import { type StormNode, startNode } from './storm-node.ts';

export interface StormGround {
  readonly nodes: readonly StormNode[];
  readonly ownerUrl: string;
  /** Past the API; its session has named the tenant. */
  readonly client: Client;
  clear(): Promise<void>;
}

/** A fresh database, processes on it, and a way to look at the rows; on the tests' own server unless another is named. */
export async function layGround(
  nodeCount: number,
  env: NodeJS.ProcessEnv = {},
  engineUrl?: string,
): Promise<StormGround> {
  const database = await freshDatabase(engineUrl);
  const client = await tenantClient(database.ownerUrl);
  const nodes = await Promise.all(Array.from({ length: nodeCount }, () => startNode(database.ownerUrl, env)));
  return {
    nodes,
    ownerUrl: database.ownerUrl,
    client,
    clear: async () => {
      await Promise.all(nodes.map((node) => node.stop()));
      await client.end();
      await database.drop();
    },
  };
}

/** As the owner, whom row level security binds too: hence the tenant's name. */
export async function tenantClient(ownerUrl: string): Promise<Client> {
  const client = new Client({ connectionString: ownerUrl });
  await client.connect();
  await client.query(`select set_config('app.tenant_id', id::text, false) from tenants where slug = 'sabal'`);
  return client;
}

/** Open day and night, one slot after the other, so that there are enough of them; `bufferMin` is kept free after each. */
export async function openAroundTheClock(client: Client, stepMin: number, bufferMin = 0): Promise<void> {
  const hours = Object.fromEntries(
    [1, 2, 3, 4, 5, 6, 7].map((day) => [day, [{ startMin: 0, endMin: 1440 }]]),
  );
  await client.query('update agendas set hours = $1, step_min = $2, buffer_min = $3', [
    JSON.stringify(hours),
    stepMin,
    bufferMin,
  ]);
  await client.query('update tenants set catalogue_revision = catalogue_revision + 1');
}

/** So many in all, the first with them. */
export async function hireCrews(client: Client, count: number): Promise<void> {
  await client.query(
    `insert into crews (tenant_id, id, name, color, position)
    select tenant_id, gen_random_uuid(), 'Équipe ' || n, 'green', n - 1 from agendas, generate_series(2, $1::int) as n`,
    [count],
  );
}

export interface OpenSlot {
  readonly startAt: string;
  readonly endAt: string;
  readonly available: boolean;
}

export async function slotsFrom(
  url: string,
  firstDay: number,
  days: number,
  minutes: number,
): Promise<OpenSlot[]> {
  const slots: OpenSlot[] = [];
  for (let ahead = firstDay; ahead < firstDay + days; ahead++) {
    const date = new Date(Date.now() + ahead * 86_400_000).toISOString().slice(0, 10);
    const answer = await fetch(`${url}/api/slots?date=${date}&minutes=${minutes}`, {
      headers: { 'X-Tenant-Slug': 'sabal' },
    });
    const list = (await answer.json()) as OpenSlot[]; // the API's own list
    slots.push(...list.filter(({ available }) => available));
  }
  return slots;
}

/** Carts of one carpeted room each, made in the database: the storm is about booking them. */
export async function makeCarts(client: Client, count: number): Promise<string[]> {
  const { rows } = await client.query<{ id: string }>(
    `insert into carts (tenant_id, id, locale, items)
    select p.tenant_id, gen_random_uuid(), 'en', jsonb_build_array(jsonb_build_object(
      'id', gen_random_uuid(), 'serviceId', p.service_id, 'productId', p.id,
      'instances', jsonb_build_array(jsonb_build_object('id', gen_random_uuid(), 'options', '[]'::jsonb))))
    from (select p.* from products p join services s on s.tenant_id = p.tenant_id and s.id = p.service_id
      where s.slug = 'carpet-cleaning' order by p.position limit 1) p, generate_series(1, $1::int)
    returning id`,
    [count],
  );
  return rows.map(({ id }) => id);
}

export async function cartMinutes(url: string, cartId: string): Promise<number> {
  const answer = await fetch(`${url}/api/cart/${cartId}?withTotals=1`, {
    headers: { 'X-Tenant-Slug': 'sabal' },
  });
  if (!answer.ok) throw new Error(`No cart to look at: ${answer.status} ${await answer.text()}`);
  const { totals } = (await answer.json()) as { totals: { minutes: number } }; // the API's own answer
  return totals.minutes;
}

export function bookingOf(cartId: string, slot: OpenSlot): object {
  return {
    cartId,
    email: `${cartId.slice(0, 8)}@sabal-mail.com`,
    customerName: 'Storm Petrel',
    locale: 'en',
    address: { line1: '1 Harbor Rd', city: 'Orlando', postalCode: '32801' },
    startISO: slot.startAt,
    endISO: slot.endAt,
  };
}
