import { createStore } from '../../store.ts';

/**
 * LC31: a tab whose code is older than the database it meets writes nothing any more. It learns of that when another
 * tab upgrades the database under it, or when it opens one that is newer than it knows. Only a reload helps.
 */
export const fenced = createStore(false);
