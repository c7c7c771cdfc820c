import type { Knex } from 'knex';
import { addressLine, type Company } from '#shared/company/company.ts';
import type { CompanyLogo } from '#shared/company/logo.ts';
import type { Look } from '#shared/company/nothing-set.ts';
import { isHex } from '#shared/company/palette.ts';
import type { Id } from '#shared/kernel/ids.ts';
import type { Locale } from '#shared/kernel/locale.ts';
import type { Tenant } from '../tenant.ts';
import { statement, type Tx } from '../with-tenant.ts';

/** What a company may leave out, in the column `settings`; its owner writes all but the address of the app, what calendars know it by, and whether it is the demonstration (company.ts). */
type TenantSettings = Partial<Omit<Company, 'name' | 'defaultLocale'>> & {
  readonly publicUrl?: string;
  readonly calendarHost?: string;
  readonly logo?: CompanyLogo;
  readonly demo?: boolean;
  readonly look?: Look;
};

interface TenantRow {
  id: Id;
  slug: string;
  name: string;
  time_zone: string;
  default_locale: Locale;
  settings: TenantSettings;
  host: string | null;
}

/** Tenants are readable before a tenant is known; their rows hold no secret. */
export async function findTenant(db: Knex, slug: string): Promise<Tenant | undefined> {
  const row = await withHosts(db).where({ slug }).first();
  return row && toTenant(row);
}

export async function listTenants(db: Knex): Promise<Tenant[]> {
  return (await withHosts(db).orderBy('slug')).map(toTenant);
}

function withHosts(db: Knex): Knex.QueryBuilder<TenantRow, TenantRow[]> {
  const host = db('tenant_hosts')
    .where({ tenant: db.ref('tenants.id'), is_primary: true })
    .limit(1);
  return db<TenantRow>('tenants').select('tenants.*', host.select('host').as('host'));
}

export async function getCatalogueRevision(db: Knex, tenantId: Id): Promise<number> {
  const row = await db<{ id: Id; catalogue_revision: number }>('tenants').where({ id: tenantId }).first();
  return row?.catalogue_revision ?? 0;
}

/** SQL: the first that was written stays. */
const calendarHostKeep = statement(
  'tenant_calendar_host_keep',
  `update tenants set settings = settings || $2::jsonb where id = $1 and settings -> 'calendarHost' is null`,
);

/** From now on, whatever PUBLIC_URL becomes and wherever the company moves (D414). */
export async function keepCalendarHost(tx: Tx, calendarHost: string): Promise<void> {
  await tx.run(calendarHostKeep, [tx.tenantId, JSON.stringify({ calendarHost })]);
}

function toTenant(row: TenantRow): Tenant {
  const accent = row.settings.look?.accent;
  return {
    id: row.id,
    slug: row.slug,
    name: row.name,
    timeZone: row.time_zone,
    defaultLocale: row.default_locale,
    helpEmail: row.settings.helpEmail || null,
    phone: row.settings.phone || null,
    logo: row.settings.logo?.picture || null,
    accent: accent !== undefined && isHex(accent) ? accent : null,
    legalName: row.settings.legalName || null,
    address: addressLine(row.settings) || null,
    demo: row.settings.demo === true,
    host: row.host,
    calendarHost: row.settings.calendarHost ?? null,
    publicUrl: row.settings.publicUrl?.replace(/\/+$/, '') ?? null,
  };
}
