import type { Knex } from 'knex';
import { typedHostName } from '../../access/host-name.ts';
import { addHost, findHostOwner, listHosts, removeHost, setFirstHost } from '../../db/repos/tenant-hosts.ts';
import { listTenants } from '../../db/repos/tenants.ts';
import type { Tx } from '../../db/with-tenant.ts';
import { publicBase } from '../../domain/links/public-base.ts';
import type { Env } from '../../env.ts';
import { carryOut, knownTenant, TenantError, type Told } from './carry-out.ts';

export interface MapHost {
  readonly slug: string;
  readonly host: string;
  readonly change: 'add' | 'primary' | 'remove';
  readonly dryRun: boolean;
}

/** Lets a company answer under a host name, or no longer. Its first one is what its links begin with. */
export async function mapHost(db: Knex, { slug, host: typed, change, dryRun }: MapHost): Promise<Told> {
  const host = readHost(typed);
  const tenant = await knownTenant(db, slug);
  return carryOut(db, tenant.id, dryRun, async (tx) => {
    if (change === 'remove') {
      if ((await findHostOwner(tx, host)) !== tenant.id) return [`${slug} does not answer under ${host}.`];
      await removeHost(tx, host);
      const first = await setFirstHost(tx);
      return [
        `${slug} no longer answers under ${host}.`,
        first === undefined
          ? 'It has no host any more: links that it has mailed lead nowhere.'
          : `Its links begin with ${first}.`,
      ];
    }
    const isNew = await addHost(tx, host);
    if (!isNew) await refuseTakenHost(tx, host);
    const first = await setFirstHost(tx, change === 'primary' ? host : undefined);
    return [
      `${slug} ${isNew ? 'answers' : 'answers already'} under ${host}; its links begin with ${first}.`,
      'Nodes that run know it within ten seconds, mails within a minute.',
    ];
  });
}

/** Throws TenantError for what is no host name. */
export function readHost(typed: string): string;
export function readHost(typed: string | undefined): string | undefined;
export function readHost(typed: string | undefined): string | undefined {
  if (typed === undefined) return undefined;
  const host = typedHostName(typed);
  if (host === undefined)
    throw new TenantError(`${typed} is no host name: it is written alone, such as book.acme.com.`);
  return host;
}

/** Throws TenantError where another company has it. */
export async function refuseTakenHost(tx: Tx, host: string): Promise<void> {
  if ((await findHostOwner(tx, host)) === tx.tenantId) return;
  throw new TenantError(`Another company answers under ${host}: take it from that one first (--remove).`);
}

/** A line a company, its address first. */
export async function tellTenants(db: Knex, env: Pick<Env, 'publicUrl' | 'appTenant'>): Promise<Told> {
  const [tenants, hosts] = [await listTenants(db), await listHosts(db)];
  if (tenants.length === 0) return ['There is no company yet: npm run tenant -- add SLUG'];
  return tenants.map((tenant) => {
    const others = hosts.filter(({ slug, isPrimary }) => slug === tenant.slug && !isPrimary);
    const also = others.length === 0 ? '' : `, also ${others.map(({ host }) => host).join(', ')}`;
    return `${tenant.slug}  ${tenant.name}  ${publicBase(env, tenant) || 'no address'}${also}`;
  });
}
