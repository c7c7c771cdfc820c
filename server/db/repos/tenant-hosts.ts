/** Which company answers under which host name: readable before a tenant is known; only the operator writes it. */
import type { Knex } from 'knex';
import type { Id } from '#shared/kernel/ids.ts';
import type { Tx } from '../with-tenant.ts';

export interface TenantHost {
  readonly host: string;
  readonly slug: string;
  readonly isPrimary: boolean;
}

interface HostRow {
  host: string;
  tenant: Id;
  is_primary: boolean;
  created_at: number;
}

/** All of them, each company's first one in front. */
export async function listHosts(db: Knex): Promise<TenantHost[]> {
  const rows = await db<HostRow>('tenant_hosts')
    .join('tenants', 'tenants.id', 'tenant_hosts.tenant')
    .orderBy(['slug', { column: 'is_primary', order: 'desc' }, 'tenant_hosts.created_at', 'host'])
    .select<{ host: string; slug: string; is_primary: boolean }[]>('host', 'slug', 'is_primary');
  return rows.map(({ host, slug, is_primary }) => ({ host, slug, isPrimary: is_primary }));
}

/** False, and nothing happens, where it is some company's already. */
export async function addHost(tx: Tx, host: string): Promise<boolean> {
  const added = await tx
    .table<HostRow>('tenant_hosts')
    .insert({ host, tenant: tx.tenantId })
    .onConflict('host')
    .ignore()
    .returning('host');
  return added.length > 0;
}

/** Whose it is. */
export async function findHostOwner(tx: Tx, host: string): Promise<Id | undefined> {
  const [row] = await tx.table<HostRow>('tenant_hosts').where({ host });
  return row?.tenant;
}

export async function removeHost(tx: Tx, host: string): Promise<void> {
  await tx.table<HostRow>('tenant_hosts').where({ host, tenant: tx.tenantId }).delete();
}

/** `wanted` becomes the company's first one; without it, where there is none, the one that it has longest. */
export async function setFirstHost(tx: Tx, wanted?: string): Promise<string | undefined> {
  const ofTenant = { tenant: tx.tenantId };
  const rows = await tx.table<HostRow>('tenant_hosts').where(ofTenant).orderBy(['created_at', 'host']);
  const first = wanted ?? (rows.find((row) => row.is_primary) ?? rows[0])?.host;
  const table = () => tx.table<HostRow>('tenant_hosts').where(ofTenant);
  await table()
    .whereNot('host', first ?? '')
    .update({ is_primary: false });
  await table()
    .where('host', first ?? '')
    .update({ is_primary: true });
  return first;
}
