/**
 * Copies of a few facts under the storage keys that other software expects (D78). The truth is in
 * IndexedDB; a mirror is read only to find the cart again when the browser threw the database away (LC4),
 * to notice that (LC43), for the company's name, colour and logo while a page begins, for whose they are (keep-apart.ts), the code
 * of a link, what staff may do here and in which language, and for drafts that a page had no time or room to write (LC12),
 * those of staff sealed (LC44), also under the key of their next login (LC293).
 * Writing may fail (storage full, forbidden, private mode): then there is no mirror.
 */
type LocalKey =
  | 'cart_id_v1'
  | 'cart_edit_intent'
  | 'last_intake'
  | 'slot_selection'
  | 'admin_key'
  | 'admin_standing'
  | 'staff_language'
  | 'staff_unsaved'
  | 'staff_waiting'
  | 'drafts_unsaved'
  | 'app_sentinel'
  | 'lead_source'
  | 'promo_link'
  | 'storage_persisted'
  | 'push_address'
  | 'company_name'
  | 'company_accent'
  | 'company_logo'
  | 'tenant';

/** False when there is no such copy now. */
export function writeMirror(key: LocalKey, text: string | null): boolean {
  return write(() => globalThis.localStorage, key, text);
}

export function readMirror(key: LocalKey): string | undefined {
  try {
    return globalThis.localStorage?.getItem(key) ?? undefined;
  } catch {
    return undefined;
  }
}

/** The confirmation names a person: its mirror ends with the tab (D79). */
export function writeTabMirror(key: 'confirmation', text: string | null): void {
  write(() => globalThis.sessionStorage, key, text);
}

function write(storage: () => Storage | undefined, key: string, text: string | null): boolean {
  try {
    if (text === null) storage()?.removeItem(key);
    else storage()?.setItem(key, text);
    return storage() !== undefined;
  } catch {
    return false;
  }
}
