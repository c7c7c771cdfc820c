import { liveQuery, type Subscription } from 'dexie';
import { createStore, type Followed } from '../../store.ts';
import { type Catalogue, readCatalogue } from './read-catalogue.ts';

const known = createStore<Catalogue | undefined>(undefined);
let followers = 0;
let reading: Subscription | undefined;

/**
 * The device's copy as screens follow it; `undefined` before it was read. Read once for all of them, and only while
 * somebody does: a screen has twenty parts that show something of it, and every read copies all of it out of the
 * database.
 */
export const knownCatalogue: Followed<Catalogue | undefined> = {
  get: known.get,
  initial: known.initial,
  subscribe(tell) {
    const leave = known.subscribe(tell);
    followers += 1;
    reading ??= liveQuery(readCatalogue).subscribe(known.set);
    return () => {
      leave();
      followers -= 1;
      if (followers > 0) return;
      reading?.unsubscribe();
      reading = undefined;
      known.set(undefined);
    };
  },
};
