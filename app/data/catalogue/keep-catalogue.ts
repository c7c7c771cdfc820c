import type { CatalogueRow } from '../device/cache-rows.ts';
import { db } from '../device/db.ts';
import { writeMirror } from '../device/mirror.ts';

/** The device's one copy; the company's name, colour and logo stand beside it, for a page that begins before the database answers. */
export async function keepCatalogue(row: CatalogueRow): Promise<void> {
  await db.cache.put(row);
  if (row.companyName) writeMirror('company_name', row.companyName);
  writeMirror('company_accent', row.settings?.look?.accent || null);
  writeMirror('company_logo', row.logo || null);
}
