import type { Page } from '@playwright/test';
import {
  addRooms,
  aPerson,
  bookButton,
  button,
  cartRow,
  chooseBedrooms,
  countdown,
  expectBooked,
  fillContact,
  goToCheckout,
  goToFinalize,
  holdSoonest,
  orderSummary,
  type Person,
  soonestTimes,
} from '../journeys/customer.ts';
import { expect, type Stack } from '../journeys/fixtures.ts';
import { fill, pattern, type Words, words } from '../journeys/words.ts';
import type { FaultProxy } from '../support/fault-proxy.ts';
import { sized } from './storm-size.ts';
import { bookingOnce, expectOffline, lookAgain, pill, test } from './weak-line.ts';

/**
 * One booking from the home page to the confirmation, with the network cut before one of its steps: the step is done as
 * far as it goes without, then the network is back and the way goes on. It always ends in exactly one booking with
 * everything that was typed. A picture of each cut state is left in test-results.
 */

interface Walk {
  readonly page: Page;
  readonly w: Words;
  readonly person: Person;
  readonly stack: Stack;
  readonly line: FaultProxy;
}

interface Step {
  readonly name: string;
  readonly online: (walk: Walk) => Promise<void>;
  /** The same without a connection, as far as it goes; as `online` when the device can do it all. */
  readonly cut?: (walk: Walk) => Promise<void>;
  /** What is left to do once the network is back. */
  readonly mended?: (walk: Walk) => Promise<void>;
}

const noSuccess = async ({ page, w }: Walk) => {
  for (const text of [w.confirmation.booked.title, w.finalize.stages.confirmed])
    await expect(page.getByText(text, { exact: true })).toHaveCount(0);
};

const bookingsOf = ({ stack, person }: Walk) =>
  stack.control<{ total_cents: number; status: string }[]>(
    `/bookings?email=${encodeURIComponent(person.email)}`,
  );

const field = ({ page }: Walk, name: string) => page.getByRole('textbox', { name, exact: true });

const steps: readonly Step[] = [
  {
    name: 'catalogue',
    online: async ({ page, w }) => {
      const { hero } = w.home;
      await page.getByRole('main').getByRole('link', { name: hero.book, exact: true }).first().click();
      await expect(page.getByRole('heading', { level: 1, name: w.catalogue.heading })).toBeVisible();
      await expect(page.getByRole('link', { name: new RegExp(w.carpet) }).first()).toBeVisible();
    },
  },
  {
    name: 'rooms',
    online: ({ page, w }) => chooseBedrooms(page, w, 2),
  },
  {
    name: 'add',
    online: async ({ page, w }) => {
      await addRooms(page, w);
      await expect(orderSummary(page, w)).toContainText('90');
    },
  },
  {
    name: 'cart',
    online: async ({ page, w }) => {
      await expect(cartRow(page, `${w.bedroom} 2`)).toBeVisible();
    },
    cut: async ({ page, w }) => {
      await button(page, fill(w.cart.item.removeOf, { name: `${w.bedroom} 2` })).click();
      await button(page, w.shell.undo).hover(); // it stays while a pointer rests on it
      await expect(cartRow(page, `${w.bedroom} 2`)).toHaveCount(0);
      await button(page, w.shell.undo).click();
      await expect(cartRow(page, `${w.bedroom} 2`)).toBeVisible();
      await expect(orderSummary(page, w)).toContainText('90');
    },
  },
  {
    name: 'checkout',
    online: async ({ page, w }) => {
      await goToCheckout(page, w);
      await expect(soonestTimes(page, w)).toHaveCount(3);
    },
    cut: async ({ page, w }) => {
      await goToCheckout(page, w);
      await expect(page.getByText(w.checkout.wishes.unknown)).toBeVisible();
    },
    mended: async ({ page, w }) => expect(soonestTimes(page, w)).toHaveCount(3),
  },
  {
    name: 'time',
    online: ({ page, w }) => holdSoonest(page, w),
    cut: async ({ page, w }) => {
      for (const nth of [0, 1]) await soonestTimes(page, w).nth(nth).click();
      await expect(page.getByText(w.checkout.wishes.text)).toBeVisible();
      await expect(soonestTimes(page, w).nth(1)).toHaveAttribute('aria-pressed', 'true');
    },
    mended: async ({ page, w }) => {
      await page.getByRole('button', { name: pattern(w.checkout.wishes.hold) }).click();
      await expect(countdown(page, w)).toBeVisible();
    },
  },
  {
    name: 'details',
    online: async ({ page, w, person }) => {
      await goToFinalize(page, w);
      await fillContact(page, w, person);
    },
    cut: async ({ page, w, person }) => {
      await page.getByRole('button', { name: w.checkout.wishes.go }).filter({ visible: true }).click();
      await fillContact(page, w, person);
    },
    mended: async (walk) => {
      const { fields } = walk.w.finalize;
      await expect(field(walk, fields.email)).toHaveValue(walk.person.email);
      await expect(field(walk, fields.postalCode)).toHaveValue('32801');
    },
  },
  {
    name: 'book',
    online: async ({ page, w }) => {
      await bookButton(page, w).click();
      await expectBooked(page, w);
    },
    cut: async (walk) => {
      const { page, w } = walk;
      await button(page, w.finalize.book.ask).filter({ visible: true }).click();
      await expect(page.getByRole('heading', { level: 1, name: w.finalize.saved.title })).toBeVisible();
      expect(await bookingsOf(walk)).toEqual([]);
    },
    mended: ({ page, w }) => expectBooked(page, w),
  },
  {
    name: 'confirmation',
    online: async () => undefined,
    cut: async ({ page, w }) => {
      await page.reload();
      await expectBooked(page, w);
    },
  },
];

/** Sent and done, but the answer was lost: not a step of its own, as there is no way to be before it. */
const answer: Step = {
  name: 'answer',
  online: async () => undefined,
  cut: async (walk) => {
    const { page, w, line } = walk;
    line.set('deaf');
    await bookButton(page, w).click();
    await expect.poll(async () => (await bookingsOf(walk)).length).toBe(1);
    line.set('refuse');
    await expect(page.getByRole('heading', { name: w.finalize.checking.title })).toBeVisible();
    await noSuccess(walk);
  },
  mended: ({ page, w }) => expectBooked(page, w),
};

type How = 'offline' | 'gone';

async function walkWithCut(walk: Walk, at: Step, how: How): Promise<void> {
  const { page, line } = walk;
  await bookingOnce(page);
  const way = at === answer ? steps.map((step) => (step.name === 'book' ? answer : step)) : steps;
  for (const step of way) {
    if (step !== at) {
      await step.online(walk);
      continue;
    }
    if (at !== answer) {
      if (how === 'offline') await page.context().setOffline(true);
      else line.set('refuse');
      // Before there is a cart, and once it is booked, a device asks the server nothing, so it cannot know.
      const asks = way.findIndex(({ name }) => name === 'cart') <= way.indexOf(at);
      if (how === 'offline' || (asks && at.name !== 'confirmation')) await expectOffline(page);
    }
    await (step.cut ?? step.online)(walk);
    if (step.name !== 'confirmation') await noSuccess(walk);
    await page.screenshot({ path: test.info().outputPath(`${step.name}.png`) });
    line.set('pass');
    await page.context().setOffline(false);
    await lookAgain(page);
    await (step.mended ?? (async () => undefined))(walk);
    await expect(pill(page)).toHaveCount(0, { timeout: 20_000 });
  }
  const bookings = await bookingsOf(walk);
  expect(bookings).toHaveLength(1);
  expect(bookings[0]).toMatchObject({ status: 'CONFIRMED', total_cents: 9_000 });
}

const locales = ['en', 'es', 'fr'] as const;
const all = [...steps.slice(0, -1), answer, ...steps.slice(-1)];
/** A tenth: what only the way as a whole can show; `book` and `answer` have a storm of their own. */
const tenth = all.filter(({ name }) => name === 'time');
const chosen = sized(all.length) === all.length ? all : tenth;
const ways: readonly How[] = chosen === all ? ['offline', 'gone'] : ['offline'];

for (const how of ways) {
  for (const [index, step] of chosen.entries()) {
    const locale = locales[index % locales.length] ?? 'en';
    test.describe(`${how}, ${locale}`, () => {
      test.use({ locale });
      test(`the network cut at "${step.name}" ends in one booking and nothing is lost`, async ({
        page,
        stack,
        line,
      }) => {
        const person = aPerson(`cut-${step.name}-${how}`);
        await walkWithCut({ page, w: words[locale], person, stack, line }, step, how);
      });
    });
  }
}
