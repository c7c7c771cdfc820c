import * as z from 'zod/mini';
import { crewOfBooking } from '#shared/api/admin/crews.ts';
import { type StaffRole, staffRoles } from '#shared/company/staff-role.ts';
import { isLocale, type Locale } from '#shared/kernel/locale.ts';
import { createStore } from '../../store.ts';
import { readMirror, writeMirror } from '../device/mirror.ts';
import { hasAdminToken, listenToToken } from './admin-token.ts';

/** What the server said of the key behind this device. */
const standingView = z.object({ role: z.enum(staffRoles), crew: z.optional(crewOfBooking) });
type Standing = z.infer<typeof standingView>;

/**
 * What this device may do (D470), also without a connection. One that does not know was let in by a build that knew
 * owners alone; what it may not do the server refuses all the same.
 */
export const standing = createStore<Standing>(readStanding());

/** The language of the back office here: French, but for a crew and at the login, where it is chosen (D474). */
export const staffLanguage = createStore<Locale>(readLanguage());

// In whichever tab it came or went.
listenToToken(look);

/** Told by a login before its token is there, and by every check. */
export function noteStanding({ role, crew }: { readonly role: StaffRole; readonly crew?: Standing['crew'] }) {
  writeMirror('admin_standing', JSON.stringify({ role, crew }));
  look();
}

export function forgetStanding(): void {
  writeMirror('admin_standing', null);
}

/** Outlives the session: the next login on this device is read by the same people. */
export function chooseStaffLanguage(language: Locale): void {
  writeMirror('staff_language', language);
  staffLanguage.set(language);
}

/** `lang` of calls whose answers have words; nothing where it is French, as ever. */
export function wordsWanted(): Locale | undefined {
  const language = staffLanguage.get();
  return language === 'fr' ? undefined : language;
}

function look(): void {
  const next = readStanding();
  if (JSON.stringify(next) !== JSON.stringify(standing.get())) standing.set(next);
  staffLanguage.set(readLanguage());
}

function readStanding(): Standing {
  const kept = readMirror('admin_standing');
  const parsed = standingView.safeParse(kept === undefined ? undefined : parseJson(kept));
  return hasAdminToken() && parsed.success ? parsed.data : { role: 'owner' };
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

function readLanguage(): Locale {
  if (hasAdminToken() && readStanding().role !== 'crew') return 'fr';
  const chosen = readMirror('staff_language') ?? '';
  return isLocale(chosen) ? chosen : 'fr';
}
