import type { Id } from '#shared/kernel/ids.ts';

/** What a manage link says; `sig` may be missing, then there is little to see (D104). */
export interface ManageLink {
  readonly id: Id;
  readonly email: string;
  readonly sig: string | undefined;
}

/** From a query such as `?id=…&email=…&sig=…`; undefined without id and e-mail (D308). */
export function readManageLink(search: string): ManageLink | undefined {
  const query = new URLSearchParams(search);
  const id = query.get('id')?.trim().toLowerCase() ?? '';
  const email = query.get('email')?.trim() ?? '';
  if (id === '' || email === '') return undefined;
  return { id, email, sig: query.get('sig')?.trim() || undefined };
}

/** What a text puts behind an address that it names; no query of ours ends with it. */
const BEHIND = /(?:[.,;:!?)\]}>'"*]|%(?:20|22|29|3E|5D|7D|C2%A0|C2%BB|E2%80%9[9BD]))+$/i;

/** Of a link that was copied out of a text, or out of the source of a mail. */
export function unwrapQuery(search: string): string {
  return search.replaceAll('&amp;', '&').replace(BEHIND, '');
}

/** Path and query of the mailed address: the same page on whatever host this app is served from. */
export function managePath(manageUrl: string): string {
  try {
    const { pathname, search } = new URL(manageUrl, 'https://sabal.invalid');
    return `${pathname}${search}`;
  } catch {
    return '/manage';
  }
}

/** The page of a booking, with what proves that it may be seen. */
export function bookingManagePath({ id, email, sig }: { id: Id; email: string; sig: string }): string {
  return `/manage?${new URLSearchParams({ id, email, sig })}`;
}
