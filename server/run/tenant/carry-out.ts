import type { Knex } from 'knex';
import type { Id } from '#shared/kernel/ids.ts';
import { findTenant } from '../../db/repos/tenants.ts';
import type { Tenant } from '../../db/tenant.ts';
import { type Tx, withTenant } from '../../db/with-tenant.ts';

/** Why a command is not done, in one sentence for the operator. */
export class TenantError extends Error {}

/** Every line that a command says to the operator, in order. */
export type Told = readonly string[];

/** Throws TenantError where there is none. */
export async function knownTenant(db: Knex, slug: string): Promise<Tenant> {
  const tenant = await findTenant(db, slug);
  if (tenant === undefined)
    throw new TenantError(`There is no company ${slug}: npm run tenant -- list names those that there are.`);
  return tenant;
}

/** All of it in one transaction, which is taken back at its end when it is only tried. */
export async function carryOut(
  db: Knex,
  tenantId: Id,
  dryRun: boolean,
  work: (tx: Tx) => Promise<Told>,
): Promise<Told> {
  try {
    return await withTenant(db, tenantId, async (tx) => {
      const told = await work(tx);
      if (dryRun) throw new OnlyTried(told);
      return told;
    });
  } catch (error) {
    if (error instanceof OnlyTried) return [...error.told, 'This was a dry run: nothing has changed.'];
    throw error;
  }
}

class OnlyTried extends Error {
  readonly told: Told;

  constructor(told: Told) {
    super('only tried');
    this.told = told;
  }
}
