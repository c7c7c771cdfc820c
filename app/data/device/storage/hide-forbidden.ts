/**
 * Where the browser forbids storage, altogether or in a frame of another site, Firefox throws at the mere name of the
 * database and as a channel between tabs is made. Dexie asks for both unguarded, as it is loaded and again as it opens;
 * hidden, they are as good as missing, and memory stands in (LC45). Runs before anything that imports Dexie: see main.tsx.
 */
function hideIfForbidden(name: 'indexedDB' | 'BroadcastChannel', use: () => unknown): void {
  try {
    use();
  } catch {
    Object.defineProperty(globalThis, name, { value: undefined });
  }
}

hideIfForbidden('indexedDB', () => globalThis.indexedDB);
hideIfForbidden('BroadcastChannel', () => new BroadcastChannel('').close());

export {};
