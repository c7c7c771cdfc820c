/**
 * A value that anything may set and screens follow: memory of this page alone, gone with it (D270). What outlives the
 * page is a row of the database, followed with `useLive`. Stands below every floor of the app.
 */
export interface Store<Value> extends Followed<Value> {
  /** Tells who follows it, unless it is the same value as before. */
  readonly set: (next: Value) => void;
}

/** What screens need of it. */
export interface Followed<Value> {
  readonly get: () => Value;
  /** What it began with, as the server draws it. */
  readonly initial: Value;
  /** Calls back after every change; answers what ends it. In a component: `useStore` (ui/use-store.ts). */
  readonly subscribe: (tell: () => void) => () => void;
}

export function createStore<Value>(initial: Value): Store<Value> {
  let value = initial;
  const listeners = new Set<() => void>();
  return {
    get: () => value,
    initial,
    set: (next) => {
      if (Object.is(next, value)) return;
      value = next;
      for (const tell of listeners) tell();
    },
    subscribe: (tell) => {
      listeners.add(tell);
      return () => listeners.delete(tell);
    },
  };
}
