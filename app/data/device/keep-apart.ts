import { readMirror, writeMirror } from './mirror.ts';
import { TENANT_SLUG } from './tenant.ts';

/** The person's own, whoever's app it is (app/i18n/i18n.ts). */
const OWN = 'locale';

/**
 * Called once, before anything is read. The operator may give this address to another company: copies that bear no
 * company's name (mirror.ts, what tabs remember) are of the one before, and go; its database has its name and is never
 * opened by this one (D413).
 */
export function keepApart(): void {
  const before = readMirror('tenant');
  if (before === TENANT_SLUG) return;
  if (before !== undefined) forgetCopies();
  writeMirror('tenant', TENANT_SLUG);
}

function forgetCopies(): void {
  try {
    for (const key of Object.keys(localStorage)) if (key !== OWN) localStorage.removeItem(key);
    sessionStorage.clear();
  } catch {
    // Storage is forbidden: there is nothing in it.
  }
}
