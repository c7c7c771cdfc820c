/**
 * Whether the server ended the session that this page had; in memory alone, until the next login or the end of the
 * page.
 */
let refused = false;

export function noteRefused(is: boolean): void {
  refused = is;
}

export function wasRefused(): boolean {
  return refused;
}
