import { createStore } from '../../store.ts';
import { openModals } from '../dialogs/open-modals.ts';

/** What the screen says aloud without showing it. Spoken politely by `<Announcer>`, which the layout holds once. */

type Announcement = {
  id: number;
  text: string;
  /** Over which it is said; nothing behind it is heard. */
  modal: HTMLDialogElement | undefined;
};

type AnnounceOptions = {
  /** Waits this long first, so that a total that still counts is spoken once. */
  afterMs?: number;
  /** A later announcement of the same key replaces one that still waits. */
  key?: string;
};

/** Spoken lines leave the page soon after, so that a screen reader does not find them when reading it through. */
const KEEP_MS = 5_000;

export const announcements = createStore<readonly Announcement[]>([]);
let lastId = 0;
const waiting = new Map<string, ReturnType<typeof setTimeout>>();

/** `announce(text, { afterMs = 100, key = text })` */
export function announce(text: string, { afterMs = 100, key = text }: AnnounceOptions = {}): void {
  hush(key);
  const speak = () => {
    waiting.delete(key);
    lastId += 1;
    const line = { id: lastId, text, modal: openModals.get().at(-1) };
    announcements.set([...announcements.get(), line]);
    setTimeout(() => announcements.set(announcements.get().filter((each) => each !== line)), KEEP_MS);
  };
  waiting.set(key, setTimeout(speak, afterMs));
}

/** What waits under this key has come to nothing: it is not said. */
export function hush(key: string): void {
  clearTimeout(waiting.get(key));
  waiting.delete(key);
}
