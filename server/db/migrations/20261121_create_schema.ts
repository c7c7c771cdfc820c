import type { Knex } from 'knex';

/**
 * The first schema. Every tenant table leads its keys with tenant_id, has row level security that is
 * forced on its owner too, and grants the API's role no more than it uses (D357).
 * No exclusion constraints, triggers, deferrable constraints or advisory locks, so that it also runs on
 * Citus, CockroachDB and YugabyteDB (D358).
 */
const tables = `
create table tenants (
  id uuid not null,
  slug text not null,
  name text not null,
  time_zone text not null,
  default_locale text not null,
  -- bumped by every catalogue, rate or coupon-independent price change; drops the API's in-memory answers
  catalogue_revision bigint not null default 1,
  settings jsonb not null default '{}',
  created_at timestamptz not null default now(),
  constraint tenants_pk primary key (id),
  constraint tenants_slug_unique unique (slug)
);

create table admin_keys (
  tenant_id uuid not null references tenants (id),
  id uuid not null,
  label text not null,
  prefix text not null,
  key_hash bytea not null,
  revoked_at timestamptz,
  created_at timestamptz not null default now(),
  constraint admin_keys_pk primary key (tenant_id, id),
  constraint admin_keys_prefix_unique unique (tenant_id, prefix)
);

create table admin_sessions (
  tenant_id uuid not null references tenants (id),
  id uuid not null,
  admin_key_id uuid not null,
  label text not null,
  token_hash bytea not null,
  last_seen_at timestamptz not null,
  expires_at timestamptz not null,
  revoked_at timestamptz,
  created_at timestamptz not null default now(),
  constraint admin_sessions_pk primary key (tenant_id, id),
  constraint admin_sessions_token_unique unique (tenant_id, token_hash),
  constraint admin_sessions_key_fk foreign key (tenant_id, admin_key_id) references admin_keys (tenant_id, id)
);

create table services (
  tenant_id uuid not null references tenants (id),
  id uuid not null,
  slug text not null,
  kind text not null,
  pricing_type text not null,
  title jsonb not null,
  teaser jsonb not null,
  tag text,
  image text not null,
  icon text not null,
  base_price_cents integer not null default 0,
  position integer not null,
  active boolean not null default true,
  version bigint not null default 1,
  constraint services_pk primary key (tenant_id, id),
  constraint services_slug_unique unique (tenant_id, slug)
);

create table products (
  tenant_id uuid not null references tenants (id),
  id uuid not null,
  service_id uuid not null,
  slug text not null,
  title jsonb not null,
  price_cents integer not null check (price_cents >= 0),
  min_seats integer,
  extra_seat_cents integer,
  position integer not null,
  active boolean not null default true,
  version bigint not null default 1,
  constraint products_pk primary key (tenant_id, id),
  constraint products_slug_unique unique (tenant_id, service_id, slug),
  constraint products_service_fk foreign key (tenant_id, service_id) references services (tenant_id, id)
);

create table options (
  tenant_id uuid not null references tenants (id),
  id uuid not null,
  service_id uuid not null,
  slug text not null,
  title jsonb not null,
  price_cents integer not null,
  emoji text not null default '',
  position integer not null,
  active boolean not null default true,
  version bigint not null default 1,
  constraint options_pk primary key (tenant_id, id),
  constraint options_slug_unique unique (tenant_id, service_id, slug),
  constraint options_service_fk foreign key (tenant_id, service_id) references services (tenant_id, id)
);

create table pricing_settings (
  tenant_id uuid not null references tenants (id),
  handyman_first_hour_cents integer not null,
  handyman_extra_hour_cents integer not null,
  rentme_first_hour_cents integer not null,
  rentme_extra_hour_cents integer not null,
  rentme_mile_cents integer not null,
  delivery_base_cents integer not null,
  errand_base_cents integer not null,
  extra_pickup_cents integer not null,
  delivery_mile_cents integer not null,
  service_charge_cents integer not null default 0,
  version bigint not null default 1,
  constraint pricing_settings_pk primary key (tenant_id)
);

create table agendas (
  tenant_id uuid not null references tenants (id),
  resource_id uuid not null,
  -- {"1":[{"startMin":480,"endMin":1080}], … "7":[]}: wall time of the tenant's zone
  hours jsonb not null,
  step_min integer not null,
  buffer_min integer not null,
  notice_min integer not null,
  horizon_days integer not null,
  version bigint not null default 1,
  constraint agendas_pk primary key (tenant_id, resource_id)
);

create table blocks (
  tenant_id uuid not null references tenants (id),
  id uuid not null,
  resource_id uuid not null,
  starts_at timestamptz not null,
  ends_at timestamptz not null,
  all_day boolean not null default false,
  reason text,
  created_by text not null,
  created_at timestamptz not null default now(),
  constraint blocks_pk primary key (tenant_id, id),
  constraint blocks_range check (ends_at > starts_at)
);
create index blocks_range_index on blocks (tenant_id, resource_id, ends_at, starts_at);

-- One row per day that was ever written: the lock, and the revision that the event stream polls.
create table agenda_days (
  tenant_id uuid not null references tenants (id),
  resource_id uuid not null,
  day date not null,
  revision bigint not null default 1,
  constraint agenda_days_pk primary key (tenant_id, resource_id, day)
);

create table carts (
  tenant_id uuid not null references tenants (id),
  id uuid not null,
  status text not null default 'DRAFT' check (status in ('DRAFT', 'CONVERTED', 'ABANDONED')),
  version bigint not null default 1,
  editing_booking_id uuid,
  locale text not null,
  items jsonb not null default '[]',
  coupon_ids uuid[] not null default '{}',
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  constraint carts_pk primary key (tenant_id, id)
);

create table coupons (
  tenant_id uuid not null references tenants (id),
  id uuid not null,
  code text not null,
  title text not null,
  amount_off_cents integer not null check (amount_off_cents > 0),
  min_subtotal_cents integer,
  starts_at timestamptz,
  ends_at timestamptz,
  stacking boolean not null default false,
  active boolean not null default true,
  max_redemptions integer,
  once_per_email boolean not null default false,
  redeemed_count integer not null default 0,
  deleted_at timestamptz,
  version bigint not null default 1,
  constraint coupons_pk primary key (tenant_id, id),
  constraint coupons_code_upper check (code = upper(code)),
  constraint coupons_code_unique unique (tenant_id, code),
  constraint coupons_limit check (max_redemptions is null or redeemed_count <= max_redemptions)
);

-- A taken piece of the agenda: a hold (expires_at set) or a booking. The visit alone; cells carry the buffer.
create table claims (
  tenant_id uuid not null references tenants (id),
  id uuid not null,
  resource_id uuid not null,
  state text not null check (state in ('held', 'booked')),
  -- who asked: the cart, the booking being moved, or the hold itself; one hold per owner
  owner_id uuid not null,
  starts_at timestamptz not null,
  ends_at timestamptz not null,
  -- ends_at plus the buffer that was in force: what other visits must stay clear of
  occupied_until timestamptz not null,
  first_held_at timestamptz,
  expires_at timestamptz,
  holder_address text,
  constraint claims_pk primary key (tenant_id, id),
  constraint claims_range check (ends_at > starts_at and occupied_until >= ends_at),
  constraint claims_hold_expires check ((state = 'held') = (expires_at is not null))
);
create unique index claims_one_hold_per_owner on claims (tenant_id, owner_id) where state = 'held';
create index claims_range_index on claims (tenant_id, resource_id, starts_at) include (occupied_until, expires_at);

-- One row per five claimed minutes. This primary key is the promise that nobody is booked twice.
create table claim_cells (
  tenant_id uuid not null,
  resource_id uuid not null,
  cell timestamptz not null,
  claim_id uuid not null,
  constraint claim_cells_pk primary key (tenant_id, resource_id, cell),
  constraint claim_cells_claim_fk foreign key (tenant_id, claim_id) references claims (tenant_id, id) on delete cascade
);
create index claim_cells_claim_index on claim_cells (tenant_id, claim_id);

create table bookings (
  tenant_id uuid not null references tenants (id),
  id uuid not null,
  -- null once cancelled: the time is free, the row stays
  claim_id uuid,
  cart_id uuid not null,
  status text not null check (status in ('CONFIRMED', 'PENDING', 'CANCELLED')),
  version bigint not null default 1,
  link_epoch integer not null default 1,
  locale text not null,
  email text not null,
  customer_name text not null,
  first_name text,
  last_name text,
  phone text,
  company_name text,
  address_line1 text not null,
  address_line2 text,
  city text not null,
  region text,
  postal_code text not null,
  country text not null,
  gate_code text,
  notes text,
  notes_prefix text,
  lead_source text,
  lead_source_detail text,
  starts_at timestamptz not null,
  ends_at timestamptz not null,
  time_zone text not null,
  service_title text not null,
  service_type text not null,
  minutes integer not null,
  quote boolean not null,
  estimate boolean not null,
  subtotal_cents integer not null,
  discount_cents integer not null,
  total_cents integer not null,
  items jsonb not null,
  items_snapshot jsonb not null,
  promotions_snapshot jsonb not null,
  terms_version text,
  terms_accepted_at timestamptz,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  deleted_at timestamptz,
  constraint bookings_pk primary key (tenant_id, id),
  constraint bookings_cart_unique unique (tenant_id, cart_id),
  constraint bookings_claim_fk foreign key (tenant_id, claim_id) references claims (tenant_id, id),
  constraint bookings_claimed check ((status = 'CANCELLED') = (claim_id is null) or deleted_at is not null)
);
create index bookings_start_index on bookings (tenant_id, starts_at, id);
create index bookings_email_index on bookings (tenant_id, email, starts_at);

create table booking_events (
  tenant_id uuid not null,
  id uuid not null,
  booking_id uuid not null,
  kind text not null,
  actor text not null,
  detail jsonb not null default '{}',
  at timestamptz not null default now(),
  constraint booking_events_pk primary key (tenant_id, id),
  constraint booking_events_booking_fk foreign key (tenant_id, booking_id) references bookings (tenant_id, id)
);
create index booking_events_booking_index on booking_events (tenant_id, booking_id, at);

create table promo_redemptions (
  tenant_id uuid not null,
  booking_id uuid not null,
  coupon_id uuid not null,
  email text not null,
  discount_cents integer not null,
  created_at timestamptz not null default now(),
  constraint promo_redemptions_pk primary key (tenant_id, booking_id, coupon_id),
  constraint promo_redemptions_booking_fk foreign key (tenant_id, booking_id) references bookings (tenant_id, id)
);
create index promo_redemptions_email_index on promo_redemptions (tenant_id, coupon_id, email);

create table idempotency_keys (
  tenant_id uuid not null references tenants (id),
  scope text not null,
  key text not null,
  fingerprint bytea not null,
  status integer,
  body jsonb,
  created_at timestamptz not null default now(),
  constraint idempotency_keys_pk primary key (tenant_id, scope, key)
);
create index idempotency_keys_age_index on idempotency_keys (tenant_id, created_at);

create table mail_outbox (
  tenant_id uuid not null references tenants (id),
  id uuid not null,
  -- what makes a second row for the same fact impossible, such as 'booked:<booking>' or 'cancelled:<booking>'
  dedupe_key text not null,
  kind text not null,
  recipient text not null,
  locale text not null,
  -- what the template needs; bodies are rendered when sent
  payload jsonb not null,
  state text not null default 'waiting' check (state in ('waiting', 'kept', 'sent', 'dead')),
  attempts integer not null default 0,
  next_at timestamptz not null default now(),
  lease_until timestamptz,
  last_error text,
  sent_at timestamptz,
  created_at timestamptz not null default now(),
  constraint mail_outbox_pk primary key (tenant_id, id),
  constraint mail_outbox_dedupe unique (tenant_id, dedupe_key)
);
create index mail_outbox_due_index on mail_outbox (tenant_id, next_at) where state = 'waiting';

create table newsletter_subscribers (
  tenant_id uuid not null references tenants (id),
  id uuid not null,
  email text not null,
  locale text not null,
  state text not null default 'asked' check (state in ('asked', 'confirmed', 'left')),
  created_at timestamptz not null default now(),
  constraint newsletter_subscribers_pk primary key (tenant_id, id),
  constraint newsletter_subscribers_email_unique unique (tenant_id, email)
);

create table reviews (
  tenant_id uuid not null references tenants (id),
  id uuid not null,
  language text not null,
  rating integer not null check (rating between 1 and 5),
  name text not null,
  body text not null,
  service text not null,
  city text not null,
  month integer not null check (month between 1 and 12),
  year integer not null,
  sample boolean not null,
  position integer not null,
  constraint reviews_pk primary key (tenant_id, id)
);

-- Counters of the request limits; the library that writes them brings the tenant inside the key.
create table rate_limits (
  key text not null,
  points integer not null default 0,
  expire bigint,
  constraint rate_limits_pk primary key (key)
);
`;

const tenantTables = [
  'admin_keys',
  'admin_sessions',
  'services',
  'products',
  'options',
  'pricing_settings',
  'agendas',
  'blocks',
  'agenda_days',
  'carts',
  'coupons',
  'claims',
  'claim_cells',
  'bookings',
  'booking_events',
  'promo_redemptions',
  'idempotency_keys',
  'mail_outbox',
  'newsletter_subscribers',
  'reviews',
];

/** After COMMIT the setting is '' and not NULL, and ''::uuid is an error: hence nullif (reliability M14). */
const mine = `nullif(current_setting('app.tenant_id', true), '')::uuid`;

function secure(table: string): string {
  return `
    alter table ${table} enable row level security;
    alter table ${table} force row level security;
    create policy ${table}_of_tenant on ${table}
      using (tenant_id = ${mine}) with check (tenant_id = ${mine});
    grant select, insert, update, delete on ${table} to sabal_api;`;
}

export async function up(knex: Knex): Promise<void> {
  await knex.raw(`set local lock_timeout = '2s'`);
  await knex.raw(tables);
  await knex.raw(tenantTables.map(secure).join('\n'));
  // Tenants are found by slug before a tenant is known; their rows are no secret and the API never writes them
  // except the revision, which moves with the catalogue.
  await knex.raw(`
    alter table tenants enable row level security;
    alter table tenants force row level security;
    create policy tenants_read on tenants for select using (true);
    create policy tenants_of_tenant on tenants for update using (id = ${mine}) with check (id = ${mine});
    create policy tenants_owner on tenants for insert to current_user with check (true);
    grant select, update (catalogue_revision, settings) on tenants to sabal_api;
    grant select, insert, update, delete on rate_limits to sabal_api;
    grant select on knex_migrations to sabal_api;`);
}

export async function down(): Promise<void> {
  throw new Error('Migrations only add; restore a backup to go back.');
}
