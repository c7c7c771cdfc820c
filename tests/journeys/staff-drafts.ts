import type { Page } from '@playwright/test';
import { expect } from './fixtures.ts';

/**
 * What staff typed under this name is on the disk, sealed (LC99): a moment after the typing rests, and a reload before
 * that loses it. Opened as the app does, with the key that this device alone has.
 */
export async function expectSealed(page: Page, name: string, words: string): Promise<void> {
  await expect.poll(() => page.evaluate(openDraft, name), `sealed under "${name}"`).toContain(words);
}

/** In the page. Empty where there is nothing. */
async function openDraft(name: string): Promise<string> {
  const answer = <Value>(request: IDBRequest<Value>) =>
    new Promise<Value>((resolve, reject) => {
      request.onsuccess = () => resolve(request.result);
      request.onerror = () => reject(request.error);
    });
  if (!(await indexedDB.databases()).some((each) => each.name === 'admin:sabal')) return '';
  const db = await answer(indexedDB.open('admin:sabal'));
  const stores = db.transaction(['keys', 'copies']);
  const asked = [
    answer(stores.objectStore('keys').get('data')),
    answer(stores.objectStore('copies').getAll()),
  ];
  const [own, rows] = await Promise.all(asked);
  db.close();
  const copy = `typed ${name}\n${sessionStorage.getItem('staff_typing_tab')}`;
  const additionalData = new TextEncoder().encode(`${localStorage.getItem('admin_key')}\n${copy}`);
  for (const { iv, ciphertext } of rows) {
    const plain = await crypto.subtle
      .decrypt({ name: 'AES-GCM', iv, additionalData }, own.key, ciphertext)
      .catch(() => undefined); // another copy
    if (plain) return new TextDecoder().decode(plain);
  }
  return '';
}
