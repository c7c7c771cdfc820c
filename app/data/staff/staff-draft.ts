import * as z from 'zod/mini';
import { addMs, type Instant } from '#shared/kernel/instant.ts';
import { createStore } from '../../store.ts';
import { beforeReload } from '../device/before-reload.ts';
import { serverNow } from '../device/clock.ts';
import { endTrouble, noteTrouble } from '../device/storage/storage-trouble.ts';
import { wait } from '../wire/back-off.ts';
import type { AdminCopy } from './admin-read.ts';
import { readToken } from './admin-token.ts';
import { keepTyped, readCopy, typedNames } from './copies.ts';
import { subtle } from './seal.ts';
import { otherTypingTabs, tellTyping, typingTab } from './typing-tab.ts';
import { forgetWaiting, keepLoginKey, openWaiting, sealWaiting } from './waiting-typed.ts';

/**
 * What staff typed that may name a person and is not sent yet: staff notes, offers, reasons (LC99). It lies sealed
 * beside the copies, each tab's apart, and in the memory of its tab, which alone outlives a session that the server
 * ended. A login with the same key finds it again; a logout and another key end it.
 */

interface Typed {
  readonly token: string;
  readonly value: unknown;
}

const texts = new Map<string, Typed>();

/** What other tabs had sealed when the server ended the session, by where it lay: the wipe is of all tabs. */
const held = new Map<string, Typed>();

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

/** What was typed before a reload, or in a tab that is gone. */
export async function restoreStaffDraft<Value>(
  name: string,
  schema: z.ZodMiniType<Value>,
): Promise<Value | undefined> {
  const found = (await readCopy(copyOf(name), z.unknown())) ?? (await takeOver(name));
  if (found !== undefined) tellTyping();
  const parsed = schema.safeParse(found?.body);
  return parsed.success ? parsed.data : undefined;
}

/**
 * The last words of a tab that is gone become this one's, so that they end with what is sent here. Those of an open tab
 * are in a form there: sent or thrown away here they would be lost with its next reload.
 */
async function takeOver(name: string): Promise<AdminCopy<unknown> | undefined> {
  const token = readToken();
  const left = await Promise.all(
    (await copiesLeft(name)).map(async (copy) => ({ copy, found: await readCopy(copy, z.unknown()) })),
  );
  const [last] = left.toSorted((a, b) => (b.found?.fetchedAt ?? 0) - (a.found?.fetchedAt ?? 0));
  // Not over what is typed since.
  if (last?.found === undefined || texts.has(name)) return undefined;
  if (await keepTyped(copyOf(name), last.found.body, token)) await keepTyped(last.copy, undefined, token);
  return last.found;
}

/** Under this name in tabs that are gone; a release before this one kept one for all tabs. */
async function copiesLeft(name: string): Promise<readonly string[]> {
  const open = await otherTypingTabs();
  return (await typedNames()).filter((copy) => {
    const typed = readCopyName(copy);
    return typed?.name === name && !open.has(typed.tab) && copy !== copyOf(name);
  });
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
  tellTyping();
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
  const sealed = (await typedNames()).flatMap((copy) => readCopyName(copy)?.name ?? []);
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
 * phone that idled overnight has begun its page anew before it hears of it. What is answered lays it down for a page
 * that is closed before the next login (LC293).
 */
export async function holdStaffDrafts(): Promise<() => void> {
  const laidDown = Promise.all([learnPrint(), holdAll()]).then(sealHeld);
  return (await Promise.race([laidDown, wait(HOLD_MAX_MS)])) ?? (() => undefined);
}

function sealHeld(): Promise<() => void> {
  const own = [...texts].map(([name, typed]) => [copyOf(name), typed] as const);
  const token = readToken();
  return sealWaiting(
    // The last one is the latest to a page that knows neither.
    [...held, ...own].flatMap(([copy, typed]) =>
      typed.token === token ? [[copy, typed.value] as const] : [],
    ),
  );
}

/** As it lay: what other tabs sealed goes back to them. */
async function holdAll(): Promise<void> {
  const token = readToken();
  if (token === undefined) return;
  await flushStaffDrafts();
  const seen = staffDraftChanges.get();
  const others = new Map<string, Typed>();
  for (const copy of await typedNames()) {
    const typed = readCopyName(copy);
    const found = await readCopy(copy, z.unknown());
    if (typed === undefined || found === undefined || readToken() !== token) continue;
    const known = { token, value: found.body };
    if (copy !== copyOf(typed.name)) others.set(copy, known);
    // Not what was thrown away while this was opened.
    else if (!texts.has(typed.name) && staffDraftChanges.get() === seen) texts.set(typed.name, known);
  }
  if (readToken() !== token) return;
  held.clear();
  for (const [copy, known] of others) held.set(copy, known);
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

/** In no tab, whichever typed it: it is of somebody who is erased. */
export async function dropStaffDraft(name: string): Promise<void> {
  saveStaffDraft(name, undefined);
  const token = readToken();
  const copies = (await typedNames()).filter((copy) => readCopyName(copy)?.name === name);
  await Promise.all(copies.map((copy) => keepTyped(copy, undefined, token)));
}

export function forgetStaffDrafts(): void {
  texts.clear();
  held.clear();
  unsealed.clear();
  print = undefined;
}

/** A login with `key`: what was typed under the same one goes on under the new token, anything else ends. */
export async function adoptStaffDrafts(key: string, token: string): Promise<void> {
  const next = await printOf(key);
  const isSame = next !== undefined && next === print;
  for (const known of [texts, held]) {
    if (!isSame) known.clear();
    for (const [name, { value }] of known) known.set(name, { token, value });
  }
  for (const [copy, value] of await openWaiting(key)) {
    const name = readCopyName(copy)?.name;
    if (name === undefined) continue;
    // What this tab remembers is at least as new.
    if (copy !== copyOf(name)) held.set(copy, { token, value });
    else if (!texts.has(name)) texts.set(name, { token, value });
  }
  forgetWaiting();
  print = next;
}

/** Seals what the tab still holds, after the wipe that a login begins with. */
export async function sealStaffDrafts(key: string, token: string): Promise<void> {
  await keepLoginKey(key, token);
  if (print !== undefined) await keepTyped(PRINT, print);
  const own = [...texts].map(([name, typed]) => [copyOf(name), typed] as const);
  // Each later than the one before, however fast it is: the last one is the latest to a page that knows neither.
  let typedAt = serverNow();
  for (const [copy, { token, value }] of [...held, ...own]) {
    await keepOrTell(copy, value, token, typedAt);
    typedAt = addMs(typedAt, 1);
  }
  held.clear();
}

/** What finds no room lives as long as its tab, which the person has to know (LC44). */
async function keepOrTell(name: string, value: unknown, token: string, typedAt?: Instant): Promise<void> {
  if (await keepTyped(name, value, token, typedAt)) endTrouble('full');
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
/** Between a name and the tab that typed it. */
const OF_TAB = '\n';

function copyOf(name: string): string {
  return TYPED + name + OF_TAB + typingTab();
}

function readCopyName(copy: string): { readonly name: string; readonly tab: string } | undefined {
  if (!copy.startsWith(TYPED) || copy === PRINT) return undefined;
  const [name = '', tab = ''] = copy.slice(TYPED.length).split(OF_TAB);
  return { name, tab };
}
