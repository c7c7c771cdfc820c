import { FIRST_KEY } from './first-entry.ts';

/** Where each entry of this tab's history was left, by the router's key and the path; kept over a reload. */
const STORE_KEY = 'scroll';
/** More entries than a person walks back. */
const MAX_ENTRIES = 60;

const places = new Map<string, number>(load());

export function restoreScroll(entry: string): number | undefined {
  return places.get(entry);
}

/** Watches the page and notes its place under the entry on screen. Returns how to stop. */
export function rememberScroll(currentEntry: () => string): () => void {
  window.history.scrollRestoration = 'manual';
  const note = () => {
    const entry = currentEntry();
    places.delete(entry);
    places.set(entry, window.scrollY);
    if (places.size > MAX_ENTRIES) places.delete([...places.keys()][0] ?? '');
  };
  window.addEventListener('scroll', note, { passive: true });
  window.addEventListener('pagehide', save);
  return () => {
    window.removeEventListener('scroll', note);
    window.removeEventListener('pagehide', save);
  };
}

function save(): void {
  try {
    sessionStorage.setItem(STORE_KEY, JSON.stringify([...places]));
  } catch {
    // Storage is full or forbidden: a reload then starts at the top.
  }
}

function load(): [string, number][] {
  try {
    const stored: unknown = JSON.parse(sessionStorage.getItem(STORE_KEY) ?? '[]');
    const known = Array.isArray(stored) ? stored.filter(isPlace) : [];
    return isReturn() ? known : known.filter(([key]) => !key.startsWith(FIRST_KEY));
  } catch {
    return [];
  }
}

/** A reload or a step back to this document, as opposed to an address typed or followed anew. */
function isReturn(): boolean {
  const [navigation] = performance.getEntriesByType('navigation');
  return navigation instanceof PerformanceNavigationTiming && navigation.type !== 'navigate';
}

function isPlace(entry: unknown): entry is [string, number] {
  return Array.isArray(entry) && typeof entry[0] === 'string' && typeof entry[1] === 'number';
}
