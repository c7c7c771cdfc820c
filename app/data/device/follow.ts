import { liveQuery } from 'dexie';
import { tabMarks } from './tab/tab-mark.ts';

export interface Followed<Value> {
  /** Answers what ends it. */
  readonly subscribe: (
    onNext: (value: Value) => void,
    onError?: (error: unknown) => void,
  ) => { readonly unsubscribe: () => void };
  /** Nothing is known before the database has answered. */
  readonly hasValue: () => boolean;
}

/**
 * What `read` answers, and again after each change of what it looked at: rows of the database, and what this tab is about
 * (tab-mark.ts), of which the database knows nothing. With another cart in the place of the own one, the rows that were
 * looked at before would never change (LC70).
 */
export function follow<Value>(read: () => Promise<Value>): Followed<Value> {
  return {
    subscribe: (onNext, onError) => {
      const begin = () => liveQuery(read).subscribe(onNext, onError);
      let rows = begin();
      const stop = tabMarks.subscribe(() => {
        rows.unsubscribe();
        rows = begin();
      });
      return {
        unsubscribe: () => {
          stop();
          rows.unsubscribe();
        },
      };
    },
    hasValue: () => false,
  };
}
