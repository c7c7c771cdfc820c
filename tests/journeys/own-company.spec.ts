import type { BrowserContext, Locator, Page } from '@playwright/test';
import { admin } from '../../app/i18n/messages/admin/fr.ts';
import {
  addRooms,
  aPerson,
  bookButton,
  button,
  chooseBedrooms,
  expectBooked,
  fillContact,
  goToCheckout,
  goToFinalize,
  holdSoonest,
  type Person,
} from './customer.ts';
import { expect, expectAccessible, type Stack, test } from './fixtures.ts';
import { words } from './words.ts';

/** A company of one's own: from the operator's command to its first booking, and two of them in one browser. */

const w = words.en;
const { guide, company, catalogue, login } = admin;
test.use({ locale: 'en' });

const hostOf = (stack: Stack, slug: string) => `http://${slug}.localhost:${new URL(stack.url).port}`;

/** As its operator does in a shell; answers its owner's key. */
async function addCompany(stack: Stack, args: string): Promise<string> {
  const told = await stack.control<string>(`/tenant?args=${encodeURIComponent(`add ${args}`)}`);
  return /adm_\S+/.exec(told)?.[0] ?? '';
}

/** A node knows a host that was just mapped within seconds. */
async function openAs(page: Page, stack: Stack, slug: string, path: string): Promise<void> {
  await expect(async () => {
    await page.goto(hostOf(stack, slug) + path);
    await expect(page.locator('meta[name="tenant"]')).toHaveAttribute('content', slug, { timeout: 500 });
  }).toPass();
}

const gotoTitle = (page: Page, title: string) =>
  expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();

async function logIn(page: Page, key: string): Promise<void> {
  await page.getByLabel(login.key).fill(key);
  await button(page, login.submit).click();
}

test('from the operator’s command to a booking under the company’s own name, colour and price', async ({
  browser,
  stack,
}) => {
  const begun = performance.now();
  const key = await addCompany(stack, 'acme --language en');
  const owner = await (await browser.newContext({ locale: 'fr-FR' })).newPage();
  let presses = 0;
  const press = async (what: Locator) => {
    presses += 1;
    await what.click();
  };
  const field = (name: string | RegExp) =>
    owner.getByRole('textbox', { name, exact: typeof name === 'string' });
  const next = () => press(button(owner, guide.bar.next));

  await openAs(owner, stack, 'acme', '/admin');
  await owner.getByLabel(login.key).fill(key);
  await press(button(owner, login.submit));
  await gotoTitle(owner, guide.title);
  await expect(owner.getByRole('heading', { name: 'Il reste 7 étapes' })).toBeVisible();
  await expect(owner.getByText(guide.picture.empty)).toBeVisible();
  await expectAccessible(owner, 'the guide');

  await test.step('each step is the screen that always has it', async () => {
    await press(owner.getByRole('link', { name: guide.begin }));
    await field(company.name).fill('Acme Floors');
    await field(new RegExp(`^${company.phone}`)).fill('(407) 555-0199');
    await press(button(owner, admin.saving.save));
    await expect(owner.getByText(admin.saving.clean)).toBeVisible();
    await expectAccessible(owner, 'a step of the guide');
    await next();
    await field(new RegExp(`^${company.look.accent}`)).fill('#b3261e');
    await press(button(owner, admin.saving.save));
    await expect(owner.getByText(admin.saving.clean)).toBeVisible();
    await next();
    // The look of a company stands under the same title.
    await expect(owner).toHaveURL(/\/admin\/company\/area/);
    await gotoTitle(owner, company.title);
    await next(); // all of Florida, as it is
    await gotoTitle(owner, admin.agenda.title);
    await next();
    await gotoTitle(owner, catalogue.title);
    await press(button(owner, catalogue.addService).first());
    await field('Nom en anglais').fill(w.carpet);
    await press(button(owner, catalogue.form.create));
    await press(button(owner, catalogue.addRoom));
    await field('Nom en anglais').fill(w.bedroom);
    await field(catalogue.form.price).fill('79');
    await press(button(owner, catalogue.form.create));
    await expect(owner.getByRole('dialog')).toHaveCount(0);
    await next();
    await gotoTitle(owner, admin.pricing.title);
    await next();
    await gotoTitle(owner, admin.notices.title);
    await next();
  });

  await test.step('what customers see stands beside it, and a guide that is finished is gone on every device', async () => {
    await gotoTitle(owner, guide.title);
    await expect(owner.getByRole('heading', { name: guide.ready })).toBeVisible();
    const picture = owner.getByRole('region', { name: guide.picture.title });
    await expect(picture).toContainText('Acme Floors');
    await expect(picture).toContainText(w.carpet);
    await press(button(owner, guide.finish));
    await gotoTitle(owner, admin.calendar.title);
    await expect(owner.getByRole('link', { name: guide.title })).toHaveCount(0);
    const tablet = await (await browser.newContext({ locale: 'fr-FR' })).newPage();
    await tablet.goto(`${hostOf(stack, 'acme')}/admin`);
    await logIn(tablet, key);
    await gotoTitle(tablet, admin.calendar.title);
    await tablet.goto(`${hostOf(stack, 'acme')}/admin/guide`);
    await gotoTitle(tablet, admin.calendar.title);
    await tablet.context().close();
  });
  expect(presses, 'by hand').toBeLessThanOrEqual(20);

  const customer = await (await browser.newContext({ locale: 'en' })).newPage();
  const person = aPerson('acme');
  await openAs(customer, stack, 'acme', '/');
  await expect(customer.getByRole('link', { name: 'Acme Floors, home' })).toBeVisible();
  await expect(customer.locator('meta[name="theme-color"]').first()).toHaveAttribute('content', '#b3261e');
  await openCatalogueOf(customer, stack, 'acme');
  await chooseBedrooms(customer, w, 1, { knowsTreatments: true });
  await addRooms(customer, w);
  await expect(customer.getByRole('main')).toContainText('$79');
  await bookHere(customer, person);
  const mail = await stack.mailTo(person.email, w.mail.booked);
  expect(`${mail.from} ${mail.text}`).toContain('Acme Floors');
  expect(mail.text).toContain('$79');
  expect(mail.text).toContain('http://acme.localhost/manage?');
  expect(mail.messageId).toContain('@acme.localhost>');
  expect(mail.text + mail.html).not.toContain('Sabal');
  const seconds = Math.round((performance.now() - begun) / 1_000);
  process.stdout.write(`a company of one's own: ${seconds} s, ${presses} presses of its owner\n`);
  await Promise.all([owner.context().close(), customer.context().close()]);
});

test.describe('with their workers', () => {
  test.use({ serviceWorkers: 'allow' });

  test('two companies on two hosts in one browser have nothing of a customer in common', async ({
    browser,
    stack,
  }) => {
    await addCompany(stack, 'palmetto --demo --name Palmetto-Care --language en');
    await addCompany(stack, 'heron --demo --name Heron-Homes --language en');
    const context = await browser.newContext({ locale: 'en' });
    const palmetto = await customerOf(context, stack, 'palmetto', 'Quetzal');
    const heron = await customerOf(context, stack, 'heron', 'Wombat');

    for (const [one, other] of [
      [palmetto, heron],
      [heron, palmetto],
    ] as const) {
      const others = [other.person.email, other.person.firstName, other.name].map((text) =>
        text.toLowerCase(),
      );
      const texts = others.map((text) => `&text=${encodeURIComponent(text)}`).join('');
      expect(await stack.control(`/traces?slug=${one.slug}${texts}`), 'in its rows').toEqual([]);
      const own = `&text=${encodeURIComponent(one.person.email)}`;
      expect(await stack.control(`/traces?slug=${one.slug}${own}`), 'its own is there').not.toEqual([]);
      expect(mentions(one.kept.database, others), 'in IndexedDB').toEqual([]);
      expect(one.kept.caches, 'its worker keeps the app').toContain('/index.html');
      expect(mentions(one.kept.caches, others), 'in Cache Storage').toEqual([]);
      expect(
        mentions(one.kept.caches, [one.person.email, one.person.firstName]),
        'private in a cache',
      ).toEqual([]);
      expect(mentions(JSON.stringify(one.mail), others), 'in its mail').toEqual([]);
      expect(mentions(one.kept.database, [one.person.email]), 'its own is there').toEqual([one.person.email]);
    }
    expect(
      palmetto.kept.names.filter((name) => heron.kept.names.includes(name)),
      'databases',
    ).toEqual([]);
    expect(
      idsOf(palmetto.kept.database).filter((id) => heron.kept.database.includes(id)),
      'rows',
    ).toEqual([]);
    await context.close();
  });
});

interface Kept {
  readonly names: readonly string[];
  readonly database: string;
  readonly caches: string;
}

/** Somebody who books at one of them, and what of it is then kept on the device. */
async function customerOf(context: BrowserContext, stack: Stack, slug: string, firstName: string) {
  const page = await context.newPage();
  const person = { ...aPerson(slug), firstName };
  await openAs(page, stack, slug, '/');
  await page.evaluate(async () => {
    await navigator.serviceWorker.ready;
  });
  await openCatalogueOf(page, stack, slug);
  await chooseBedrooms(page, w, 1);
  await addRooms(page, w);
  await bookHere(page, person);
  const mail = await stack.mailTo(person.email, w.mail.booked);
  const name = slug === 'heron' ? 'Heron-Homes' : 'Palmetto-Care';
  expect(mail.text).toContain(name);
  // The next booking's form begins with it: written after the booking was said to be made.
  await expect.poll(async () => mentions((await keptOn(page)).database, [person.email])).toHaveLength(1);
  const kept = await keptOn(page);
  return { slug, name, person, mail, kept };
}

async function openCatalogueOf(page: Page, stack: Stack, slug: string): Promise<void> {
  await page.goto(`${hostOf(stack, slug)}/services`);
  await expect(page.getByRole('link', { name: new RegExp(w.carpet) }).first()).toBeVisible();
}

async function bookHere(page: Page, person: Person): Promise<void> {
  await goToCheckout(page, w);
  await holdSoonest(page, w);
  await goToFinalize(page, w);
  await fillContact(page, w, person);
  await bookButton(page, w).click();
  await expectBooked(page, w);
}

/** All that this origin keeps, as text. */
function keptOn(page: Page): Promise<Kept> {
  return page.evaluate(async () => {
    const answer = <Value>(request: IDBRequest<Value>) =>
      new Promise<Value>((resolve, reject) => {
        request.onsuccess = () => resolve(request.result);
        request.onerror = () => reject(request.error);
      });
    const names = (await indexedDB.databases()).flatMap(({ name }) => (name === undefined ? [] : [name]));
    const rows: unknown[] = [];
    for (const name of names) {
      const db = await answer(indexedDB.open(name));
      for (const store of db.objectStoreNames)
        rows.push(await answer(db.transaction(store).objectStore(store).getAll()));
      db.close();
    }
    const texts: string[] = [];
    for (const name of await caches.keys()) {
      const cache = await caches.open(name);
      for (const request of await cache.keys())
        texts.push(request.url, (await (await cache.match(request))?.text()) ?? '');
    }
    return { names, database: JSON.stringify(rows), caches: texts.join('\n') };
  });
}

function mentions(text: string, wanted: readonly string[]): string[] {
  const all = text.toLowerCase();
  return wanted.filter((each) => all.includes(each.toLowerCase()));
}

function idsOf(text: string): string[] {
  return [...new Set(text.match(/[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f-]{22}/g) ?? [])];
}
