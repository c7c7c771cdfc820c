declare global {
  /** The worker's own: the first line of /sw.js. */
  var tenant: string | undefined;
}

/**
 * The company whose app this is. A page says it in its head, the worker in its first line, as its host has it
 * (server/http/site/company-files.ts): one build serves every company (D412). The slug also names the local database.
 */
export const TENANT_SLUG: string = slugOfPage() ?? globalThis.tenant ?? 'sabal';

/** Neither tests nor the server, which draws pages for nobody's device, have a page. */
function slugOfPage(): string | undefined {
  return globalThis.document?.querySelector?.('meta[name="tenant"]')?.getAttribute('content') ?? undefined;
}
