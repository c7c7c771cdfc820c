import type { Knex } from 'knex';
import { defaultRates } from '#shared/catalogue/rates.ts';
import { toCents } from '#shared/kernel/money.ts';
import { connectAsOwner } from '../connect.ts';
import { listTenants } from '../repos/tenants.ts';
import type { Tx } from '../with-tenant.ts';
import { withTenant } from '../with-tenant.ts';
import type { SeedService } from './catalogue.ts';
import { seedServices } from './catalogue.ts';
import { bringEnvironmentKey, revokePublishedKey } from './environment-key.ts';
import { seedId } from './seed-id.ts';
import { seedAgenda, seedCoupons, seedTenant } from './tenant.ts';
import { addSampleReviews, SEED_VERSION, topUp } from './top-up.ts';

/**
 * Gives a fresh database its company, catalogue, hours, coupons, sample reviews and admin key. A company that exists
 * already keeps everything its owner changed; what newer seeds brought (top-up.ts) is added, and the admin key of the
 * environment takes the place of the one before. In production what is published is withdrawn: the developers' key,
 * the README's codes and invented reviews. Answers what the person at the terminal should know, a sentence each.
 */
export async function seed(
  ownerUrl: string,
  { adminKey, production }: { readonly adminKey: string; readonly production: boolean },
): Promise<readonly string[]> {
  const db = connectAsOwner(ownerUrl);
  try {
    const isNew = await addTenant(db);
    const told: string[] = [];
    for (const { id } of production ? await listTenants(db) : [])
      told.push(...(await withTenant(db, id, revokePublishedKey)));
    const rest = await withTenant(db, seedTenant.id, async (tx) => {
      const ofKey = await bringEnvironmentKey(tx, adminKey);
      await (isNew ? addCompanyData(tx) : topUp(tx));
      return [...ofKey, ...(production ? await withdrawSamples(tx) : [])];
    });
    return [...told, ...rest];
  } finally {
    await db.destroy();
  }
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
  const { id, slug, name, timeZone, defaultLocale, helpEmail, phone, legalName } = seedTenant;
  const added = await db('tenants')
    .insert({
      id,
      slug,
      name,
      time_zone: timeZone,
      default_locale: defaultLocale,
      settings: { helpEmail, phone, legalName, seedVersion: SEED_VERSION },
    })
    .onConflict('slug')
    .ignore()
    .returning('id');
  return added.length > 0;
}

async function addCompanyData(tx: Tx): Promise<void> {
  const tenant_id = tx.tenantId;
  await tx.table('agendas').insert({
    tenant_id,
    resource_id: seedAgenda.resourceId,
    hours: JSON.stringify(seedAgenda.hours),
    step_min: seedAgenda.stepMin,
    buffer_min: seedAgenda.bufferMin,
    notice_min: seedAgenda.noticeMin,
    horizon_days: seedAgenda.horizonDays,
  });
  await tx.query(tx.from('pricing_settings').insert({ tenantId: tx.tenantId, ...defaultRates }));
  for (const [position, service] of seedServices.entries()) await addService(tx, service, position);
  await tx.table('coupons').insert(
    seedCoupons.map((coupon) => ({
      tenant_id,
      id: seedId(`coupon:${coupon.code}`),
      code: coupon.code,
      title: coupon.title,
      amount_off_cents: coupon.amountOffCents,
      min_subtotal_cents: coupon.minSubtotalCents,
      stacking: coupon.stacking,
      ends_at: coupon.ended ? '2026-01-01T00:00:00Z' : null,
    })),
  );
  await addSampleReviews(tx);
}

async function addService(tx: Tx, service: SeedService, position: number): Promise<void> {
  const tenant_id = tx.tenantId;
  const serviceId = seedId(`service:${service.slug}`);
  await tx.table('services').insert({
    tenant_id,
    id: serviceId,
    slug: service.slug,
    kind: service.kind,
    pricing_type: service.pricingType,
    title: JSON.stringify(service.title),
    teaser: JSON.stringify(service.teaser),
    tag: service.tag,
    image: service.image,
    icon: service.icon,
    base_price_cents: toCents(service.basePrice),
    position,
  });
  const child = (kind: string, slug: string) => ({
    tenant_id,
    id: seedId(`${kind}:${service.slug}:${slug}`),
    service_id: serviceId,
  });
  const products = service.products.map((product, index) => ({
    ...child('product', product.slug),
    slug: product.slug,
    title: JSON.stringify(product.title),
    price_cents: toCents(product.price),
    min_seats: product.minSeats ?? null,
    extra_seat_cents: product.extraSeat === undefined ? null : toCents(product.extraSeat),
    position: index,
  }));
  const options = service.options.map((option, index) => ({
    ...child('option', option.slug),
    slug: option.slug,
    title: JSON.stringify(option.title),
    price_cents: toCents(option.price),
    emoji: option.emoji,
    position: index,
  }));
  if (products.length > 0) await tx.table('products').insert(products);
  if (options.length > 0) await tx.table('options').insert(options);
}
