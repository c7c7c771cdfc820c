/** Storage keys of this tab alone; null removes one. Where storage is full or forbidden nothing is kept. */
export function writeTabKeys(entries: Readonly<Record<string, string | null>>): void {
  try {
    for (const [key, text] of Object.entries(entries)) {
      if (text === null) globalThis.sessionStorage?.removeItem(key);
      else globalThis.sessionStorage?.setItem(key, text);
    }
  } catch {
    // Storage is full or forbidden.
  }
}
