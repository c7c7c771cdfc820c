import type { Page } from '@playwright/test';

/**
 * Writes newsletter intents as app/data/outbox/write-intent.ts does, from inside a page, without its form. The page
 * does not notice rows that Dexie did not write, so it is then told that the window has the focus again.
 */
export async function writeLetters(page: Page, emails: readonly string[]): Promise<void> {
  await page.evaluate(async (addresses) => {
    const opened = indexedDB.open('app:sabal');
    const db = await new Promise<IDBDatabase>((resolve, reject) => {
      opened.onsuccess = () => resolve(opened.result);
      opened.onerror = () => reject(opened.error);
    });
    const tx = db.transaction(['intents', 'meta'], 'readwrite');
    const counter = tx.objectStore('meta').get('seq');
    counter.onsuccess = () => {
      let last = counter.result?.last ?? 0;
      for (const email of addresses) {
        last += 1;
        tx.objectStore('intents').add({
          id: crypto.randomUUID(),
          kind: 'newsletter',
          stream: 'newsletter',
          seq: last,
          state: 'waiting',
          code: null,
          attempts: 0,
          nextAt: 0,
          createdAt: Date.now(),
          sentAt: null,
          email,
          body: JSON.stringify({ email, locale: 'en' }),
          v: 2,
        });
      }
      tx.objectStore('meta').put({ k: 'seq', last, v: 1 });
    };
    await new Promise<void>((resolve, reject) => {
      tx.oncomplete = () => resolve();
      tx.onerror = () => reject(tx.error);
    });
    db.close();
    dispatchEvent(new Event('focus'));
  }, emails);
}

/** What is left of them on the device, in the order they were asked. */
export function leftLetters(page: Page): Promise<readonly { email: string; seq: number; state: string }[]> {
  return page.evaluate(async () => {
    const known = await indexedDB.databases();
    // Whoever opens it first makes it, and is not to be a test.
    if (!known.some(({ name, version = 0 }) => name === 'app:sabal' && version > 1))
      throw new Error('the app has no database yet');
    const opened = indexedDB.open('app:sabal');
    const db = await new Promise<IDBDatabase>((resolve, reject) => {
      opened.onsuccess = () => resolve(opened.result);
      opened.onerror = () => reject(opened.error);
    });
    const rows = db.transaction('intents').objectStore('intents').index('seq').getAll();
    await new Promise((resolve) => {
      rows.onsuccess = resolve;
    });
    db.close();
    return rows.result;
  });
}
