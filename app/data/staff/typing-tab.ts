import type { Id } from '#shared/kernel/ids.ts';
import { newId } from '../device/clock.ts';
import { tabMark } from '../device/tab-mark.ts';
import { writeTabKeys } from '../device/write-tab-keys.ts';

/** Whose words a draft of staff are: each tab keeps its own, and leaves those of another alone while that one is open. */

const TYPING_TAB = 'staff_typing_tab';
const LOCK = 'staff-typing:';
const mark = tabMark(TYPING_TAB);

/** The same after a reload. */
export function typingTab(): Id {
  const known = mark.read();
  if (known !== undefined) return known;
  const id = newId();
  mark.remember(id);
  writeTabKeys({ [TYPING_TAB]: id });
  return id;
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
