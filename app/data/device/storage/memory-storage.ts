import { IDBKeyRange, indexedDB } from 'fake-indexeddb';

/** A database in memory, for browsers that refuse one; a chunk of its own that few devices download. */
export const memoryStorage = { factory: indexedDB, keyRange: IDBKeyRange };
