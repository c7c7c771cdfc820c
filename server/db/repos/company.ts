/** What the owner sets of the company. It stands in `tenants`, which is readable before a tenant is known. */
import type { Company } from '#shared/company/company.ts';
import type { FieldChange } from '#shared/company/section.ts';
import { type CompanySettings, sectionNames, settingsSections } from '#shared/company/settings.ts';
import type { Id } from '#shared/kernel/ids.ts';
import { formatInstant, type Instant } from '#shared/kernel/instant.ts';
import type { Table } from '../column-names.ts';
import { statement, type Tx } from '../with-tenant.ts';

export interface KeptSettings {
  readonly settings: CompanySettings;
  readonly version: number;
}

export interface CompanyChange {
  readonly id: Id;
  readonly at: Instant;
  readonly changedBy: string;
  readonly fields: readonly FieldChange[];
}

declare module 'knex/types/tables.js' {
  interface Tables {
    company_changes: Table<CompanyChange>;
  }
}

/** What a company says of itself and has no column for: beside each other, as they were before there were sections. */
const said = ['legalName', 'phone', 'helpEmail', 'addressLine1', 'city', 'region', 'postalCode'] as const;

interface Row extends Pick<Company, 'name' | 'defaultLocale'> {
  readonly version: number;
  /** Each section under its name, in the shape of the build that wrote it. */
  readonly settings: Partial<Omit<CompanySettings, 'who'> & Company>;
}

const columns = `name, default_locale as "defaultLocale", settings, company_version as version`;

/** SQL: no table of a tenant, but the tenants' own. */
const companyRead = statement('company_read', `select ${columns} from tenants where id = $1`);

/** SQL: as above. None of its keys changes: who writes another row of the company neither waits nor is waited for. */
const companyLock = statement(
  'company_lock',
  `select ${columns} from tenants where id = $1 for no key update`,
);

/** What nodes and devices keep of the company has the catalogue's revision, which moves along. SQL: as above. */
const companyWrite = statement(
  'company_write',
  `update tenants set name = $2, default_locale = $3, settings = settings || $4::jsonb,
    company_version = company_version + 1, catalogue_revision = catalogue_revision + 1
  where id = $1 returning ${columns}`,
);

export async function findCompany(tx: Tx): Promise<KeptSettings> {
  return only(await tx.run<Row>(companyRead, [tx.tenantId]));
}

/** No other transaction changes it until this one ends. */
export async function lockCompany(tx: Tx): Promise<KeptSettings> {
  return only(await tx.run<Row>(companyLock, [tx.tenantId]));
}

/** The row must be locked. */
export async function writeCompany(tx: Tx, { who, ...sections }: CompanySettings): Promise<KeptSettings> {
  const settings = { ...Object.fromEntries(said.map((field) => [field, who[field]])), ...sections };
  const values = [tx.tenantId, who.name, who.defaultLocale, JSON.stringify(settings)];
  return only(await tx.run<Row>(companyWrite, values));
}

/** SQL: as above. */
const zoneRead = statement('company_zone_read', 'select time_zone as "timeZone" from tenants where id = $1');

/** As it is now: what a node remembers of the company may be a minute old. */
export async function findZone(tx: Tx): Promise<string> {
  const [row] = await tx.run<{ readonly timeZone: string }>(zoneRead, [tx.tenantId]);
  if (!row) throw new Error('Expected the tenant of this transaction');
  return row.timeZone;
}

/** SQL: as above. */
const zoneWrite = statement('company_zone_write', 'update tenants set time_zone = $2 where id = $1');

/** Nodes that remember another one read it anew within a minute; the catalogue's revision has to move along. */
export async function writeZone(tx: Tx, timeZone: string): Promise<void> {
  await tx.run(zoneWrite, [tx.tenantId, timeZone]);
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

/** SQL: a look inside a document. The paths are those of the history: the owner's own terms, and what is asked of who cancels. */
const termsChange = statement(
  'company_terms_change',
  `select max(at) as at from company_changes where tenant_id = $1
    and jsonb_path_exists(fields, '$[*].field ? (@ starts with "texts.terms." || @ starts with "rules.cancel")')`,
);

/** When the owner last changed what customers agree to; undefined where that never was. */
export async function findTermsChange(tx: Tx): Promise<Instant | undefined> {
  const [row] = await tx.run<{ readonly at: Instant | null }>(termsChange, [tx.tenantId]);
  return row?.at ?? undefined;
}

function only([row]: readonly Row[]): KeptSettings {
  if (!row) throw new Error('Expected the tenant of this transaction');
  return { settings: readSettings(row), version: row.version };
}

/** A field that an older build did not know is as if never set. */
function readSettings({ name, defaultLocale, settings }: Row): CompanySettings {
  const texts = Object.fromEntries(said.map((field) => [field, settings[field] ?? '']));
  const who = { ...settingsSections.who.initial, ...texts, name, defaultLocale };
  const nested = sectionNames
    .filter((section) => section !== 'who')
    .map((section) => [section, { ...settingsSections[section].initial, ...settings[section] }]);
  return { who, ...Object.fromEntries(nested) };
}
