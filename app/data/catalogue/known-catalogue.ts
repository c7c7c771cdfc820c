import { liveQuery } from 'dexie';
import { createStore, type Followed } from '../../store.ts';
import { type Catalogue, readCatalogue } from './read-catalogue.ts';

const known = createStore<Catalogue | undefined>(undefined);
let isFollowed = false;

/**
 * The device's copy as screens follow it; `undefined` before it was read. Read once for all of them, from the first one
 * on: a screen has twenty parts that show something of it, and every read copies all of it out of the database.
 */
export const knownCatalogue: Followed<Catalogue | undefined> = {
  get: known.get,
  initial: known.initial,
  subscribe(tell) {
    if (!isFollowed) liveQuery(readCatalogue).subscribe(known.set);
    isFollowed = true;
    return known.subscribe(tell);
  },
};
