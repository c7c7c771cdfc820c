import type { Client } from 'pg';

/** Stands in every text of the second company; no other company may ever read it. */
export const MARK = 'canary';

/** What callers of another company try to reach. */
export interface CanaryTenant {
  id: string;
  slug: string;
  /** Ids of its rows, in every table that has one. */
  ids: readonly string[];
  couponCode: string;
  email: string;
  /** Every row of the second company as one text, to see whether a call changed them. */
  readAll(): Promise<string>;
}

const ID = 'c0ffee00-0000-4000-8000-000000000001';
const idOf = (digit: number) => `c0ffee00-0000-4000-8000-0000000000${digit}0`;
const [KEY, SESSION, SERVICE, PRODUCT, OPTION, RESOURCE, BLOCK, CART, COUPON] = [
  1, 2, 3, 4, 5, 6, 7, 8, 9,
].map(idOf);
const [CLAIM, BOOKING, EVENT, MAIL, SUBSCRIBER, REVIEW, HOLD, QUOTE, NOTICE] = [
  1, 2, 3, 4, 5, 6, 7, 8, 9,
].map((digit) => idOf(digit).replace('c0ffee00', 'c0ffee01'));
const [ADDRESS, WEBHOOK, API_KEY] = [1, 2, 3].map((digit) => idOf(digit).replace('c0ffee00', 'c0ffee02'));

const title = `{"en":"${MARK}","es":"${MARK}","fr":"${MARK}"}`;

/** One row or more in each table, written past row level security by the owner of the cluster. */
const rows = `
insert into tenants (id, slug, name, time_zone, default_locale) values ('${ID}', 'other', '${MARK}', 'Europe/Paris', 'fr');
insert into admin_keys values ('${ID}', '${KEY}', '${MARK}', 'adm_${MARK}', '\\xcafe', null, now());
insert into admin_sessions values ('${ID}', '${SESSION}', '${KEY}', '${MARK}', '\\xcafe', now(), now() + interval '1 day', null, now());
insert into services (tenant_id, id, slug, kind, pricing_type, title, teaser, image, icon, position)
  values ('${ID}', '${SERVICE}', '${MARK}', 'carpet', 'PER_ROOM_SIMPLE', '${title}', '${title}', '${MARK}', '${MARK}', 1);
insert into products (tenant_id, id, service_id, slug, title, price_cents, position)
  values ('${ID}', '${PRODUCT}', '${SERVICE}', '${MARK}', '${title}', 100, 1);
insert into options (tenant_id, id, service_id, slug, title, price_cents, position)
  values ('${ID}', '${OPTION}', '${SERVICE}', '${MARK}', '${title}', 100, 1);
insert into pricing_settings values ('${ID}', 1, 1, 1, 1, 1, 1, 1, 1, 1, 0, 1);
insert into price_changes values ('${ID}', '${OPTION}', now(), '${MARK}', 'products', '${PRODUCT}', '${MARK}', 100, 200);
insert into catalogue_changes values ('${ID}', '${OPTION}', now(), '${MARK}', 'options', '${OPTION}', '${MARK}', 'changed', '[{"field":"title.fr","from":"${MARK}","to":"${MARK}"}]');
insert into company_changes values ('${ID}', '${OPTION}', now(), '${MARK}', '[{"field":"name","from":"${MARK}","to":"${MARK}"}]');
insert into files (tenant_id, hash, type, large, width, height, small, small_width, small_height, created_at, unused_since)
  values ('${ID}', repeat('c0ffee00', 8), 'image/webp', '${MARK}', 1, 1, '${MARK}', 1, 1, now(), null);
insert into calendar_feeds values ('${ID}', '${OPTION}', '${MARK}', decode('00', 'hex'), now());
insert into agendas values ('${ID}', '${RESOURCE}', '{}', 30, 0, 120, 90, 1);
insert into crews values ('${ID}', '${RESOURCE}', '${MARK}', 'blue', 0, true, 1, now(), now());
insert into blocks values ('${ID}', '${BLOCK}', '${RESOURCE}', now(), now() + interval '1 day', false, '${MARK}', '${MARK}', now(), null);
insert into agenda_days values ('${ID}', '${RESOURCE}', current_date, 1);
insert into coupons (tenant_id, id, code, title, amount_off_cents)
  values ('${ID}', '${COUPON}', upper('${MARK}'), '${MARK}', 500);
insert into carts (tenant_id, id, locale, items, coupon_ids) values ('${ID}', '${CART}', 'fr',
  '[{"id":"${CART}","serviceId":"${SERVICE}","productId":"${PRODUCT}","instances":[{"id":"${CART}","label":"${MARK}","options":[]}]}]',
  '{${COUPON}}');
insert into claims (tenant_id, id, resource_id, state, owner_id, starts_at, ends_at, occupied_until)
  values ('${ID}', '${CLAIM}', '${RESOURCE}', 'booked', '${BOOKING}', now() + interval '3 days',
    now() + interval '3 days 1 hour', now() + interval '3 days 1 hour');
insert into claims (tenant_id, id, resource_id, state, owner_id, starts_at, ends_at, occupied_until, first_held_at, expires_at, holder_address)
  values ('${ID}', '${HOLD}', '${RESOURCE}', 'held', '${CART}', now() + interval '4 days',
    now() + interval '4 days 1 hour', now() + interval '4 days 1 hour', now(), now() + interval '1 hour', '${MARK}');
insert into claim_cells values ('${ID}', '${RESOURCE}', now() + interval '3 days', '${CLAIM}');
insert into bookings (tenant_id, id, claim_id, cart_id, status, locale, email, customer_name, phone, address_line1,
    city, postal_code, country, gate_code, notes, starts_at, ends_at, time_zone, service_title, service_type, minutes,
    quote, estimate, subtotal_cents, discount_cents, total_cents, items, items_snapshot, promotions_snapshot)
  values ('${ID}', '${BOOKING}', '${CLAIM}', '${CART}', 'CONFIRMED', 'fr', '${MARK}@other.test', '${MARK}', '${MARK}',
    '${MARK}', '${MARK}', '33101', 'US', '${MARK}', '${MARK}', now() + interval '3 days',
    now() + interval '3 days 1 hour', 'Europe/Paris', '${MARK}', 'carpet', 60, false, false, 100, 0, 100, '[]', '[]', '[]');
insert into booking_events values ('${ID}', '${EVENT}', '${BOOKING}', 'booked', '${MARK}', '{}', now());
insert into quotes (tenant_id, id, booking_id, lines, total_cents, minutes, valid_until, message, offered_by)
  values ('${ID}', '${QUOTE}', '${BOOKING}', '[{"text":"${MARK}","quantity":1,"unitCents":900}]', 900, 60,
    '2099-01-01', '${MARK}', '${MARK}');
insert into customer_notes values ('${ID}', '${MARK}@other.test', '${MARK}', 1, now());
insert into promo_redemptions values ('${ID}', '${BOOKING}', '${COUPON}', '${MARK}@other.test', 500, now());
insert into idempotency_keys values ('${ID}', '${MARK}', 'canary-key-1', '\\xcafe', 201, '{"note":"${MARK}"}', now());
insert into mail_outbox (tenant_id, id, dedupe_key, kind, recipient, locale, payload, state)
  values ('${ID}', '${MAIL}', '${MARK}', 'booking.booked', '${MARK}@other.test', 'fr', '{"bookingId":"${BOOKING}"}', 'kept');
insert into notice_settings values ('${ID}', 1, 1080);
insert into notice_addresses values ('${ID}', '${ADDRESS}', 0, '${MARK}', '${MARK}@other.test', 'fr', '{booked}', true,
  now(), now(), '${MARK}');
insert into notice_changes values ('${ID}', '${ADDRESS}', now(), '${MARK}', '{"addresses":[],"summaryMinute":1080}',
  '{"addresses":[],"summaryMinute":1080}');
insert into notices values ('${ID}', '${NOTICE}', '${MARK}', 'booked', '${BOOKING}', '${MARK}', '{}', now(), now());
insert into webhooks values ('${ID}', '${WEBHOOK}', 'https://${MARK}.test/', '{booking.created}', '${MARK}', now(), now(), now());
insert into webhook_events values ('${ID}', '${WEBHOOK}', '${EVENT}', '${MARK}', 'booking.created', '${BOOKING}',
  '{"city":"${MARK}"}', now(), 'dead', 1, now(), null, now(), 500, 'status');
insert into api_keys values ('${ID}', '${API_KEY}', '${MARK}', '{catalogue:read}', '\\xcafe', 'cafe', now(), now(), null);
insert into push_subscriptions values ('${ID}', '${SESSION}', 'https://push.${MARK}.com/1', '${MARK}', '${MARK}', now());
insert into push_messages (tenant_id, id, session_id, notice_id, kind, path, next_at)
  values ('${ID}', '${NOTICE}', '${SESSION}', '${NOTICE}', 'booked', '${MARK}', now() + interval '1 day');
insert into newsletter_subscribers values ('${ID}', '${SUBSCRIBER}', '${MARK}@other.test', 'fr', 'confirmed', now());
insert into reviews (tenant_id, id, language, rating, name, body, service, city, month, year, sample, position)
  values ('${ID}', '${REVIEW}', 'fr', 5, '${MARK}', '${MARK}', '${MARK}', '${MARK}', 1, 2026, true, 1);`;

/** `owner` has to be a superuser, as the tests' own cluster gives: it writes for a company that it is not. */
export async function addCanaryTenant(owner: Client): Promise<CanaryTenant> {
  await owner.query(rows);
  const tables = await tenantTables(owner);
  return {
    id: ID,
    slug: 'other',
    ids: [
      CART,
      BOOKING,
      CLAIM,
      HOLD,
      MAIL,
      SERVICE,
      PRODUCT,
      OPTION,
      COUPON,
      REVIEW,
      SESSION,
      QUOTE,
      KEY,
      BLOCK,
      ADDRESS,
      WEBHOOK,
      API_KEY,
      EVENT,
    ].map(String),
    couponCode: MARK.toUpperCase(),
    email: `${MARK}@other.test`,
    readAll: async () => {
      const texts: string[] = [];
      for (const table of tables) {
        const { rows: found } = await owner.query(
          `select t::text as row from ${table} t where tenant_id = $1 order by 1`,
          [ID],
        );
        texts.push(`${table}\n${found.map(({ row }) => row).join('\n')}`);
      }
      return texts.join('\n\n');
    },
  };
}

/** Every table that belongs to companies, by what the database says and not by a list of ours. */
export async function tenantTables(owner: Client): Promise<string[]> {
  const { rows: found } = await owner.query<{ name: string }>(
    `select c.relname as name from pg_class c join pg_attribute a on a.attrelid = c.oid and a.attname = 'tenant_id'
      where c.relkind = 'r' and c.relnamespace = 'public'::regnamespace order by 1`,
  );
  return found.map(({ name }) => name);
}
