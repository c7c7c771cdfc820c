import type { StaffRole } from '#shared/company/staff-role.ts';

/** Where a day begins. */
export const START = '/admin/calendar';

/** Where a key of this role begins: a crew has its own day alone. */
export function startOf(role: StaffRole): string {
  return role === 'crew' ? '/admin/day' : START;
}

/** Where a login leads: only a page of the back office, never another site (D16). */
export function safeNext(next: string | null, origin: string): string {
  if (next === null || !next.startsWith('/admin/') || !URL.canParse(next, origin)) return START;
  // Parsed, because "/admin/../" and "/admin/\t//" are other places than they look.
  const url = new URL(next, origin);
  const inside =
    url.origin === origin && url.pathname.startsWith('/admin/') && url.pathname !== '/admin/login';
  return inside ? `${url.pathname}${url.search}${url.hash}` : START;
}
