import { vi } from 'vitest';

interface FakeEvent {
  readonly data?: unknown;
  readonly request?: Request;
  readonly tag?: string;
}

export const ORIGIN = 'https://sabal.test';

/** Node cannot make a request that is a navigation. */
export function aRequest(url: string, mode: string): Request {
  return Object.defineProperty(new Request(url), 'mode', { value: mode });
}

/** As Leaflet asks for a tile. Node knows no destinations. */
export function aTileRequest(url: string, change: { mode?: string; destination?: string } = {}): Request {
  const { mode = 'cors', destination = 'image' } = change;
  return Object.defineProperty(aRequest(url, mode), 'destination', { value: destination });
}

/** What a worker finds around itself, as far as ours uses it. Stubs the globals; import the worker afterwards. */
export function fakeWorkerScope() {
  const listeners = new Map<string, ((event: unknown) => void)[]>();
  const tabs = [{ postMessage: vi.fn() }, { postMessage: vi.fn() }];
  const kept = new Set(['sabal-precache-v2-v1', 'tiles-v1']);
  const scope = {
    __WB_MANIFEST: ['/index.html', '/assets/a-1.js'].map((url) => ({ url, revision: '1' })),
    registration: { scope: `${ORIGIN}/`, unregister: vi.fn(async () => true) },
    location: new URL(ORIGIN),
    skipWaiting: vi.fn(async () => undefined),
    clients: { claim: vi.fn(async () => undefined), matchAll: vi.fn(async () => tabs) },
    caches: {
      keys: async () => [...kept],
      delete: async (name: string) => kept.delete(name),
      open: async () => ({ keys: async () => [], match: async () => undefined }),
      match: async () => undefined,
    },
    addEventListener: (name: string, listen: (event: unknown) => void) =>
      listeners.set(name, [...(listeners.get(name) ?? []), listen]),
  };
  vi.stubEnv('NODE_ENV', 'production'); // Workbox would narrate
  vi.stubGlobal('self', scope);
  vi.stubGlobal('location', scope.location);
  vi.stubGlobal('caches', scope.caches);

  /** Answers whether the worker took the request, once all that was to be waited for is done. */
  async function dispatch(name: string, event: FakeEvent = {}): Promise<boolean> {
    const waited: Promise<unknown>[] = [];
    let isAnswered = false;
    const waitUntil = (work: Promise<unknown>) => void waited.push(work);
    const respondWith = (answer: Promise<unknown>) => {
      isAnswered = true;
      answer.catch(() => undefined);
    };
    for (const listen of listeners.get(name) ?? []) listen({ type: name, waitUntil, respondWith, ...event });
    await Promise.all(waited);
    return isAnswered;
  }
  return { scope, tabs, kept, dispatch };
}
