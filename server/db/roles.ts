import { createHmac } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';

/**
 * Two roles: the owner of DATABASE_URL migrates and seeds; `sabal_api` serves. It owns nothing and cannot bypass
 * row level security, so a forgotten `where tenant_id` reads nobody else's rows (design 5).
 */
export const API_ROLE = 'sabal_api';

/**
 * Limits of every statement the API sends (reliability 3.12); a waiting lock gives up before its caller does. Its
 * statements are written so that one plan fits all values: planning anew for each costs more than it can find.
 */
const roleSettings = {
  statement_timeout: '5s',
  lock_timeout: '2s',
  idle_in_transaction_session_timeout: '10s',
  timezone: 'UTC',
  plan_cache_mode: 'force_generic_plan',
} as const;

const TRIES = 8;

/** 42710 and 23505: another process created it; XX000 is PostgreSQL's "tuple concurrently updated". */
const RACES = new Set(['42710', '23505', 'XX000']);

/** The address of the API's role; its password follows from the owner's, so that one variable is enough. */
export function apiUrl(ownerUrl: string): string {
  const url = new URL(ownerUrl);
  url.password = apiPassword(ownerUrl);
  url.username = API_ROLE;
  return url.href;
}

/**
 * Creates or repairs the role. A role is one for the whole cluster, so two processes (two test databases, two
 * nodes) may do this at once: nothing is written when the role already works, and a lost race is tried again.
 */
export async function ensureApiRole(ownerUrl: string): Promise<void> {
  for (let attempt = 1; ; attempt++) {
    try {
      if (await isApiRoleReady(ownerUrl)) return;
      await withClient(ownerUrl, (client) => writeApiRole(client, apiPassword(ownerUrl)));
      return;
    } catch (error) {
      if (attempt === TRIES || !RACES.has(codeOf(error))) throw error;
      await sleep(attempt * 25);
    }
  }
}

/** True when the role can log in and is exactly as weak and as bounded as it should be. */
async function isApiRoleReady(ownerUrl: string): Promise<boolean> {
  try {
    return await withClient(apiUrl(ownerUrl), async (client) => {
      const { rows } = await client.query<{ weak: boolean; setting: string[] | null }>(
        `select not (rolsuper or rolbypassrls or rolcreatedb or rolcreaterole) as weak, rolconfig as setting
           from pg_roles where rolname = current_user`,
      );
      const have = rows[0]?.setting ?? [];
      const wanted = Object.entries(roleSettings).map(([name, value]) => `${name}=${value}`.toLowerCase());
      return (
        rows[0]?.weak === true && wanted.every((entry) => have.some((one) => one.toLowerCase() === entry))
      );
    });
  } catch (error) {
    if (/^(28|3D|42)/.test(codeOf(error))) return false; // no such role, other password, may not connect
    throw error;
  }
}

async function writeApiRole(client: pg.Client, password: string): Promise<void> {
  const found = await client.query('select 1 from pg_roles where rolname = $1', [API_ROLE]);
  if (found.rowCount === 0) {
    await client.query(`create role ${API_ROLE} login nosuperuser nobypassrls nocreatedb nocreaterole`);
  }
  await client.query(`alter role ${API_ROLE} login password '${password}'`); // base64url: no quote can occur
  for (const [name, value] of Object.entries(roleSettings)) {
    await client.query(`alter role ${API_ROLE} set ${name} = '${value}'`);
  }
  const facts = await client.query<{ strong: boolean }>(
    'select rolsuper or rolbypassrls or rolcreatedb or rolcreaterole as strong from pg_roles where rolname = $1',
    [API_ROLE],
  );
  if (facts.rows[0]?.strong !== false) {
    throw new Error(
      `The role ${API_ROLE} exists with more rights than it may have; drop it or take them away.`,
    );
  }
}

/** Anyone who holds the owner's password may derive this one, and loses nothing by it. */
function apiPassword(ownerUrl: string): string {
  const ownerPassword = decodeURIComponent(new URL(ownerUrl).password);
  return createHmac('sha256', ownerPassword).update(`role ${API_ROLE}`).digest('base64url');
}

async function withClient<T>(url: string, work: (client: pg.Client) => Promise<T>): Promise<T> {
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: 5000 });
  client.on('error', () => undefined); // a broken connection also rejects the query, which is where it is handled
  await client.connect();
  try {
    return await work(client);
  } finally {
    await client.end();
  }
}

function codeOf(error: unknown): string {
  return error instanceof Error && 'code' in error && typeof error.code === 'string' ? error.code : '';
}
