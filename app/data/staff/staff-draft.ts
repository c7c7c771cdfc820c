import * as z from 'zod/mini';
import { createStore } from '../../store.ts';
import { beforeReload } from '../device/before-reload.ts';
import { endTrouble, noteTrouble } from '../device/storage/storage-trouble.ts';
import { wait } from '../wire/back-off.ts';
import { readToken } from './admin-token.ts';
import { keepTyped, readCopy, typedNames } from './copies.ts';
import { subtle } from './seal.ts';

/**
 * What staff typed that may name a person and is not sent yet: staff notes, offers, reasons (LC99). It lies sealed
 * beside the copies, and in the memory of its tab, which alone outlives a session that the server ended. A login
 * with the same key finds it again; a logout and another key end it.
 */

interface Typed {
  readonly token: string;
  readonly value: unknown;
}

const texts = new Map<string, Typed>();

/** How often something began to be typed, or was sent or thrown away: for a screen that lists it. */
export const staffDraftChanges = createStore(0);

/** Fingerprint of the key that let this session in, where it is known. */
let print: string | undefined;

/** As long as a draft of customers may wait (LC12), less the time of the sealing. */
const SEAL_AFTER_MS = 200;
const PRINT = 'typed by';
/** Typed, and not on its way to the disk yet. */
const unsealed = new Map<string, Typed>();
let timer: ReturnType<typeof setTimeout> | undefined;

export function readStaffDraft<Value>(name: string, schema: z.ZodMiniType<Value>): Value | undefined {
  const found = texts.get(name);
  if (found === undefined || found.token !== readToken()) return undefined;
  const parsed = schema.safeParse(found.value);
  return parsed.success ? parsed.data : undefined;
}

/** What was typed before a reload. */
export async function restoreStaffDraft<Value>(
  name: string,
  schema: z.ZodMiniType<Value>,
): Promise<Value | undefined> {
  return (await readCopy(copyOf(name), schema))?.body;
}

/** Undefined: it was sent, or thrown away. What was typed before a reload lies on the disk alone, and goes there too. */
export function saveStaffDraft(name: string, value: unknown): void {
  const token = readToken();
  if (token === undefined) return;
  const isNews = value === undefined || !texts.has(name);
  if (value === undefined) texts.delete(name);
  else texts.set(name, { token, value });
  if (isNews) staffDraftChanges.set(staffDraftChanges.get() + 1);
  void learnPrint();
  unsealed.set(name, { token, value });
  beforeReload(flushStaffDrafts);
  listenForLeaving();
  timer ??= setTimeout(() => void flushStaffDrafts(), SEAL_AFTER_MS);
}

export interface StaffDraft<Value> {
  readonly name: string;
  readonly value: Value;
}

/**
 * All that was typed under names which begin like this and is neither sent nor thrown away, also before a reload
 * (LC291). From here on the memory of the tab has it, which outlives a session that the server ended.
 */
export async function listStaffDrafts<Value>(
  prefix: string,
  schema: z.ZodMiniType<Value>,
): Promise<readonly StaffDraft<Value>[]> {
  const token = readToken();
  if (token === undefined) return [];
  await flushStaffDrafts();
  const seen = staffDraftChanges.get();
  const sealed = (await typedNames()).flatMap((name) =>
    name.startsWith(TYPED) && name !== PRINT ? [name.slice(TYPED.length)] : [],
  );
  const found: StaffDraft<Value>[] = [];
  for (const name of new Set([...texts.keys(), ...sealed])) {
    if (!name.startsWith(prefix)) continue;
    const value = readStaffDraft(name, schema) ?? (await restoreStaffDraft(name, schema));
    if (value === undefined || readToken() !== token) continue;
    // Not what was thrown away while this was opened.
    if (!texts.has(name) && staffDraftChanges.get() === seen) texts.set(name, { token, value });
    found.push({ name, value });
  }
  return found;
}

/** A database that says nothing keeps no session open. */
const HOLD_MAX_MS = 1_000;

/**
 * Before a session that the server ended is wiped: what an earlier page typed goes on in the memory of this tab (LC99). A
 * phone that idled overnight has begun its page anew before it hears of it.
 */
export async function holdStaffDrafts(): Promise<void> {
  const held = Promise.all([learnPrint(), listStaffDrafts('', z.unknown())]);
  await Promise.race([held, wait(HOLD_MAX_MS)]);
}

let sealing: Promise<unknown> = Promise.resolve();

/**
 * Seals all that is not sealed yet, also before something is sent that must not be sent twice; what is on its way is
 * waited for.
 */
export function flushStaffDrafts(): Promise<unknown> {
  clearTimeout(timer);
  timer = undefined;
  const typed = [...unsealed];
  unsealed.clear();
  const writes = typed.map(([name, { token, value }]) => keepOrTell(copyOf(name), value, token));
  sealing = Promise.all([sealing, ...writes]);
  return sealing;
}

let isListening = false;

/** A page that is left may have no later moment. */
function listenForLeaving(): void {
  if (isListening || typeof addEventListener !== 'function') return;
  isListening = true;
  addEventListener('pagehide', () => void flushStaffDrafts());
  addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'hidden') void flushStaffDrafts();
  });
}

export function forgetStaffDrafts(): void {
  texts.clear();
  unsealed.clear();
  print = undefined;
}

/** A login with `key`: what was typed under the same one goes on under the new token, anything else ends. */
export async function adoptStaffDrafts(key: string, token: string): Promise<void> {
  const next = await printOf(key);
  if (next === undefined || next !== print) texts.clear();
  for (const [name, { value }] of texts) texts.set(name, { token, value });
  print = next;
}

/** Seals what the tab still holds, after the wipe that a login begins with. */
export async function sealStaffDrafts(): Promise<void> {
  if (print !== undefined) await keepTyped(PRINT, print);
  for (const [name, { token, value }] of texts) await keepOrTell(copyOf(name), value, token);
}

/** What finds no room lives as long as its tab, which the person has to know (LC44). */
async function keepOrTell(name: string, value: unknown, token: string): Promise<void> {
  if (await keepTyped(name, value, token)) endTrouble('full');
  else noteTrouble('full');
}

/** After a reload. */
async function learnPrint(): Promise<void> {
  if (print !== undefined) return;
  const token = readToken();
  const copy = await readCopy(PRINT, z.string());
  if (copy !== undefined && readToken() === token) print = copy.body;
}

async function printOf(key: string): Promise<string | undefined> {
  const hash = await subtle()?.digest('SHA-256', new TextEncoder().encode(key));
  return hash && Array.from(new Uint8Array(hash), (byte) => byte.toString(16).padStart(2, '0')).join('');
}

const TYPED = 'typed ';

function copyOf(name: string): string {
  return TYPED + name;
}
