import type { Id } from '#shared/kernel/ids.ts';

/** The two steps of the move, the pages that must always be readable, and the way to another link (D12). */
const allowed: ReadonlySet<string> = new Set([
  '/checkout',
  '/finalize',
  '/manage',
  '/access-link',
  '/terms',
  '/privacy',
]);

/** Whether a page may be seen while this visit is being moved (LC50). A link to another booking leads to the move first. */
export function allowsWhileRescheduling(pathname: string, search: string, bookingId: Id): boolean {
  const path = pathname.replace(/\/+$/, '');
  if (path === '/admin' || path.startsWith('/admin/')) return true;
  if (!allowed.has(path)) return false;
  const named = path === '/manage' ? new URLSearchParams(search).get('id') : null;
  return named === null || named.trim().toLowerCase() === bookingId;
}
