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
  scrollToReviews,
} from './customer.ts';
import { expectFitsInEach, expectNothingCutOff, narrow } from './expect-fits.ts';
import { expect, test } from './fixtures.ts';
import { languagesOf } from './languages.ts';
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
import { fill, type Words, words } from './words.ts';

/** A commit walks to each state once and looks at it in three languages; in full each language has walks of its own. */
for (const walked of languagesOf('en')) {
  test.describe(walked, () => {
    test.use({ locale: walked, viewport: narrow });
    test.describe.configure({ timeout: 360_000 }); // three languages of every state, on a busy machine

    test('every screen of a booking fits and is accessible', async ({ page, stack }) => {
      const w = words[walked];
      const person = aPerson(`reflow-${walked}`);
      await offerToInstall(page);
      await page.goto('/');
      await expect(page.getByRole('heading', { level: 1, name: w.home.hero.heading })).toBeVisible();
      await expectFitsInEach(page, 'home', (said) =>
        page.getByRole('heading', { level: 1, name: said.home.hero.heading }),
      );
      await page.getByRole('main').getByRole('link', { name: w.home.hero.book, exact: true }).first().click();
      await expect(page.getByRole('heading', { level: 1, name: w.catalogue.heading })).toBeVisible();
      await expect(page.getByRole('link', { name: new RegExp(w.carpet) }).first()).toBeVisible();
      await expectFitsInEach(page, 'catalogue', (said) =>
        page.getByRole('heading', { level: 1, name: said.catalogue.heading }),
      );

      await chooseBedrooms(page, w, 2, {
        beforeGoingOn: async () => {
          await expectFitsInEach(page, 'configure, step 1', (said) =>
            button(page, said.configure.bar.continue),
          );
          await expectNothingCutOff(page, 'configure, step 1');
        },
      });
      await expectFitsInEach(page, 'configure, step 2', (said) => button(page, said.configure.bar.add));
      await addRooms(page, w);
      await expectFitsInEach(page, 'cart', (said) =>
        page.getByRole('heading', { level: 1, name: said.cart.title }),
      );
      await expectNothingCutOff(page, 'cart');
      await button(page, fill(w.cart.item.optionsOf, { name: `${w.bedroom} 1` })).click();
      await expect(page.getByRole('dialog').getByRole('radio').first()).toBeVisible();
      await expectFitsInEach(page, 'options dialog', (_, locale) =>
        page
          .getByRole('dialog')
          .getByRole('radio', { name: new RegExp(optionName('carpet-cleaning', 'size-regular', locale)) })
          .first(),
      );
      await page.keyboard.press('Escape');

      await goToCheckout(page, w);
      await holdSoonest(page, w);
      await expect(page.locator('[data-day]').first()).toBeVisible();
      await expectFitsInEach(page, 'checkout', (said) =>
        page.getByRole('heading', { level: 1, name: said.checkout.title }),
      );
      await expectNothingCutOff(page, 'checkout');
      await goToFinalize(page, w);
      await fillContact(page, w, person);
      await expectFitsInEach(page, 'finalize', (said) =>
        page.getByRole('heading', { level: 1, name: said.finalize.title }),
      );
      await expectNothingCutOff(page, 'finalize');
      await bookButton(page, w).click();
      await expectBooked(page, w);
      await expect(
        page.getByRole('region', { name: fill(w.confirmation.install.title, { company: 'Sabal' }) }),
      ).toBeVisible();
      await expectFitsInEach(page, 'confirmation with the hint to install', (said) =>
        page.getByRole('region', { name: fill(said.confirmation.install.title, { company: 'Sabal' }) }),
      );

      const mail = await stack.mailTo(person.email, w.mail.booked);
      await page.goto(/http:\/\/sabal\.test(\/manage\?\S+)/.exec(mail.text)?.[1] ?? '');
      await expect(page.getByText(w.manage.status.confirmed).first()).toBeVisible();
      await expectFitsInEach(page, 'manage', (said) => page.getByText(said.manage.status.confirmed).first());
    });

    test('every other way to choose fits and is accessible', async ({ page }) => {
      const w = words[walked];
      const tile = (product: string) => productName('tile-cleaning', product, walked);
      const piece = (product: string) => productName('upholstery-cleaning', product, walked);
      await seedCart(page, oneOfEach);
      await page.goto('/cart');
      await page.getByText(w.configure.story.open).last().click();
      await expectFitsInEach(page, 'mixed cart', (said) =>
        page.getByRole('heading', { level: 1, name: said.cart.title }),
      );

      await page.goto('/service/tile-cleaning');
      await choose(page, w, tile('kitchen'));
      await choose(page, w, tile('unlisted'));
      await expectFitsInEach(page, 'tile, step 1', (said) => button(page, said.configure.bar.continue));
      await expectNothingCutOff(page, 'tile, step 1');
      await button(page, w.configure.bar.continue).click();
      await expect(page.getByRole('slider')).toBeVisible();
      await expectFitsInEach(page, 'tile, step 2', (said) => button(page, said.configure.bar.add));

      await page.goto('/service/upholstery-cleaning');
      await choose(page, w, piece('sofa'));
      await choose(page, w, piece('mattress'));
      await expectFitsInEach(page, 'upholstery, step 1', (said) => button(page, said.configure.bar.continue));
      await button(page, w.configure.bar.continue).click();
      await page
        .getByRole('radio', { name: new RegExp(`^${fill(w.configure.seats.orMore, { number: 6 })}`) })
        .check();
      const pillow = optionName('upholstery-cleaning', 'loose-pillows', walked);
      await button(page, fill(w.configure.options.plus, { title: pillow })).click();
      await expectFitsInEach(page, 'upholstery, step 2', (said) => button(page, said.configure.bar.add));

      await page.goto('/intake/handyman');
      await button(page, w.intake.bar.submit).click();
      await expect(page.getByText(w.intake.fault.handymanDescription)).toBeVisible();
      await expectFitsInEach(page, 'handyman with a fault', (said) =>
        page.getByText(said.intake.fault.handymanDescription),
      );
      await page.locator('#request-description').fill('Lorem ipsum');
      await button(page, w.intake.bar.submit).click();
      await expect(page.getByRole('dialog', { name: w.configure.again.title })).toBeVisible();
      await expectFitsInEach(page, 'replace or add', (said) =>
        page.getByRole('dialog', { name: said.configure.again.title }),
      );
      await page.goto('/intake/rentme?hours=40');
      await page.getByRole('checkbox', { name: w.intake.rentme.needVehicle }).check();
      await expectFitsInEach(page, 'rent-me', (said) =>
        page.getByRole('checkbox', { name: said.intake.rentme.needVehicle }),
      );
      for (const kind of ['pavers', 'epoxy']) {
        await page.goto(`/intake/${kind}`);
        await expect(page.getByText(w.intake.quote.empty)).toBeVisible();
        await expectFitsInEach(page, kind, (said) => page.getByText(said.intake.quote.empty));
      }
    });

    test('the planner fits and is accessible in every state', async ({ page }) => {
      const w = words[walked];
      const { planner } = w;
      await openPlanner(page, w);
      await pickup(page, w, 1).getByRole('combobox').fill(places.orlando);
      await expect(pickup(page, w, 1).getByRole('option')).toHaveCount(2);
      await expectFitsInEach(page, 'planner with suggestions', (said) =>
        pickup(page, said, 1).getByRole('option').first(),
      );
      await findStops(page, w, [places.sanford, places.orlando, places.winterPark, places.kissimmee]);
      await compute(page, w);
      await expect(button(page, planner.better.apply)).toBeVisible();
      await expect(panel(page, w).getByRole('application')).toBeVisible();
      await expectFitsInEach(page, 'planner with a route', (said) => button(page, said.planner.better.apply));
      const first = fill(planner.stops.pickup, { number: 1 });
      await button(page, fill(planner.stop.pickOf, { stop: first })).click();
      const picker = page.getByRole('dialog', { name: fill(planner.map.pickTitle, { stop: first }) });
      await expect(picker.getByRole('application')).toBeVisible();
      await expectFitsInEach(page, 'place on the map', ({ planner: said }) =>
        page.getByRole('dialog', {
          name: fill(said.map.pickTitle, { stop: fill(said.stops.pickup, { number: 1 }) }),
        }),
      );
      await picker.getByRole('button', { name: planner.map.cancel }).click();
      await writeByHand(pickup(page, w, 1), w, { state: 'GA' });
      await computeButton(page, w).click();
      await expect(pickup(page, w, 1)).toContainText(planner.fault.stopOutside);
      await expectFitsInEach(page, 'planner with a stop that is not found', (said) =>
        pickup(page, said, 1).getByText(said.planner.fault.stopOutside).first(),
      );
    });

    test('everything around it fits and is accessible', async ({ page }) => {
      const w = words[walked];
      await page.goto('/');
      const play = button(page, w.home.film.play);
      await play.click();
      const film = page.locator('video');
      await expect(film).toBeFocused();
      await film.evaluate((video: HTMLVideoElement) => video.pause()); // drawing it takes more than all the looks
      await scrollToReviews(page, w);
      await expect(film).toBeVisible();
      await expectFitsInEach(page, 'home with the film and the reviews', (said) =>
        page.getByRole('region', { name: said.reviews.list }),
      );
      await page.goto('/newsletter');
      // Until its screen has come the foot moves, from under the pointer too.
      await expect(page.getByRole('heading', { level: 1, name: w.newsletter.form.title })).toBeVisible();
      await page.getByRole('contentinfo').getByRole('link', { name: w.shell.footer.terms }).click();
      await expect(page.getByRole('dialog', { name: w.legal.terms.title })).toBeVisible();
      await expectFitsInEach(page, 'terms over the page', (said) =>
        page.getByRole('dialog', { name: said.legal.terms.title }),
      );

      for (const [path, title] of [
        ['/terms', (all: Words) => all.legal.terms.title],
        ['/privacy', (all: Words) => all.legal.privacy.title],
        ['/newsletter', (all: Words) => all.newsletter.form.title],
        ['/newsletter?action=confirm&email=a@mail.org&sig=x', (all: Words) => all.newsletter.confirm.title],
        ['/service/nothing', (all: Words) => all.catalogue.unknown.title],
        ['/intake/delivery', (all: Words) => all.planner.title],
        ['/service/tile-cleaning?edit=1', (all: Words) => all.configure.edit.gone],
      ] as const) {
        await page.goto(path);
        await expect(page.getByRole('heading', { level: 1, name: title(w) })).toBeVisible();
        await expectFitsInEach(page, path, (said) =>
          page.getByRole('heading', { level: 1, name: title(said) }),
        );
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
