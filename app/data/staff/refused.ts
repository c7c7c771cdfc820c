/** Whether the server ended the session that this page had; in memory alone, until somebody is let in or the page ends. */
let refused = false;

export function noteRefused(is: boolean): void {
  refused = is;
}

export function wasRefused(): boolean {
  return refused;
}
