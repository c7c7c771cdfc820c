import type { LocalizedText } from '#shared/kernel/locale.ts';
import type { CatalogueRow } from '../device/cache-rows.ts';
import { db } from '../device/db.ts';
import { writeMirror } from '../device/mirror.ts';

/** The device's one copy; the company's name, colour and logo stand beside it, for a page that begins before the database answers. */
export async function keepCatalogue(row: CatalogueRow): Promise<void> {
  const known = await db.cache.get('catalogue');
  const before = known?.kind === 'catalogue' ? known : undefined;
  await db.cache.put({ ...row, gone: goneTitles(before, row) });
  if (row.companyName) writeMirror('company_name', row.companyName);
  writeMirror('company_accent', row.settings?.look?.accent || null);
  writeMirror('company_logo', row.logo || null);
}

/** More than a cart holds; the oldest are forgotten first. */
const GONE_MAX = 60;

/** What this device once knew by a name and is no longer told of. */
function goneTitles(
  before: CatalogueRow | undefined,
  row: CatalogueRow,
): Readonly<Record<string, LocalizedText>> {
  const now = new Map(titlesOf(row));
  const known = [...Object.entries(before?.gone ?? {}), ...(before ? titlesOf(before) : [])];
  return Object.fromEntries(known.filter(([id]) => !now.has(id)).slice(-GONE_MAX));
}

function titlesOf({ services }: CatalogueRow): [string, LocalizedText][] {
  return services.flatMap((service) => [service, ...service.products].map(({ id, title }) => [id, title]));
}
