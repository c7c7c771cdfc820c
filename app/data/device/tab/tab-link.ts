/** The query of a mailed link, in the tab's own storage: a reload still shows its page, and no other tab sees it. */

/** Where a tab remembers the link to a booking that it opened. */
export const MANAGE_LINK_KEY = 'manage_link';
/** The same of a link to a review. */
export const REVIEW_LINK_KEY = 'review_link';

export function readTabLink(key: string): string {
  try {
    return globalThis.sessionStorage?.getItem(key) ?? '';
  } catch {
    return '';
  }
}

export function keepTabLink(key: string, search: string): void {
  try {
    sessionStorage.setItem(key, search);
  } catch {
    // Storage is full or forbidden: a reload then needs the link again.
  }
}

/** Ends what the tab remembers. */
export function forgetTabLink(key: string): void {
  try {
    sessionStorage.removeItem(key);
  } catch {
    // Storage is forbidden, so nothing was kept.
  }
}
