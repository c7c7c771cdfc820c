/** What a company says of itself. It stands in `tenants`, which is readable before a tenant is known. */
import type { Company } from '#shared/company/company.ts';
import type { Id } from '#shared/kernel/ids.ts';
import { formatInstant, type Instant } from '#shared/kernel/instant.ts';
import type { Table } from '../column-names.ts';
import { statement, type Tx } from '../with-tenant.ts';

export interface CompanySettings extends Company {
  readonly version: number;
}

export interface CompanyChange {
  readonly id: Id;
  readonly at: Instant;
  readonly changedBy: string;
  readonly fields: readonly { readonly field: keyof Company; readonly from: string; readonly to: string }[];
}

declare module 'knex/types/tables.js' {
  interface Tables {
    company_changes: Table<CompanyChange>;
  }
}

/** What has no column of its own. */
const kept = ['legalName', 'phone', 'helpEmail', 'addressLine1', 'city', 'region', 'postalCode'] as const;

const columns = `name, default_locale as "defaultLocale", company_version as version,
  ${kept.map((field) => `coalesce(settings ->> '${field}', '') as "${field}"`).join(', ')}`;

/** SQL: no table of a tenant, but the tenants' own. */
const companyRead = statement('company_read', `select ${columns} from tenants where id = $1`);

/** SQL: as above. */
const companyLock = statement('company_lock', `select ${columns} from tenants where id = $1 for update`);

/** What nodes and devices keep of the company has the catalogue's revision, which moves along. SQL: as above. */
const companyWrite = statement(
  'company_write',
  `update tenants set name = $2, default_locale = $3, settings = settings || $4::jsonb,
    company_version = company_version + 1, catalogue_revision = catalogue_revision + 1
  where id = $1 returning ${columns}`,
);

export async function findCompany(tx: Tx): Promise<CompanySettings> {
  return only(await tx.run<CompanySettings>(companyRead, [tx.tenantId]));
}

/** No other transaction changes it until this one ends. */
export async function lockCompany(tx: Tx): Promise<CompanySettings> {
  return only(await tx.run<CompanySettings>(companyLock, [tx.tenantId]));
}

/** The row must be locked. */
export async function writeCompany(tx: Tx, company: Company): Promise<CompanySettings> {
  const { name, defaultLocale } = company;
  const settings = Object.fromEntries(kept.map((field) => [field, company[field]]));
  const values = [tx.tenantId, name, defaultLocale, JSON.stringify(settings)];
  return only(await tx.run<CompanySettings>(companyWrite, values));
}

export async function insertCompanyChange(
  tx: Tx,
  { id, at, changedBy, fields }: CompanyChange,
): Promise<void> {
  const row = { tenantId: tx.tenantId, id, at: formatInstant(at), changedBy, fields: JSON.stringify(fields) };
  await tx.query(tx.from('company_changes').insert(row));
}

/** Newest first. */
export function listCompanyChanges(tx: Tx, limit: number): Promise<CompanyChange[]> {
  return tx.query(
    tx
      .from('company_changes')
      .select('id', 'at', 'changedBy', 'fields')
      .orderBy([
        { column: 'at', order: 'desc' },
        { column: 'id', order: 'desc' },
      ])
      .limit(limit),
  );
}

function only([row]: readonly CompanySettings[]): CompanySettings {
  if (!row) throw new Error('Expected the tenant of this transaction');
  return row;
}
