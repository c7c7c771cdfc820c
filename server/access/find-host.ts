import type { Knex } from 'knex';
import { listHosts } from '../db/repos/tenant-hosts.ts';
import type { Env } from '../env.ts';
import { AppError } from '../errors/app-error.ts';
import { hostNameOf } from './host-name.ts';
import { withPatience } from './patience.ts';

/** A host that the operator has mapped is answered by every node within this time. */
const FRESH_MS = 5_000;
/** Who asks waits no longer for a database that does not answer; what was known before goes on. */
const PATIENCE_MS = 1_000;

/** Host names and the slugs of their companies. */
type Hosts = ReadonlyMap<string, string>;

interface Known {
  hosts: Hosts | undefined;
  /** Of the last reading, that failed or did not. */
  askedAt: number;
  reading: Promise<void> | undefined;
}

const known = new WeakMap<Knex, Known>();

export interface HostTenant {
  readonly slug: string;
  /** By the operator; otherwise it is the default's. */
  readonly isMapped: boolean;
}

type HostEnv = Pick<Env, 'publicUrl' | 'appTenant' | 'production'>;

/**
 * Whose app is at a host. One that nobody mapped is DEFAULT_TENANT's where it is PUBLIC_URL's, outside production, and
 * as long as no host is mapped at all (D412); else it is nobody's: undefined. Throws server.busy where the database has
 * not told yet.
 */
export async function tenantOfHost(db: Knex, env: HostEnv, header: string): Promise<HostTenant | undefined> {
  const host = hostNameOf(header);
  const hosts = await currentHosts(db);
  const slug = host === undefined ? undefined : hosts?.get(host);
  if (slug !== undefined) return { slug, isMapped: true };
  const isDefault = !env.production || host === new URL(env.publicUrl).hostname || hosts?.size === 0;
  if (isDefault) return { slug: env.appTenant, isMapped: false };
  if (hosts === undefined) throw new AppError('server.busy');
  return undefined;
}

/** All of them at once, so that no caller can make the database look for names of its own. */
async function currentHosts(db: Knex): Promise<Hosts | undefined> {
  const entry: Known = known.get(db) ?? {
    hosts: undefined,
    askedAt: Number.NEGATIVE_INFINITY,
    reading: undefined,
  };
  known.set(db, entry);
  const age = performance.now() - entry.askedAt;
  if (entry.reading === undefined && age > FRESH_MS) {
    entry.askedAt = performance.now();
    entry.reading = read(db, entry);
  }
  const left = PATIENCE_MS - (performance.now() - entry.askedAt);
  if (entry.reading !== undefined && left > 0) await withPatience(left, entry.reading);
  return entry.hosts;
}

async function read(db: Knex, entry: Known): Promise<void> {
  try {
    entry.hosts = new Map((await listHosts(db)).map(({ host, slug }) => [host, slug]));
  } catch {
    // Whoever needs the database says so; what was known stays.
  } finally {
    entry.reading = undefined;
  }
}
