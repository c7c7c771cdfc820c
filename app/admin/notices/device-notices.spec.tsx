import i18next from 'i18next';
import { initReactI18next } from 'react-i18next';
import { MemoryRouter } from 'react-router-dom';
import { afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { ANSWER_ID_HEADER } from '#shared/api/error-answer.ts';
import { expectSoundPart } from '../../../tests/support/part-check.ts';
import { renewPush } from '../../data/staff/commands/notify-device.ts';
import { setTransport } from '../../data/wire/http.ts';
import { admin } from '../../i18n/messages/admin/fr.ts';
import { DeviceNotices } from './device-notices.tsx';

const { device: w } = admin.notices;
/** base64url of a point, as a browser names it. */
const KEYS = { p256dh: `B${'A'.repeat(86)}`, auth: 'A'.repeat(22) };
const PUBLIC_KEY = `B${'w'.repeat(86)}`;

beforeAll(async () => {
  await i18next.use(initReactI18next).init({ lng: 'fr', resources: { fr: { admin } } });
});
beforeEach(() => aBrowser('default'));
afterEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

/** A stand-in for what the browser and its push service do: a question to the person, one subscription. */
function aBrowser(permission: NotificationPermission, answer = permission) {
  let now = permission;
  let subscription: Partial<PushSubscription> | null = null;
  const requestPermission = vi.fn(async () => {
    now = answer;
    return now;
  });
  let count = 0;
  const subscribe = vi.fn(async () => {
    count += 1;
    const endpoint = `https://push.sabal-push.com/${count}`;
    const bytes = Uint8Array.from(atob(`${PUBLIC_KEY}=`), (letter) => letter.charCodeAt(0));
    subscription = {
      endpoint,
      options: { applicationServerKey: bytes.buffer, userVisibleOnly: true },
      toJSON: () => ({ endpoint, keys: KEYS }),
      unsubscribe: async () => {
        subscription = null;
        return true;
      },
    };
    return subscription;
  });
  const pushManager = { getSubscription: async () => subscription, subscribe };
  vi.stubGlobal('Notification', {
    requestPermission,
    get permission() {
      return now;
    },
  });
  const registration = { pushManager } as unknown as ServiceWorkerRegistration; // all that is read of it
  vi.spyOn(navigator.serviceWorker, 'getRegistration').mockResolvedValue(registration);
  return { requestPermission, subscribe, lose: () => subscription?.unsubscribe?.() };
}

/** The server's part: whether this device is subscribed, and which others are. */
function anOffice() {
  const asked: unknown[] = [];
  let subscribed = false;
  const device = { keyLabel: 'Sabal', createdAt: '2026-12-01T15:00:00Z', lastSeenAt: '2026-12-01T15:00:00Z' };
  setTransport(async (url, { method, body }) => {
    const headers = { [ANSWER_ID_HEADER]: 'r1' };
    if (url.includes('/admin/auth/access')) {
      const devices = [
        { ...device, id: crypto.randomUUID(), label: 'Tablette de Marc', current: false, notified: true },
        { ...device, id: crypto.randomUUID(), label: 'Ordinateur', current: false, notified: false },
      ];
      return new Response(JSON.stringify({ devices, keys: [] }), { headers });
    }
    if (method === 'POST') {
      asked.push(JSON.parse(String(body)));
      subscribed = true;
    }
    if (method === 'DELETE') {
      subscribed = false;
      return new Response(null, { status: 204, headers });
    }
    return new Response(JSON.stringify({ publicKey: PUBLIC_KEY, subscribed }), { headers });
  });
  return asked;
}

const open = () =>
  render(
    <MemoryRouter>
      <main>
        <h1>{admin.notices.title}</h1>
        <DeviceNotices />
      </main>
    </MemoryRouter>,
  );
const start = () => page.getByRole('button', { name: w.start });
const stop = () => page.getByRole('button', { name: w.stop });

test('the permission is asked for by a press and not before; then it is on, and off again', async () => {
  const { requestPermission, subscribe } = aBrowser('default', 'granted');
  const asked = anOffice();
  await open();
  await expect.element(page.getByText(w.off)).toBeVisible();
  await expect.element(page.getByText('Tablette de Marc')).toBeVisible();
  await expect.element(page.getByText('Ordinateur')).not.toBeInTheDocument();
  expect(requestPermission).not.toHaveBeenCalled();
  await expectSoundPart();
  await userEvent.keyboard('{Tab}{Enter}');
  await expect.element(page.getByText(w.on)).toBeVisible();
  expect(subscribe).toHaveBeenCalledExactlyOnceWith({
    userVisibleOnly: true,
    applicationServerKey: PUBLIC_KEY,
  });
  expect(asked).toEqual([{ endpoint: 'https://push.sabal-push.com/1', keys: KEYS }]);
  await expectSoundPart();
  await stop().click();
  await expect.element(page.getByText(w.off)).toBeVisible();
});

test('an address that the browser lost is told anew without a question, and one that stayed not again', async () => {
  const { requestPermission, lose } = aBrowser('default', 'granted');
  const asked = anOffice();
  await open();
  await renewPush(); // it was never on
  await start().click();
  await expect.element(page.getByText(w.on)).toBeVisible();
  await renewPush();
  expect(asked).toHaveLength(1);
  await lose();
  await renewPush();
  expect(asked.at(-1)).toEqual({ endpoint: 'https://push.sabal-push.com/2', keys: KEYS });
  await stop().click();
  await expect.element(page.getByText(w.off)).toBeVisible();
  await renewPush();
  expect(asked).toHaveLength(2);
  await start().click();
  await expect.element(page.getByText(w.on)).toBeVisible();
  await lose();
  vi.stubGlobal('Notification', { permission: 'denied', requestPermission });
  await renewPush();
  expect(asked).toHaveLength(3);
});

test('who says no is told how to think again, and nothing is sent', async () => {
  aBrowser('default', 'denied');
  const asked = anOffice();
  await open();
  await start().click();
  await expect.element(page.getByText(w.denied)).toBeVisible();
  await expect.element(start()).not.toBeInTheDocument();
  expect(asked).toEqual([]);
  await expectSoundPart();
});

test('a browser whose push service is out of reach says so, and is off', async () => {
  const { subscribe } = aBrowser('granted');
  subscribe.mockRejectedValue(new DOMException('Registration failed', 'AbortError'));
  anOffice();
  await open();
  await start().click();
  await expect.element(page.getByRole('alert')).toHaveTextContent(w.browser);
  await expect.element(page.getByText(w.off)).toBeVisible();
});

test('without web push it says that, and on an iPhone that the app is installed first', async () => {
  anOffice();
  vi.spyOn(navigator.serviceWorker, 'getRegistration').mockResolvedValue(undefined);
  const first = await open();
  await expect.element(page.getByText(w.none)).toBeVisible();
  await first.unmount();
  const { PushManager: known } = window;
  Reflect.deleteProperty(window, 'PushManager');
  vi.spyOn(navigator, 'userAgent', 'get').mockReturnValue('Mozilla/5.0 (iPhone; CPU iPhone OS 18_5)');
  await open();
  await expect.element(page.getByText('installez d’abord', { exact: false })).toBeVisible();
  await expectSoundPart();
  window.PushManager = known;
});
