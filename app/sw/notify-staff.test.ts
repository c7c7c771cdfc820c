import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { PushMessage } from '#shared/api/admin/push.ts';
import { noticeKinds } from '#shared/company/notices.ts';
import { openPush, showPush } from './notify-staff.ts';

const ORIGIN = 'https://sabal.test';
const VISIT = '/admin/calendar?day=2026-12-03&visit=1';
const showNotification = vi.fn();
const openWindow = vi.fn();
const focus = vi.fn();
let pages: string[] = [];
let lying: { data: unknown; tag: string }[] = [];

beforeEach(() => {
  pages = [];
  lying = [];
  vi.stubGlobal('self', {
    location: new URL(ORIGIN),
    registration: {
      showNotification,
      getNotifications: async ({ tag }: { tag: string }) => lying.filter((one) => one.tag === tag),
    },
    clients: { openWindow, matchAll: async () => pages.map((url) => ({ url, focus: () => focus(url) })) },
  });
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.clearAllMocks();
});

/** As the browser hands over what it decrypted. */
const arrived = (text: string) => ({ json: () => JSON.parse(text) }) as PushMessageData; // all that is read of it
const push = (message: PushMessage) => showPush(arrived(JSON.stringify(message)));
const tap = async (data: unknown) => {
  const close = vi.fn();
  await openPush({ close, data } as unknown as Notification); // all that is read of it
  expect(close).toHaveBeenCalledOnce();
};

test('every kind is shown in French, with the way to it', async () => {
  for (const kind of noticeKinds) await push({ kind, count: 1, path: VISIT });
  expect(showNotification.mock.calls.map(([title]) => title)).toEqual([
    ...['Nouvelle réservation', 'Visite déplacée', 'Visite annulée'],
    ...['Devis demandé', 'Courriel non remis', 'Nouvel avis'],
  ]);
  expect(showNotification).toHaveBeenNthCalledWith(1, 'Nouvelle réservation', {
    body: 'Touchez pour ouvrir la visite.',
    lang: 'fr',
    tag: `booked ${VISIT}`,
    renotify: true,
    data: { path: VISIT, count: 1, newestId: undefined },
  });
});

test('several of a kind are counted, and lead to the calendar', async () => {
  await push({ kind: 'cancelled', count: 3, path: '/admin/calendar' });
  expect(showNotification).toHaveBeenCalledExactlyOnceWith(
    '3 visites annulées',
    expect.objectContaining({ body: 'Touchez pour ouvrir le calendrier.' }),
  );
});

test('those that lie there unread are counted along, and the same ones told again are not', async () => {
  const told = { kind: 'booked', count: 3, path: '/admin/calendar', newestId: 'b' } as const;
  const titles = () => showNotification.mock.calls.map(([title]) => title);
  lying = [{ tag: 'booked /admin/calendar', data: { path: '/admin/calendar', count: 2, newestId: 'a' } }];
  await push(told);
  lying = [{ tag: 'booked /admin/calendar', data: { path: '/admin/calendar', count: 5, newestId: 'b' } }];
  await push(told);
  // As a worker of before showed them.
  lying = [{ tag: 'booked /admin/calendar', data: { path: '/admin/calendar' } }];
  await push(told);
  expect(titles()).toEqual(['5', '5', '3'].map((count) => `${count} nouvelles réservations`));
});

test.each([
  ['a kind of a newer server', '{"kind":"flown","count":1,"path":"/admin/calendar"}'],
  ['an address that is not of the back office', '{"kind":"booked","count":1,"path":"https://evil.test/"}'],
  ['no JSON', 'boo'],
])('%s is shown as news and nothing more', async (_what, text) => {
  await showPush(arrived(text));
  expect(showNotification).toHaveBeenCalledExactlyOnceWith(
    'Du nouveau dans l’administration',
    expect.objectContaining({ data: expect.objectContaining({ path: '/admin/calendar' }) }),
  );
});

test('a message without anything is shown too: browsers end what shows nothing', async () => {
  await showPush(null);
  expect(showNotification).toHaveBeenCalledOnce();
});

test('a tap opens the visit beside what is open, and takes nobody’s page away', async () => {
  pages = [`${ORIGIN}/cart`, `${ORIGIN}/admin/bookings/new`];
  await tap({ path: VISIT });
  expect(openWindow).toHaveBeenCalledExactlyOnceWith(`${ORIGIN}${VISIT}`);
  expect(focus).not.toHaveBeenCalled();
});

test('a page that shows it already comes to the front', async () => {
  pages = [`${ORIGIN}/`, `${ORIGIN}${VISIT}`];
  await tap({ path: VISIT });
  expect(focus).toHaveBeenCalledExactlyOnceWith(`${ORIGIN}${VISIT}`);
  expect(openWindow).not.toHaveBeenCalled();
});
