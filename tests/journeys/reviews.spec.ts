import { admin } from '../../app/i18n/messages/admin/fr.ts';
import { review as w } from '../../app/i18n/messages/review/en.ts';
import { reviews as home } from '../../app/i18n/messages/reviews/en.ts';
import { aPerson, button, scrollToReviews } from './customer.ts';
import { expectFits } from './expect-fits.ts';
import { expect, test } from './fixtures.ts';
import { seedBooking } from './seeded-booking.ts';
import { words } from './words.ts';

test.use({ locale: 'en' });

test('a visit is reviewed from its mail, answered, and stands on the home page as verified', async ({
  page,
  browser,
  stack,
}) => {
  const { email } = aPerson('review');
  const booking = await seedBooking(page, email);
  await stack.control(`/visited?booking=${booking.id}`);
  await stack.control(`/visited?booking=${booking.id}`);
  const { text } = await stack.mailTo(email, /^How did it go/);
  const { pathname, search } = new URL(/https?:\/\/\S+\/review\?\S+/.exec(text)?.[0] ?? '');
  const mails = await stack.control<{ kind: string }[]>(`/outbox?to=${encodeURIComponent(email)}`);
  expect(mails.filter(({ kind }) => kind === 'review.asked')).toHaveLength(1);

  await page.goto(pathname + search);
  await expect(page.getByRole('heading', { level: 1, name: w.ask })).toBeVisible();
  await expect(page).toHaveURL(/\/review$/);
  await page.getByRole('radio', { name: new RegExp(w.meaning.five) }).check();
  await page.getByRole('textbox', { name: w.text }).fill('Spotless, and on time.');
  await expectFits(page, 'a review');
  await button(page, w.send).click();
  await expect(page.getByRole('heading', { level: 1, name: w.thanks })).toBeFocused();

  const { reviews: staff, login } = admin;
  await page.goto('/admin/reviews');
  await page.getByLabel(login.key).fill('sabal-dev-admin');
  await page.getByRole('button', { name: login.submit }).click();
  const entry = page.getByRole('article').filter({ hasText: 'Spotless, and on time.' });
  await entry.getByRole('button', { name: /^Répondre à/ }).click();
  await entry.getByRole('textbox').fill('Thank you, come again!');
  await entry.getByRole('button', { name: staff.answer.publish }).click();
  await expect(entry.getByText(staff.state.answered)).toBeVisible();
  await expectFits(page, 'reviews of staff');

  // Another visitor: this device may keep the reviews that it has for ten minutes.
  const visitor = await (await browser.newContext({ baseURL: stack.url, locale: 'en' })).newPage();
  await visitor.goto('/');
  const card = visitor.getByRole('listitem').filter({ hasText: 'Spotless, and on time.' });
  // The section after them: their own comes when its place is near.
  await visitor.getByRole('heading', { name: words.en.home.promises.title }).scrollIntoViewIfNeeded();
  await scrollToReviews(visitor, words.en);
  await expect(card.getByText('Thank you, come again!').first()).toBeVisible();
  await expect(card.getByRole('button', { name: home.verified.mark }).first()).toBeVisible();
  await expect(visitor.getByText(home.sample.tag)).toHaveCount(0);
  await visitor.context().close();
});
