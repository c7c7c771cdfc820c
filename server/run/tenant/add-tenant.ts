import { randomUUID } from 'node:crypto';
import type { Knex } from 'knex';
import { companyLengthMax } from '#shared/company/company.ts';
import type { Id } from '#shared/kernel/ids.ts';
import type { Locale } from '#shared/kernel/locale.ts';
import { isSlug } from '../../access/find-tenant.ts';
import { addHost, setFirstHost } from '../../db/repos/tenant-hosts.ts';
import { keepCalendarHost } from '../../db/repos/tenants.ts';
import { addCatalogue, addDemo, addEssentials } from '../../db/seeds/company-rows.ts';
import { seedTenant } from '../../db/seeds/tenant.ts';
import { SEED_VERSION } from '../../db/seeds/top-up.ts';
import type { Tx } from '../../db/with-tenant.ts';
import { calendarHostOf } from '../../domain/bookings/read/calendar-of.ts';
import { publicBase } from '../../domain/links/public-base.ts';
import type { Env } from '../../env.ts';
import { carryOut, TenantError, type Told } from './carry-out.ts';
import { addKey } from './give-key.ts';
import { readHost, refuseTakenHost } from './map-host.ts';

export interface AddTenant {
  readonly slug: string;
  /** Without one the slug with a capital letter. */
  readonly name?: string | undefined;
  readonly host?: string | undefined;
  readonly locale?: Locale | undefined;
  /** With something to sell at once. */
  readonly demo: boolean;
  readonly dryRun: boolean;
}

type AddEnv = Pick<Env, 'publicUrl' | 'appTenant' | 'production'>;

/** The key that the owner signs in with for the first time; history shows it as who did it. */
const LABEL = 'Propriétaire';

/**
 * A company of its own: hours, rates and a key, nothing to sell yet; with `demo` the catalogue of the demonstration, and
 * outside production its codes and invented reviews too. One that exists stays as it is.
 */
export async function addTenant(db: Knex, env: AddEnv, asked: AddTenant): Promise<Told> {
  const { slug } = asked;
  if (!isSlug(slug))
    throw new TenantError('A company is called by 1 to 63 of a-z, 0-9 and -, such as acme-floors.');
  const name = (asked.name ?? slug.charAt(0).toUpperCase() + slug.slice(1)).trim().replace(/\s+/g, ' ');
  if (name === '' || name.length > companyLengthMax.name)
    throw new TenantError(`A name has 1 to ${companyLengthMax.name} letters.`);
  // Browsers find every name below localhost on this machine.
  const host = readHost(asked.host ?? (env.production ? undefined : `${slug}.localhost`));
  return carryOut(db, randomUUID(), asked.dryRun, async (tx) => {
    const demo = asked.demo && !env.production;
    if (!(await insertTenant(tx, { slug, name, locale: asked.locale ?? seedTenant.defaultLocale, demo })))
      return [`There is a company ${slug} already: it stays as it is.`];
    if (env.production) await keepCalendarHost(tx, calendarHostOf(env, { id: tx.tenantId, slug }));
    await addEssentials(tx, 'fixed');
    if (asked.demo) await (demo ? addDemo(tx) : addCatalogue(tx));
    if (host !== undefined && !(await addHost(tx, host))) await refuseTakenHost(tx, host);
    await setFirstHost(tx);
    const key = await addKey(tx, LABEL);
    const base = publicBase(env, { id: tx.tenantId, slug, publicUrl: null, host: host ?? null });
    return [
      `${name} is added as ${slug}, ${asked.demo ? 'with the demo catalogue' : 'with nothing to sell yet'}.`,
      base === ''
        ? `It has no address yet: npm run tenant -- host ${slug} book.example.com`
        : `Its owner goes on at ${base}/admin`,
      asked.dryRun ? 'The key would be told here.' : `Its key, told this once and kept nowhere: ${key}`,
    ];
  });
}

interface NewTenant {
  id: Id;
  slug: string;
  name: string;
  time_zone: string;
  default_locale: Locale;
  settings: string;
}

/** False where the slug is taken. */
async function insertTenant(
  tx: Tx,
  { slug, name, locale, demo }: { slug: string; name: string; locale: Locale; demo: boolean },
): Promise<boolean> {
  const added = await tx
    .table<NewTenant>('tenants')
    .insert({
      id: tx.tenantId,
      slug,
      name,
      time_zone: seedTenant.timeZone,
      default_locale: locale,
      settings: JSON.stringify({ seedVersion: SEED_VERSION, ...(demo && { demo }) }),
    })
    .onConflict('slug')
    .ignore()
    .returning('id');
  return added.length > 0;
}
