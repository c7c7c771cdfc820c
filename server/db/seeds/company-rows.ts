import { TRAVEL_USUAL_MIN, type TravelMode } from '#shared/agenda/travel.ts';
import { defaultRates } from '#shared/catalogue/rates.ts';
import { toCents } from '#shared/kernel/money.ts';
import type { Tx } from '../with-tenant.ts';
import { type SeedService, seedServices } from './catalogue.ts';
import { ownId, seedAgenda, seedCoupons } from './tenant.ts';
import { addSampleReviews } from './top-up.ts';

/** What no company does without: hours with the ways between visits reckoned as told, a crew, and the rates that its services would have. Nothing is sold yet. */
export async function addEssentials(tx: Tx, travel: TravelMode): Promise<void> {
  await tx.table('agendas').insert({
    tenant_id: tx.tenantId,
    resource_id: ownId(tx, 'resource:crew-1'),
    hours: JSON.stringify(seedAgenda.hours),
    step_min: seedAgenda.stepMin,
    buffer_min: seedAgenda.bufferMin,
    notice_min: seedAgenda.noticeMin,
    horizon_days: seedAgenda.horizonDays,
    travel,
    travel_min: TRAVEL_USUAL_MIN,
  });
  await tx.table('crews').insert({
    tenant_id: tx.tenantId,
    id: ownId(tx, 'resource:crew-1'),
    name: 'Équipe 1',
    color: 'blue',
    position: 0,
  });
  await tx.query(tx.from('pricing_settings').insert({ tenantId: tx.tenantId, ...defaultRates }));
}

/** The catalogue with a service of every kind. */
export async function addCatalogue(tx: Tx): Promise<void> {
  for (const [position, service] of seedServices.entries()) await addService(tx, service, position);
}

/** All that can be tried: the catalogue, a code of each kind and invented reviews. */
export async function addDemo(tx: Tx): Promise<void> {
  const tenant_id = tx.tenantId;
  await addCatalogue(tx);
  await tx.table('coupons').insert(
    seedCoupons.map((coupon) => ({
      tenant_id,
      id: ownId(tx, `coupon:${coupon.code}`),
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
  const serviceId = ownId(tx, `service:${service.slug}`);
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
    id: ownId(tx, `${kind}:${service.slug}:${slug}`),
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
