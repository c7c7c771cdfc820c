// Before Dexie, which looks for IndexedDB once, when it is loaded.
import 'fake-indexeddb/auto';
import i18next from 'i18next';
import { afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { freshDevice } from '../../data/fake-server.test-support.ts';
import { update as en } from '../../i18n/messages/update/en.ts';
import { update as fr } from '../../i18n/messages/update/fr.ts';
import { dismissToast, showToast, toasts } from '../../ui/feedback/toasts.ts';
import { offerUpdate } from './update-offer.ts';

const texts = () => toasts.get().map(({ text }) => text);
const shut = () => dismissToast(toasts.get()[0]?.id ?? 0);

beforeAll(async () => {
  await i18next.init({ lng: 'en', resources: { en: { update: en }, fr: { update: fr } } });
});
beforeEach(async () => {
  await freshDevice();
});
afterEach(() => vi.useRealTimers());

test('[LC54] a new version is offered once, shut for a day, and let in only when the person presses', async () => {
  const takeOver = vi.fn();
  await offerUpdate(takeOver);
  await offerUpdate(takeOver);
  expect(texts()).toEqual([en.ready]);
  await i18next.changeLanguage('fr');
  expect(texts()).toEqual([fr.ready]);

  shut();
  await offerUpdate(takeOver);
  await i18next.changeLanguage('en');
  expect(texts()).toEqual([]);

  vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 25 * 3_600_000 });
  await offerUpdate(takeOver);
  expect(texts()).toEqual([en.ready]);
  expect(takeOver).not.toHaveBeenCalled();
  vi.useRealTimers();
  toasts.get()[0]?.undo?.onUndo();
  await vi.waitFor(() => expect(takeOver).toHaveBeenCalledOnce());
  expect(texts(), 'until the page reloads').toEqual([en.coming]);
  shut();
  showToast({ text: 'something else' });
});
