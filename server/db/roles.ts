import { createHash, createHmac } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';
import { isCitus } from './citus.ts';

/**
 * Three roles: the owner of DATABASE_URL migrates and seeds; a login of this database alone serves. It owns nothing and
 * cannot bypass row level security, so a forgotten `where tenant_id` reads no other company's rows (D357). What it may
 * do is written down once, in the migrations, as grants to `sabal_api`, which no login uses: `grantAsApi` gives the
 * login the same in this database. Roles are the cluster's, so two deployments in one have two logins.
 */
export const API_GRANTS = 'sabal_api';

/**
 * Limits of every statement the API sends (D364); a waiting lock gives up before its caller does. Its
 * statements are written so that one plan fits all values: planning anew for each costs more than it can find.
 */
const roleSettings = {
  statement_timeout: '5s',
  lock_timeout: '2s',
  idle_in_transaction_session_timeout: '10s',
  timezone: 'UTC',
  plan_cache_mode: 'force_generic_plan',
} as const;

/**
 * On Citus a statement finds its worker by the tenant that it names, which a plan for all values cannot know: it would
 * be refused, or ask all workers. And a worker has to be told of the tenant for its row security.
 */
const citusSettings = {
  ...roleSettings,
  plan_cache_mode: 'force_custom_plan',
  'citus.propagate_set_commands': 'local',
} as const;

type RoleSettings = Readonly<Record<string, string>>;

const TRIES = 8;

/** 42710 and 23505: another process created it; XX000 is PostgreSQL's "tuple concurrently updated". */
const RACES = new Set(['42710', '23505', 'XX000']);

/** Names that need no quotes and leave room for ours within PostgreSQL's 63 characters. */
const PLAIN_NAME = /^[a-z0-9_]{1,50}$/;

/** The name of the role that serves the database of this address. */
export function apiRole(ownerUrl: string): string {
  const url = new URL(ownerUrl);
  const database = decodeURIComponent(url.pathname.slice(1) || url.username);
  const mark = PLAIN_NAME.test(database) ? database : createHash('sha256').update(database).digest('hex');
  return `${API_GRANTS}_${mark.slice(0, 50)}`;
}

/**
 * The address of the API's role. Its password follows from the owner's, so that one variable is enough, unless the
 * environment names one.
 */
export function apiUrl(ownerUrl: string, apiPassword?: string): string {
  const url = new URL(ownerUrl);
  url.username = apiRole(ownerUrl);
  url.password = encodeURIComponent(apiPassword ?? derivedPassword(ownerUrl));
  // pg prefers these to what stands before the @: the API would connect as the owner.
  for (const name of ['user', 'password']) url.searchParams.delete(name);
  return url.href;
}

/** The owner's password in a database address; empty where the server knows its owner in another way. */
export function passwordIn(ownerUrl: string): string {
  const url = new URL(ownerUrl);
  return url.searchParams.get('password') ?? decodeURIComponent(url.password);
}

/**
 * Creates or repairs the role, and retires the login that builds before this one shared. Two processes may do this at
 * once: nothing is written when the role already works, and a lost race is tried again.
 */
export async function ensureApiRole(ownerUrl: string, apiPassword?: string): Promise<void> {
  const url = apiUrl(ownerUrl, apiPassword);
  for (let attempt = 1; ; attempt++) {
    try {
      await withClient(ownerUrl, async (client) => {
        const settings = (await isCitus((sql) => client.query(sql))) ? citusSettings : roleSettings;
        await keepGrantsRole(client);
        if (await isApiRoleReady(url, settings)) return;
        await writeApiRole(client, apiRole(ownerUrl), passwordIn(url), settings);
      });
      return;
    } catch (error) {
      if (attempt === TRIES || !RACES.has(codeOf(error))) throw error;
      await sleep(attempt * 25);
    }
  }
}

/** True when the role can log in and is exactly as weak and as bounded as it should be. */
async function isApiRoleReady(url: string, settings: RoleSettings): Promise<boolean> {
  try {
    return await withClient(url, async (client) => {
      const { rows } = await client.query<{ weak: boolean; setting: string[] | null }>(
        `select not (rolsuper or rolbypassrls or rolcreatedb or rolcreaterole) as weak, rolconfig as setting
           from pg_roles where rolname = current_user`,
      );
      const have = rows[0]?.setting ?? [];
      const wanted = Object.entries(settings).map(([name, value]) => `${name}=${value}`.toLowerCase());
      return (
        rows[0]?.weak === true && wanted.every((entry) => have.some((one) => one.toLowerCase() === entry))
      );
    });
  } catch (error) {
    // No such role, other password, may not connect; PgBouncer calls all of them a violation of the protocol.
    if (/^(28|3D|42|08P01)/.test(codeOf(error))) return false;
    throw error;
  }
}

/**
 * `sabal_api` without a login. Nodes of an earlier build log in as it: while some are connected, here or in another
 * database of the cluster, it is left to them, and the next start looks again.
 */
async function keepGrantsRole(client: pg.Client): Promise<void> {
  const { rows } = await client.query<{ login: boolean; used: boolean }>(
    `select rolcanlogin as login, exists (select from pg_stat_activity where usename = rolname) as used
       from pg_roles where rolname = $1`,
    [API_GRANTS],
  );
  const [found] = rows;
  if (found === undefined) await client.query(`create role ${API_GRANTS} nologin`);
  else if (found.login && !found.used) {
    await client.query(`alter role ${API_GRANTS} nologin password null`).catch((error: unknown) => {
      if (codeOf(error) !== NOT_OURS) throw error; // another deployment's owner made it
    });
  }
}

/** PostgreSQL's insufficient_privilege. */
const NOT_OURS = '42501';

async function writeApiRole(
  client: pg.Client,
  role: string,
  password: string,
  settings: RoleSettings,
): Promise<void> {
  const found = await client.query('select 1 from pg_roles where rolname = $1', [role]);
  if (found.rowCount === 0) {
    await client.query(`create role ${role} login nosuperuser nobypassrls nocreatedb nocreaterole`);
  }
  const set = Object.entries(settings).map(([name, value]) => `alter role ${role} set ${name} = '${value}'`);
  const login = `alter role ${role} login password ${client.escapeLiteral(password)}`;
  await client.query([login, ...set].join(';'));
  const facts = await client.query<{ strong: boolean }>(
    'select rolsuper or rolbypassrls or rolcreatedb or rolcreaterole as strong from pg_roles where rolname = $1',
    [role],
  );
  if (facts.rows[0]?.strong !== false) {
    throw new Error(`The role ${role} exists with more rights than it may have; drop it or take them away.`);
  }
}

/** Anyone who holds the owner's password may derive this one, and loses nothing by it. */
function derivedPassword(ownerUrl: string): string {
  const ownerPassword = passwordIn(ownerUrl);
  // The HMAC of an empty secret can be computed by any stranger.
  if (ownerPassword === '') throw new Error(NO_PASSWORD);
  return createHmac('sha256', ownerPassword)
    .update(`role ${apiRole(ownerUrl)}`)
    .digest('base64url');
}

export const NO_PASSWORD =
  "DATABASE_URL has no password for the API's role to be derived from: set API_DATABASE_PASSWORD to one for that role";

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
