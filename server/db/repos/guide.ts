/** The guide of a company's first steps: a fact beside its settings, in no section of them and in no version. */
import { type Guide, type GuideFacts, readGuide } from '#shared/company/guide.ts';
import { statement, type Tx } from '../with-tenant.ts';

interface Row extends GuideFacts {
  readonly guide: unknown;
}

/** SQL: what is true of a company in one round trip, of its own row, its catalogue and its bookings. */
const guideFacts = statement(
  'guide_facts',
  `select settings -> 'guide' as guide,
    coalesce(settings ->> 'phone', '') <> '' or coalesce(settings ->> 'helpEmail', '') <> '' as "hasContact",
    coalesce(settings -> 'look' ->> 'accent', '') <> '' as "hasColour",
    coalesce(settings -> 'area' ->> 'by', 'state') <> 'state' as "hasArea",
    exists (select from services where tenant_id = $1) as "hasServices",
    exists (select from notice_addresses where tenant_id = $1) as "tellsSomebody",
    exists (select from bookings where tenant_id = $1) as "hasBookings"
  from tenants where id = $1`,
);

/** SQL: no table of a tenant, but the tenants' own. */
const guideLock = statement(
  'guide_lock',
  `select settings -> 'guide' as guide from tenants where id = $1 for no key update`,
);

/** SQL: as above. */
const guideWrite = statement(
  'guide_write',
  'update tenants set settings = settings || $2::jsonb where id = $1',
);

export async function findGuide(
  tx: Tx,
): Promise<{ readonly kept: Guide | undefined; readonly facts: GuideFacts }> {
  const [row] = await tx.run<Row>(guideFacts, [tx.tenantId]);
  if (!row) throw new Error('Expected the tenant of this transaction');
  const { guide, ...facts } = row;
  return { kept: readGuide(guide), facts };
}

/** No other transaction changes it until this one ends. */
export async function lockGuide(tx: Tx): Promise<Guide | undefined> {
  const [row] = await tx.run<Pick<Row, 'guide'>>(guideLock, [tx.tenantId]);
  return readGuide(row?.guide);
}

/** The row must be locked. */
export async function writeGuide(tx: Tx, guide: Guide): Promise<void> {
  await tx.run(guideWrite, [tx.tenantId, JSON.stringify({ guide })]);
}
