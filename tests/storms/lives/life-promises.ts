import type { Client } from 'pg';

/** What holds of every company whatever its people did, beside what broken-promises.ts asks: each counts what breaks it. */
const promises = {
  'a total that is not the sum of its lines': `
    select b.id from bookings b where b.total_cents <> b.subtotal_cents - b.discount_cents
      or b.discount_cents <> (select coalesce(sum((p ->> 'discountCents')::int), 0) from jsonb_array_elements(b.promotions_snapshot) p)
      or b.subtotal_cents <> b.service_charge_cents + (select coalesce(sum((l ->> 'lineTotalCents')::int), 0) from jsonb_array_elements(b.items_snapshot) l)
      or b.total_cents < 0`,
  'a code used and not counted, or counted and not used': `
    select k.id from coupons k where k.redeemed_count <> (select count(*) from promo_redemptions r
      where r.tenant_id = k.tenant_id and r.coupon_id = k.id)`,
  'a use of a code by a booking that has it not': `
    select r.booking_id from promo_redemptions r join bookings b on b.tenant_id = r.tenant_id and b.id = r.booking_id
    where b.status = 'CANCELLED' or b.deleted_at is not null or not exists (
      select 1 from jsonb_array_elements(b.promotions_snapshot) p
      where p ->> 'promotionId' = r.coupon_id::text and (p ->> 'discountCents')::int = r.discount_cents)`,
  'a use of a code by another e-mail than that of its booking': `
    select b.id from promo_redemptions r join bookings b on b.tenant_id = r.tenant_id and b.id = r.booking_id
    where r.email <> b.email and b.erased_at is null`,
  'a code that takes something off and is not used': `
    select b.id from bookings b cross join lateral jsonb_array_elements(b.promotions_snapshot) p
    where b.status <> 'CANCELLED' and b.deleted_at is null and (p ->> 'discountCents')::int > 0 and p ->> 'promotionId' <> b.id::text
      and not exists (select 1 from promo_redemptions r where r.tenant_id = b.tenant_id and r.booking_id = b.id and r.coupon_id::text = p ->> 'promotionId')
      and not exists (select 1 from booking_events e where e.tenant_id = b.tenant_id and e.booking_id = b.id and e.kind = 'booking.restored')`,
  'a visit whose length is not that of its time': `
    select b.id from bookings b where extract(epoch from b.ends_at - b.starts_at) / 60 <> b.minutes`,
  'a claim that a cancelled or deleted booking keeps': `
    select b.id from bookings b join claims c on c.tenant_id = b.tenant_id and c.owner_id = b.id
    where c.state = 'booked' and (b.status = 'CANCELLED' or b.deleted_at is not null)`,
  'an open quote of a booking that is over, or two of them': `
    select q.booking_id from quotes q join bookings b on b.tenant_id = q.tenant_id and b.id = q.booking_id
    where q.state = 'OPEN' and (b.status = 'CANCELLED' or b.accepted_quote_id is not null)
    union all select booking_id from quotes where state = 'OPEN' group by booking_id having count(*) > 1`,
  'a visit of a crew that is closed': `
    select c.id from claims c join crews k on k.tenant_id = c.tenant_id and k.id = c.resource_id
    where not k.active and c.state = 'booked' and c.ends_at > $1`,
  'cells of no claim, or of two crews': `
    select x.claim_id from claim_cells x join claims c on c.tenant_id = x.tenant_id and c.id = x.claim_id
    where x.resource_id <> c.resource_id or x.cell < c.starts_at or x.cell >= c.occupied_until`,
  'a cart that was booked and is open': `
    select c.id from carts c join bookings b on b.tenant_id = c.tenant_id and b.cart_id = c.id where c.status = 'DRAFT'`,
} as const;

export async function lifeFaults(client: Client, now: number): Promise<readonly string[]> {
  const faults: string[] = [];
  for (const [name, sql] of Object.entries(promises)) {
    const { rows } = await client.query(sql, sql.includes('$1') ? [new Date(now)] : []);
    if (rows.length > 0) faults.push(`${name}: ${JSON.stringify(rows[0])} (${rows.length})`);
  }
  return faults;
}
