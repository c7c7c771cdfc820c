import type { Client } from 'pg';
import { onServer } from '../support/database-servers.ts';

interface Place {
  readonly host: string;
  readonly port: number;
}

/** The worker of Citus that has a company's rows, or would have them. */
export async function placeOf(client: Client, tenantId: string): Promise<Place & { readonly shard: string }> {
  const { rows } = await client.query<Place & { shard: string }>(
    `select shardid::text as shard, nodename as host, nodeport as port from pg_dist_shard_placement
       where shardid = get_shard_id_for_distribution_column('agendas', $1::uuid)`,
    [tenantId],
  );
  const [place] = rows;
  if (place === undefined) throw new Error(`No worker has the company ${tenantId}`);
  return place;
}

/** Moves a company's rows to another worker, as an owner does who takes a machine away. */
export async function moveCompany(ownerUrl: string, tenantId: string): Promise<void> {
  await onServer(ownerUrl, async (client) => {
    const from = await placeOf(client, tenantId);
    const { rows } = await client.query<Place>(
      `select nodename as host, nodeport as port from pg_dist_node
         where groupid <> 0 and (nodename, nodeport) <> ($1, $2) limit 1`,
      [from.host, from.port],
    );
    const [to] = rows;
    if (to === undefined) throw new Error('A company can only be moved where there are two workers');
    const { rows: levels } = await client.query<{ level: string }>(
      `select current_setting('wal_level') as level`,
    );
    // Without logical decoding writes wait until the copy is done.
    const mode = levels[0]?.level === 'logical' ? 'force_logical' : 'block_writes';
    await client.query('select citus_move_shard_placement($1, $2, $3, $4, $5, $6)', [
      from.shard,
      from.host,
      from.port,
      to.host,
      to.port,
      mode,
    ]);
  });
}
