import type { ContextKey, ContextValues, KeptContext } from './context-rows.ts';
import { db } from './db.ts';
import { withDb } from './open.ts';
import { updateRow } from './update-row.ts';

/** One thing that the device keeps under a key of its own (ContextValues). */
interface Context<Value> {
  /** A query of the database: follows changes in `useLive`, and belongs to the transaction around it. */
  readonly get: () => Promise<Value | undefined>;
  readonly put: (value: Value) => Promise<void>;
  /**
   * Changes what is there in one transaction, its own or the caller's; answers what is there then. The same value again
   * writes nothing, `undefined` clears it.
   */
  readonly update: (change: (value: Value | undefined) => Value | undefined) => Promise<Value | undefined>;
  readonly clear: () => Promise<void>;
}

/** The only way to the table of contexts. Inside a transaction of the caller's, that one has to name `db.contexts`. */
export function context<Key extends ContextKey>(key: Key): Context<ContextValues[Key]> {
  const rows = db.table<KeptContext<Key>, Key>('contexts');
  const get = async () => (await rows.get(key))?.value;
  const put = async (value: ContextValues[Key]) => {
    await rows.put({ k: key, value, v: 1 });
  };
  return {
    get,
    put: (value) => withDb(() => put(value)),
    update: async (change) => {
      const row = await updateRow(rows, key, (before): KeptContext<Key> | undefined => {
        const next = change(before?.value);
        if (next === before?.value) return before;
        return next === undefined ? undefined : { k: key, value: next, v: 1 };
      });
      return row?.value;
    },
    clear: () => withDb(() => rows.delete(key)),
  };
}
