import type { Id } from '#shared/kernel/ids.ts';
import { newId } from '../device/clock.ts';
import { readTabLink } from '../device/tab/tab-link.ts';
import { tabMark } from '../device/tab/tab-mark.ts';
import { writeTabKeys } from '../device/tab/write-tab-keys.ts';

/** Whose words a draft of staff are: each tab keeps its own, and leaves those of another alone while that one is open. */

const TYPING_TAB = 'staff_typing_tab';
const TYPING_OPEN = 'staff_typing_open';
const LOCK = 'staff-typing:';
const mark = tabMark(TYPING_TAB);

/** As which tab this page is open. */
let opened: Id | undefined;

/**
 * The same after a reload. A tab that was duplicated begins with a copy of what the other one keeps, in which that still
 * stands open: it is another one, or what is sent here would take the other's words with it.
 */
export function typingTab(): Id {
  const known = mark.read();
  if (known !== undefined && known === opened) return known;
  const id = known === undefined || readTabLink(TYPING_OPEN) !== '' ? newId() : known;
  opened = id;
  writeTabKeys({ [TYPING_TAB]: id, [TYPING_OPEN]: id });
  mark.remember(id);
  listenForEnd();
  return id;
}

let isListening = false;

/** A page that comes back as it was left is open again. */
function listenForEnd(): void {
  if (isListening || typeof addEventListener !== 'function') return;
  isListening = true;
  addEventListener('pagehide', () => writeTabKeys({ [TYPING_OPEN]: null }));
  addEventListener('pageshow', () => opened !== undefined && writeTabKeys({ [TYPING_OPEN]: opened }));
}

let isTold = false;

/** Tells the other tabs that this one has typed something, until it is gone. */
export function tellTyping(): void {
  if (isTold) return;
  isTold = true;
  globalThis.navigator?.locks
    ?.request(LOCK + typingTab(), { mode: 'shared' }, () => new Promise(() => undefined))
    .catch(() => undefined);
}

/** Tabs that have typed something and are open, this one apart. A browser without Web Locks tells of none. */
export async function otherTypingTabs(): Promise<ReadonlySet<string>> {
  const known = await globalThis.navigator?.locks?.query().catch(() => undefined);
  const names = known?.held?.flatMap(({ name }) => (name?.startsWith(LOCK) ? [name.slice(LOCK.length)] : []));
  return new Set(names?.filter((id) => id !== typingTab()));
}
