import type { Knex } from 'knex';

/**
 * What codes took off bookings that were edited since: until now an edit left the amount of the booking before it. What
 * a booking costs now, with each of its codes, stands in its snapshot.
 */
export async function up(knex: Knex): Promise<void> {
  await knex.raw(`set local lock_timeout = '2s'`);
  // Rows of every company are reached by naming it, because policies bind the owner too.
  const { rows } = await knex.raw<{ rows: { id: string }[] }>('select id from tenants');
  for (const { id } of rows) {
    await knex.raw(`select set_config('app.tenant_id', ?, true)`, [id]);
    await knex.raw(
      `update promo_redemptions r set discount_cents = (applied ->> 'discountCents')::int
      from bookings b cross join lateral jsonb_array_elements(b.promotions_snapshot) as applied
      where r.tenant_id = ? and b.tenant_id = ? and b.id = r.booking_id
        and applied ->> 'promotionId' = r.coupon_id::text
        and r.discount_cents <> (applied ->> 'discountCents')::int`,
      [id, id],
    );
  }
}

export async function down(): Promise<void> {
  throw new Error('Migrations only add; restore a backup to go back.');
}
