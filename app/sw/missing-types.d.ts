/** What TypeScript's worker library does not know: Background Sync, which only Chromium has. */
interface SyncEvent extends ExtendableEvent {
  readonly tag: string;
}
interface ServiceWorkerGlobalScopeEventMap {
  sync: SyncEvent;
}

/** Rings again for what replaces a notification; Safari does not know it. */
interface NotificationOptions {
  readonly renotify?: boolean;
}

/** What app/data asks for in a page, and in vain here: it does without. */
interface Storage {
  getItem(key: string): string | null;
  setItem(key: string, value: string): void;
  removeItem(key: string): void;
}
declare var localStorage: Storage;
declare var sessionStorage: Storage;
/** Asked for only when a page is hidden. */
declare var document: {
  readonly visibilityState: string;
  querySelector?(selector: string): { getAttribute(name: string): string | null } | null;
};
