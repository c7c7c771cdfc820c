import type { Knex } from 'knex';
import { isCitus, keepToOneConnection } from './citus.ts';
import { API_GRANTS } from './roles.ts';

/** Each privilege as `grant` and `revoke` write it, of whole tables and of single columns. */
const grantsOfBoth = `
  with given as (
    select c.oid::regclass::text as relation, null as attribute, a.privilege_type as privilege, a.grantee
      from pg_class c, aclexplode(c.relacl) a where c.relnamespace = 'public'::regnamespace
    union all
    select c.oid::regclass::text, quote_ident(t.attname), a.privilege_type, a.grantee
      from pg_class c join pg_attribute t on t.attrelid = c.oid, aclexplode(t.attacl) a
      where c.relnamespace = 'public'::regnamespace and not t.attisdropped
  ), named as (
    select privilege || coalesce(' (' || attribute || ')', '') || ' on ' || relation as text, rolname
      from given join pg_roles r on r.oid = grantee
  )
  select coalesce(array_agg(text) filter (where rolname = :grants), '{}') as wanted,
    coalesce(array_agg(text) filter (where rolname = :role), '{}') as held
  from named`;

/**
 * Gives the login of this database exactly what the migrations granted to `sabal_api` in it: no membership, which would
 * open every other database of the cluster to it. Writes nothing where nothing is missing or too much.
 */
export async function grantAsApi(tx: Knex.Transaction, role: string): Promise<void> {
  const { rows } = await tx.raw<{ rows: { wanted: string[]; held: string[] }[] }>(grantsOfBoth, {
    grants: API_GRANTS,
    role,
  });
  const { wanted, held } = rows[0] ?? { wanted: [], held: [] };
  const changes = [
    ...wanted.filter((one) => !held.includes(one)).map((one) => `grant ${one} to ${role}`),
    ...held.filter((one) => !wanted.includes(one)).map((one) => `revoke ${one} from ${role}`),
  ];
  if (changes.length === 0) return;
  if (await isCitus((sql) => tx.raw(sql))) await keepToOneConnection(tx);
  await tx.raw(changes.join(';'));
}
