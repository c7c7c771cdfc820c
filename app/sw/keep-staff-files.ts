/** Also in app/data/staff/staff-files.ts, which fills it after a login and removes it at the logout. */
export const STAFF_CACHE = 'staff-files-v1';

/** Code, words and styles of the back office; the build names them so (app/bundle/staff-files.ts). */
export function isStaffFile({ origin, pathname }: URL, ownOrigin: string): boolean {
  return origin === ownOrigin && pathname.startsWith('/assets/staff/');
}

/**
 * The copy that a device of the team has, or the server's file, which is not kept: customers and visitors who only look
 * at the login leave nothing here (LC91). Names have a hash of the content, so a copy is never out of date.
 */
export async function answerStaffFile(request: Request): Promise<Response> {
  const kept = await caches
    .open(STAFF_CACHE)
    .then((cache) => cache.match(request.url))
    .catch(() => undefined);
  if (kept) return kept;
  const { fetchForPage } = await import('../data/wire/http.ts');
  return fetchForPage(request);
}
