import { aPerson } from './customer.ts';
import { expect, test } from './fixtures.ts';
import { seedBooking } from './seeded-booking.ts';
import { words } from './words.ts';

const w = words.en;
test.use({ locale: 'en' });

/** What a mail scanner does: opens it, lets its scripts run, presses nothing. */
const TIMES = 3;

test('a browser that opens every address of our mails three times changes nothing @phone', async ({
  page,
  stack,
}) => {
  const { email } = aPerson('scanner');
  await seedBooking(page, email);
  const headers = { 'X-Tenant-Slug': 'sabal' };
  for (const path of ['/api/access-link', '/api/newsletter']) {
    await page.request.post(path, { headers, data: { email, locale: 'en' } });
  }
  const mails = [
    await stack.mailTo(email, w.mail.booked),
    await stack.mailTo(email, w.mail.link),
    await stack.mailTo(email, /^One click and you’re in/),
  ];
  const urls = mails.flatMap(({ text }) => text.match(/https?:\S+/g) ?? []);
  const paths = urls.map((url) => new URL(url)).map(({ pathname, search }) => pathname + search);
  expect(paths.map((path) => path.split('?')[0])).toEqual(['/manage', '/my-bookings', '/newsletter']);
  await expect
    .poll(async () =>
      (await stack.control<{ state: string }[]>(`/outbox?to=${email}`)).map(({ state }) => state),
    )
    .toEqual(['sent', 'sent', 'sent']);
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
  await page.getByRole('main').getByRole('button').first().click();
  await expect.poll(() => stack.control('/rows-checksum')).not.toEqual(before);
});
