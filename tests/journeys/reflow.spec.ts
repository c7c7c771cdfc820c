import {
  addRooms,
  aPerson,
  bookButton,
  button,
  choose,
  chooseBedrooms,
  expectBooked,
  fillContact,
  goToCheckout,
  goToFinalize,
  holdSoonest,
  offerToInstall,
} from './customer.ts';
import { expectFits, narrow } from './expect-fits.ts';
import { expect, test } from './fixtures.ts';
import {
  compute,
  computeButton,
  findStops,
  openPlanner,
  panel,
  pickup,
  places,
  writeByHand,
} from './planner.ts';
import { seedCart } from './seeded-cart.ts';
import { optionName, productName } from './seeded-names.ts';
import { fill, words } from './words.ts';

for (const locale of ['en', 'es', 'fr'] as const) {
  test.describe(locale, () => {
    test.use({ locale, viewport: narrow, contextOptions: { reducedMotion: 'reduce' } });

    test('every screen of a booking fits and is accessible', async ({ page, stack }) => {
      const w = words[locale];
      const person = aPerson(`reflow-${locale}`);
      await offerToInstall(page);
      await page.goto('/');
      await expect(page.getByRole('heading', { level: 1, name: w.home.hero.heading })).toBeVisible();
      await expectFits(page, 'home');
      await page.getByRole('main').getByRole('link', { name: w.home.hero.book, exact: true }).first().click();
      await expect(page.getByRole('heading', { level: 1, name: w.catalogue.heading })).toBeVisible();
      await expect(page.getByRole('link', { name: new RegExp(w.carpet) }).first()).toBeVisible();
      await expectFits(page, 'catalogue');

      await chooseBedrooms(page, w, 2, { beforeGoingOn: () => expectFits(page, 'configure, step 1') });
      await expectFits(page, 'configure, step 2');
      await addRooms(page, w);
      await expectFits(page, 'cart');
      await button(page, fill(w.cart.item.optionsOf, { name: `${w.bedroom} 1` })).click();
      await expect(page.getByRole('dialog').getByRole('radio').first()).toBeVisible();
      await expectFits(page, 'options dialog');
      await page.keyboard.press('Escape');

      await goToCheckout(page, w);
      await holdSoonest(page, w);
      await expect(page.locator('[data-day]').first()).toBeVisible();
      await expectFits(page, 'checkout');
      await goToFinalize(page, w);
      await fillContact(page, w, person);
      await expectFits(page, 'finalize');
      await bookButton(page, w).click();
      await expectBooked(page, w);
      await expect(page.getByRole('region', { name: w.confirmation.install.title })).toBeVisible();
      await expectFits(page, 'confirmation with the hint to install');

      const mail = await stack.mailTo(person.email, w.mail.booked);
      await page.goto(/http:\/\/sabal\.test(\/manage\?\S+)/.exec(mail.text)?.[1] ?? '');
      await expect(page.getByText(w.manage.status.confirmed).first()).toBeVisible();
      await expectFits(page, 'manage');
    });

    test('every other way to choose fits and is accessible', async ({ page }) => {
      const w = words[locale];
      const tile = (product: string) => productName('tile-cleaning', product, locale);
      const piece = (product: string) => productName('upholstery-cleaning', product, locale);
      await seedCart(page, oneOfEach);
      await page.goto('/cart');
      await page.getByText(w.configure.story.open).last().click();
      await expectFits(page, 'mixed cart');

      await page.goto('/service/tile-cleaning');
      await choose(page, w, tile('kitchen'));
      await choose(page, w, tile('unlisted'));
      await expectFits(page, 'tile, step 1');
      await button(page, w.configure.bar.continue).click();
      await expect(page.getByRole('slider')).toBeVisible();
      await expectFits(page, 'tile, step 2');

      await page.goto('/service/upholstery-cleaning');
      await choose(page, w, piece('sofa'));
      await choose(page, w, piece('mattress'));
      await expectFits(page, 'upholstery, step 1');
      await button(page, w.configure.bar.continue).click();
      await page
        .getByRole('radio', { name: new RegExp(`^${fill(w.configure.seats.orMore, { number: 6 })}`) })
        .check();
      const pillow = optionName('upholstery-cleaning', 'loose-pillows', locale);
      await button(page, fill(w.configure.options.plus, { title: pillow })).click();
      await expectFits(page, 'upholstery, step 2');

      await page.goto('/intake/handyman');
      await button(page, w.intake.bar.submit).click();
      await expect(page.getByText(w.intake.fault.handymanDescription)).toBeVisible();
      await expectFits(page, 'handyman with a fault');
      await page.locator('#request-description').fill('Lorem ipsum');
      await button(page, w.intake.bar.submit).click();
      await expect(page.getByRole('dialog', { name: w.configure.again.title })).toBeVisible();
      await expectFits(page, 'replace or add');
      await page.goto('/intake/rentme?hours=40');
      await page.getByRole('checkbox', { name: w.intake.rentme.needVehicle }).check();
      await expectFits(page, 'rent-me');
      for (const kind of ['pavers', 'epoxy']) {
        await page.goto(`/intake/${kind}`);
        await expect(page.getByText(w.intake.quote.empty)).toBeVisible();
        await expectFits(page, kind);
      }
    });

    test('the planner fits and is accessible in every state', async ({ page }) => {
      const w = words[locale];
      const { planner } = w;
      await openPlanner(page, w);
      await pickup(page, w, 1).getByRole('combobox').fill(places.orlando);
      await expect(pickup(page, w, 1).getByRole('option')).toHaveCount(2);
      await expectFits(page, 'planner with suggestions');
      await findStops(page, w, [places.sanford, places.orlando, places.winterPark, places.kissimmee]);
      await compute(page, w);
      await expect(button(page, planner.better.apply)).toBeVisible();
      await expect(panel(page, w).getByRole('application')).toBeVisible();
      await expectFits(page, 'planner with a route');
      const first = fill(planner.stops.pickup, { number: 1 });
      await button(page, fill(planner.stop.pickOf, { stop: first })).click();
      const picker = page.getByRole('dialog', { name: fill(planner.map.pickTitle, { stop: first }) });
      await expect(picker.getByRole('application')).toBeVisible();
      await expectFits(page, 'place on the map');
      await picker.getByRole('button', { name: planner.map.cancel }).click();
      await writeByHand(pickup(page, w, 1), w, { state: 'GA' });
      await computeButton(page, w).click();
      await expect(pickup(page, w, 1)).toContainText(planner.fault.stopOutside);
      await expectFits(page, 'planner with a stop that is not found');
    });

    test('everything around it fits and is accessible', async ({ page }) => {
      const w = words[locale];
      await page.goto('/');
      const play = button(page, w.home.film.play);
      await play.click();
      await expect(page.locator('video')).toBeFocused();
      await expectFits(page, 'home with the film');
      await page.keyboard.press('Escape');
      await expect(play).toBeFocused();
      const list = page.getByRole('region', { name: w.reviews.list });
      await expect(async () => {
        await page.mouse.wheel(0, 900);
        await expect(list).toBeInViewport({ timeout: 300 });
      }).toPass();
      await expectFits(page, 'home with the reviews');
      await page.getByRole('contentinfo').getByRole('link', { name: w.shell.footer.terms }).click();
      await expect(page.getByRole('dialog', { name: w.legal.terms.title })).toBeVisible();
      await expectFits(page, 'terms over the page');

      for (const [path, title] of [
        ['/terms', w.legal.terms.title],
        ['/privacy', w.legal.privacy.title],
        ['/newsletter', w.newsletter.form.title],
        ['/newsletter?action=confirm&email=a@mail.org&sig=x', w.newsletter.confirm.title],
        ['/service/nothing', w.catalogue.unknown.title],
        ['/intake/delivery', w.planner.title],
        ['/service/tile-cleaning?edit=1', w.configure.edit.gone],
      ] as const) {
        await page.goto(path);
        await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
        await expectFits(page, path);
      }
    });
  });
}

const oneOfEach = [
  { service: 'carpet-cleaning', product: 'bedroom' },
  { service: 'tile-cleaning', product: 'kitchen', instance: { sqft: 50, soil: 'HIGH', sealant: true } },
  { service: 'upholstery-cleaning', product: 'sofa', options: ['soil-deep'], instance: { seats: 5 } },
  { service: 'handyman', instance: { handymanMinutes: 80, label: 'Fix the gate' } },
  {
    service: 'rent-me',
    instance: { intake: { kind: 'rentme', hoursWish: 3, vehicleRequired: true, milesEstimate: 10 } },
  },
  { service: 'epoxy', instance: { intake: { kind: 'epoxy', areaSqft: 400, budgetAmount: 2000 } } },
];
