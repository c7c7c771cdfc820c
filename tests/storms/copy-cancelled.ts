import type { Client } from 'pg';

/** A cancelled copy of any booking, for this cart: what a broken program might leave. Columns that the database makes are its own. */
export async function copyCancelled(client: Client, cartId: string): Promise<void> {
  const { rows } = await client.query<{ names: string }>(
    `select string_agg(quote_ident(column_name::text), ', ') as names from information_schema.columns
    where table_name = 'bookings' and is_generated = 'NEVER'`,
  );
  const names = rows[0]?.names ?? '';
  await client.query(
    `insert into bookings (${names}) select ${names} from (
      select (jsonb_populate_record(b, jsonb_build_object(
        'id', gen_random_uuid(), 'cart_id', $1::text, 'status', 'CANCELLED', 'claim_id', null))).*
      from bookings b limit 1
    ) as copy`,
    [cartId],
  );
}
