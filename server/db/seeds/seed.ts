import type { Knex } from 'knex';
import { connectAsOwner } from '../connect.ts';
import { listTenants } from '../repos/tenants.ts';
import type { Tx } from '../with-tenant.ts';
import { withTenant } from '../with-tenant.ts';
import { addDemo, addEssentials } from './company-rows.ts';
import { bringEnvironmentKey, revokePublishedKey } from './environment-key.ts';
import { seedId } from './seed-id.ts';
import { seedCoupons, seedTenant } from './tenant.ts';
import { SEED_VERSION, topUp } from './top-up.ts';

/**
 * Gives a fresh database its company, catalogue, hours, coupons, sample reviews and admin key. A company that exists
 * already keeps everything its owner changed; what newer seeds brought (top-up.ts) is added, and the admin key of the
 * environment takes the place of the one before. In production what is published is withdrawn: the developers' key,
 * the README's codes and invented reviews. A deployment that has companies without that one (`npm run tenant`) is not
 * given it. Answers what the person at the terminal should know, a sentence each.
 */
export async function seed(
  ownerUrl: string,
  { adminKey, production }: { readonly adminKey: string; readonly production: boolean },
): Promise<readonly string[]> {
  const db = connectAsOwner(ownerUrl);
  try {
    const others = await listTenants(db);
    const isNew = others.length === 0 && (await addTenant(db));
    const told: string[] = [];
    for (const { id } of production ? await listTenants(db) : [])
      told.push(...(await withTenant(db, id, revokePublishedKey)));
    if (others.length > 0 && !others.some(({ id }) => id === seedTenant.id)) return told;
    const rest = await withTenant(db, seedTenant.id, async (tx) => {
      const ofKey = await bringEnvironmentKey(tx, adminKey);
      await (isNew ? addDemoCompany(tx) : topUp(tx));
      return [...ofKey, ...(production ? await withdrawSamples(tx) : [])];
    });
    return [...told, ...rest];
  } finally {
    await db.destroy();
  }
}

async function addDemoCompany(tx: Tx): Promise<void> {
  await addEssentials(tx, 'off');
  await addDemo(tx);
}

/** Codes that staff have changed in any way are theirs. Real reviews stay, and invented ones would mislead. */
async function withdrawSamples(tx: Tx): Promise<readonly string[]> {
  const ofTenant = { tenant_id: tx.tenantId };
  await tx
    .table('reviews')
    .where({ ...ofTenant, sample: true })
    .delete();
  const withdrawn = await tx
    .table<{ id: string; version: number; active: boolean; code: string }>('coupons')
    .where({ ...ofTenant, version: 1, active: true })
    .whereIn(
      'id',
      seedCoupons.map(({ code }) => seedId(`coupon:${code}`)),
    )
    .update({ active: false, version: 2 }, ['code']);
  const codes = withdrawn.map(({ code }) => code).sort();
  return codes.length === 0
    ? []
    : [`Sample codes are published, so they are switched off: ${codes.join(', ')}.`];
}

/** False when the company was there. The insert decides, so two starts at once seed once. */
async function addTenant(db: Knex): Promise<boolean> {
  const { id, slug, name, timeZone, defaultLocale, helpEmail, phone, legalName, demo } = seedTenant;
  const added = await db('tenants')
    .insert({
      id,
      slug,
      name,
      time_zone: timeZone,
      default_locale: defaultLocale,
      settings: { helpEmail, phone, legalName, demo, seedVersion: SEED_VERSION },
    })
    .onConflict('slug')
    .ignore()
    .returning('id');
  return added.length > 0;
}
