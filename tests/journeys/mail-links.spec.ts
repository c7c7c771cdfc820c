import type { Page } from '@playwright/test';
import { isFullStorm } from '../storms/storm-size.ts';
import { aPerson } from './customer.ts';
import { expect, type Stack, test } from './fixtures.ts';
import { seedBooking } from './seeded-booking.ts';
import { askForPavers } from './seeded-request.ts';

test.use({ locale: 'en' });

const tenant = { 'X-Tenant-Slug': 'sabal' };
const staff = { ...tenant, 'X-Admin-Token': 'sabal-dev-admin' };

/** What a mail scanner does: opens it, lets its scripts run, presses nothing. A commit does so once. */
const TIMES = isFullStorm ? 3 : 1;

const kinds = [
  ...['access.link', 'booking.booked', 'booking.cancelled', 'booking.moved', 'booking.pending'],
  ...['booking.reminder', 'booking.updated', 'newsletter.confirm', 'newsletter.welcome', 'quote.offered'],
];

function postAs(page: Page) {
  return async (path: string, data: object, headers: Readonly<Record<string, string>> = tenant) => {
    const keyed = { ...headers, 'Idempotency-Key': crypto.randomUUID() };
    const answer = await page.request.post(`/api${path}`, { headers: keyed, data });
    if (!answer.ok()) throw new Error(`${path} was refused: ${await answer.text()}`);
    return answer.text().then((text) => (text === '' ? undefined : JSON.parse(text)));
  };
}

function proofIn(path: string) {
  const query = new URL(path, 'http://x').searchParams;
  return { email: query.get('email') ?? '', sig: query.get('sig') ?? '' };
}

/** One visit goes through all that can happen to it, others are pending and quoted, and both letters are asked for. */
async function oneOfEachKind(page: Page, stack: Stack, email: string): Promise<void> {
  const post = postAs(page);
  const booking = await seedBooking(page, email);
  const proof = proofIn(booking.managePath);
  await stack.control(`/remind?booking=${booking.id}`);
  const other = await seedBooking(page, aPerson('other').email, 20);
  await post(`/bookings/${other.id}/cancel`, proofIn(other.managePath));
  const time = { startISO: other.startISO, endISO: other.endISO };
  await post(`/bookings/${booking.id}/reschedule`, { ...proof, ...time });
  const { cartId } = await post(`/bookings/${booking.id}/clone-to-cart`, proof);
  const edit = { bookingId: booking.id, ...proof };
  const address = { line1: '14 Palm Way', city: 'Orlando', postalCode: '32801' };
  const who = { email, customerName: 'Ana Díaz', locale: 'en', address };
  await post('/bookings', { ...who, ...time, cartId, keepTime: true, edit });
  await post(`/bookings/${booking.id}/cancel`, proof);
  await seedBooking(page, email, 7, 'en', {
    line1: '1 Far Road',
    city: 'Atlanta',
    region: 'GA',
    postalCode: '30301',
  });
  const { id } = await askForPavers(page, email, 9);
  await page.request.put(`/api/admin/bookings/${id}/quote`, {
    headers: staff,
    data: { lines: [{ text: 'Pavers', quantity: 1, unitPrice: 900 }], minutes: 60 },
  });
  await post('/access-link', { email, locale: 'en' });
  await letAllLeave(stack, email);
  await post('/newsletter', { email, locale: 'en' });
  const asked = await stack.mailTo(email, /^One click and you’re in/);
  await post('/newsletter/confirm', proofIn(/\/newsletter\?\S+/.exec(asked.text)?.[0] ?? ''));
}

/** More mails than one mailbox gets in an hour wait for the next one: as often as is needed, it is now. */
async function letAllLeave(stack: Stack, email: string): Promise<void> {
  await expect
    .poll(async () => {
      await stack.control(`/an-hour-later?to=${email}`);
      const rows = await stack.control<{ state: string }[]>(`/outbox?to=${email}`);
      return rows.every(({ state }) => state !== 'waiting');
    })
    .toBe(true);
}

/** Each mail to this address as its recipient reads it, sent or not. */
async function mailsTo(page: Page, email: string): Promise<readonly { kind: string; text: string }[]> {
  const read = async (path: string) =>
    (await page.request.get(`/api/admin/mails${path}`, { headers: staff })).json();
  const { mails }: { mails: { id: string; to: string }[] } = await read('?limit=100');
  const own = mails.filter(({ to }) => to === email);
  return Promise.all(own.map(({ id }) => read(`/${id}`)));
}

test('a browser that opens every address of our mails changes nothing @phone', async ({ page, stack }) => {
  const { email } = aPerson('scanner');
  await oneOfEachKind(page, stack, email);
  await expect
    .poll(async () => [...new Set((await mailsTo(page, email)).map(({ kind }) => kind))].sort())
    .toEqual(kinds);
  await letAllLeave(stack, email);

  const urls = (await mailsTo(page, email)).flatMap(({ text }) => text.match(/https?:\S+/g) ?? []);
  const paths = [
    ...new Set(urls.map((url) => new URL(url)).map(({ pathname, search }) => pathname + search)),
  ];
  const screens = new Set(paths.map((path) => path.split('?')[0]));
  expect([...screens].sort()).toEqual(['/manage', '/my-bookings', '/newsletter', '/services']);
  const before = await stack.control('/rows-checksum');
  for (const path of paths) {
    for (let n = 0; n < TIMES; n++) {
      await page.goto(path);
      await page.waitForLoadState('networkidle');
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    }
  }
  expect(await stack.control('/rows-checksum')).toEqual(before);
  // The same browser, and one press: what the page asks for does change something.
  await page.goto(paths.find((path) => path.includes('action=')) ?? '');
  await page.getByRole('main').getByRole('button').first().click();
  await expect.poll(() => stack.control('/rows-checksum')).not.toEqual(before);
});

test('a customer who follows a mailed link and touches the page has shown that the address is theirs @phone', async ({
  page,
  stack,
}) => {
  const { email } = aPerson('reader');
  const { managePath } = await seedBooking(page, email, 11);
  const { text } = await stack.mailTo(email, /./);
  const path = /\/manage\?\S+/.exec(text)?.[0] ?? '';
  const told = () => page.waitForResponse((answer) => answer.url().endsWith('/api/mailbox/confirm'));
  const [answer] = await Promise.all([
    told(),
    page.goto(path).then(async () => {
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      await page.getByRole('heading', { level: 1 }).click();
    }),
  ]);
  expect(answer.status()).toBe(200);
  expect(new URL(managePath, 'http://x').searchParams.has('box')).toBe(false); // the answer's own link proves nothing
});
