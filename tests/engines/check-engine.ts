import type { Client } from 'pg';
import { isCitus } from '../../server/db/citus.ts';
import { addressOf, onServer } from '../support/database-servers.ts';

export const engineKinds = ['postgres', 'citus', 'pgbouncer', 'patroni'] as const;
export type EngineKind = (typeof engineKinds)[number];

/** Its message is a sentence for the person at the terminal. */
export class EngineError extends Error {}

/** The tests copy databases file by file, which came with this one. */
const OLDEST = 15;

interface Facts {
  readonly version: string;
  readonly isSuperuser: boolean;
  readonly isReplica: boolean;
  readonly replicas: number;
  /** The port at which PostgreSQL itself listens. */
  readonly port: number | null;
}

const facts = `select current_setting('server_version') as version, pg_is_in_recovery() as "isReplica",
  (select rolsuper from pg_roles where rolname = current_user) as "isSuperuser",
  (select count(*)::int from pg_stat_replication) as replicas, inet_server_port() as port`;

/**
 * What stands at the address, in a few words for the table. Throws EngineError for an address that leads nowhere, rights
 * that are missing, a version that is too old, and an engine that is another than the one named.
 */
export async function checkEngine(kind: EngineKind, ownerUrl: string): Promise<string> {
  const { hostname, port } = parseAddress(ownerUrl);
  const found = await onServer(ownerUrl, async (client) => {
    const [row] = (await client.query<Facts>(facts)).rows;
    if (row === undefined) throw new EngineError('This server does not say what it is.');
    return { ...row, workers: await countWorkers(client) };
  }).catch((error: unknown) => {
    throw new EngineError(`Nothing can be asked at ${hostname}:${port || '5432'}: ${reasonOf(error)}.`);
  });
  const { version, workers, replicas } = found;
  const isBetween = found.port !== null && String(found.port) !== (port || '5432');
  const unmet: readonly (readonly [boolean, string])[] = [
    [Number.parseInt(version, 10) < OLDEST, `This is PostgreSQL ${version}; it takes ${OLDEST} or newer.`],
    [found.isReplica, 'This server only reads: it is a replica. Give the address that leads to the leader.'],
    [!found.isSuperuser, 'The tests make databases and roles: give the address of a superuser.'],
    [
      kind === 'citus' && workers === undefined,
      'There is no Citus in this database: create extension citus first.',
    ],
    [
      kind === 'citus' && workers === 0,
      'This Citus has no workers: select citus_add_node(host, port) first.',
    ],
    [kind === 'patroni' && replicas === 0, 'No replica follows this server, so nothing could take over.'],
    [kind === 'pgbouncer' && !isBetween, 'Nothing stands between this address and PostgreSQL.'],
  ];
  for (const [isUnmet, sentence] of unmet) if (isUnmet) throw new EngineError(sentence);
  if (isBetween) await checkDatabases(ownerUrl);
  const more = kind === 'citus' ? `, ${workers} workers` : kind === 'patroni' ? `, ${replicas} replicas` : '';
  return `${kind}, PostgreSQL ${version}${more}`;
}

function parseAddress(ownerUrl: string): URL {
  const isAddress = /^postgres(ql)?:\/\//.test(ownerUrl) && URL.canParse(ownerUrl);
  if (!isAddress) throw new EngineError('The address looks like postgres://owner:password@host:5432/name.');
  return new URL(ownerUrl);
}

/** Undefined where there is no Citus. */
async function countWorkers(client: Client): Promise<number | undefined> {
  if (!(await isCitus((sql) => client.query(sql)))) return undefined;
  const { rows } = await client.query<{ count: number }>(
    'select count(*)::int as count from pg_dist_node where groupid <> 0 and isactive',
  );
  return rows[0]?.count;
}

/** A pooler has to let in to every database, and as every role, that a test makes. */
async function checkDatabases(ownerUrl: string): Promise<void> {
  const name = `engine_check_${process.pid}`;
  await onServer(ownerUrl, (client) => client.query(`create database "${name}"`));
  try {
    await onServer(addressOf(ownerUrl, name), (client) => client.query('select 1'));
  } catch (error) {
    throw new EngineError(
      `What stands before PostgreSQL does not let in to a database that was just made (${reasonOf(error)}). PgBouncer needs "* = host=…" under [databases], and auth_query for its roles.`,
    );
  } finally {
    await onServer(ownerUrl, (client) => client.query(`drop database if exists "${name}" with (force)`));
  }
}

function reasonOf(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  // Of several addresses of one name, Node tells each failure.
  return error instanceof AggregateError ? error.errors.map(reasonOf).join(', ') : error.message;
}
