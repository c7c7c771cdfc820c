import { endTrouble, noteTrouble } from './storage-trouble.ts';

/**
 * The IndexedDB that db.ts runs on: the browser's, or one in memory where the browser has none, refuses, or does not
 * answer (LC45). Reads, commands and live queries cannot tell the difference; the person is told.
 */

interface Storage {
  readonly factory: IDBFactory;
  readonly keyRange: Pick<typeof IDBKeyRange, 'only' | 'bound' | 'lowerBound' | 'upperBound'>;
}

/** A slow phone needs a second; after that the page says what it waits for. Frame and skeletons do not wait. */
const SLOW_AFTER_MS = 1_000;
/**
 * How long the browser may take to open the database before memory stands in, for good: what is typed there stays there.
 * Taking it too early would hide a cart that is there, so only an opening that never ends should come to it.
 */
const OPEN_MAX_MS = 10_000;

let loadMemory: (() => Promise<Storage>) | undefined;
let memory: Storage | undefined;

/** Only a page offers it: memory in a service worker would lose what it was given. */
export function offerMemory(load: () => Promise<Storage>): void {
  loadMemory = load;
}

export function isInMemory(): boolean {
  return memory !== undefined;
}

/** From the next opening on; false where no stand-in was offered, or it could not be downloaded. */
export async function moveToMemory(): Promise<boolean> {
  memory ??= await loadMemory?.().catch(() => undefined);
  if (memory !== undefined) noteTrouble('memory');
  return memory !== undefined;
}

export const storageFactory = {
  open(name: string, version?: number): OpenRequest | IDBOpenDBRequest {
    if (memory === undefined && loadMemory !== undefined) return openSomewhere(name, version);
    return factory().open(name, version);
  },
  deleteDatabase: (name: string) => factory().deleteDatabase(name),
  // Without it Dexie keeps a second database with the names of databases.
  databases: async () => (await factory().databases?.()) ?? [],
};

export const storageKeyRange: Storage['keyRange'] = {
  only: (value) => keyRange().only(value),
  bound: (...range) => keyRange().bound(...range),
  lowerBound: (...range) => keyRange().lowerBound(...range),
  upperBound: (...range) => keyRange().upperBound(...range),
};

function factory(): IDBFactory {
  return memory?.factory ?? globalThis.indexedDB;
}

function keyRange(): Storage['keyRange'] {
  return memory?.keyRange ?? globalThis.IDBKeyRange;
}

type Handler = ((event: Event) => void) | null;

/** As much of an IDBOpenDBRequest as Dexie uses; stands for whichever request answers in the end. */
class OpenRequest {
  onsuccess: Handler = null;
  onerror: Handler = null;
  onblocked: Handler = null;
  onupgradeneeded: Handler = null;
  private answering: IDBOpenDBRequest | undefined;

  /** No request answers. */
  fail(error: unknown): void {
    const event = Object.defineProperty(new Event('error'), 'target', { value: { error } });
    this.onerror?.(event);
  }

  get result() {
    return this.answering?.result;
  }

  get transaction() {
    return this.answering?.transaction ?? null;
  }

  /** `request` speaks for this one; its event is handed on within the event, where its transaction lives. */
  say(
    name: 'onsuccess' | 'onerror' | 'onblocked' | 'onupgradeneeded',
    request: IDBOpenDBRequest,
    event: Event,
  ) {
    this.answering = request;
    this[name]?.(event);
  }
}

/** Opens the browser's database, trying twice, or else the one in memory. */
function openSomewhere(name: string, version: number | undefined): OpenRequest {
  const whole = new OpenRequest();
  let settled = false;
  const settle = () => {
    settled = true;
    clearTimeout(slow);
    clearTimeout(hanging);
    endTrouble('opening');
  };
  const giveUp = async (fault: unknown) => {
    if (settled) return;
    settle();
    if (await moveToMemory()) pass(factory().open(name, version));
    else whole.fail(fault);
  };
  const slow = setTimeout(() => noteTrouble('opening'), SLOW_AFTER_MS);
  const hanging = setTimeout(
    () => void giveUp(new DOMException('The database does not open.', 'TimeoutError')),
    OPEN_MAX_MS,
  );

  const pass = (request: IDBOpenDBRequest) => {
    request.onsuccess = (event) => whole.say('onsuccess', request, event);
    request.onupgradeneeded = (event) => whole.say('onupgradeneeded', request, event);
    request.onerror = (event) => whole.say('onerror', request, event);
  };

  const attempt = (triesLeft: number) => {
    let request: IDBOpenDBRequest;
    try {
      request = globalThis.indexedDB.open(name, version);
    } catch (fault) {
      void giveUp(fault); // missing, or forbidden in this place
      return;
    }
    let upgrading = false;
    request.onblocked = (event) => whole.say('onblocked', request, event);
    request.onupgradeneeded = (event) => {
      if (settled) return request.transaction?.abort(); // memory stands in already
      upgrading = true;
      clearTimeout(hanging); // it works; changing many rows may take its time
      whole.say('onupgradeneeded', request, event);
    };
    request.onsuccess = (event) => {
      if (settled) return request.result.close();
      settle();
      whole.say('onsuccess', request, event);
    };
    request.onerror = (event) => {
      event.preventDefault(); // Firefox would throw it at the page
      if (settled) return;
      // Dexie opens a newer database again without naming a version, and knows of an upgrade that failed.
      if (upgrading || request.error?.name === 'VersionError') {
        settle();
        whole.say('onerror', request, event);
      } else if (triesLeft > 0) attempt(triesLeft - 1);
      else void giveUp(request.error);
    };
  };
  attempt(1);
  return whole;
}
