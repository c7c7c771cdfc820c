import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import { STAFF_CACHE } from '../../app/data/staff/staff-files.ts';
import { admin } from '../../app/i18n/messages/admin/fr.ts';
import { storage } from '../../app/i18n/messages/storage/en.ts';
import { fill, pattern, words } from '../journeys/words.ts';
import type { FaultProxy } from '../support/fault-proxy.ts';
import type { Product } from '../support/open-product.ts';
import type { SunkMail } from '../support/smtp-sink.ts';
import type { Name, Person } from './person.ts';

interface Stage {
  readonly person: Person;
  readonly product: Product;
  /** Between the browser and the product. */
  readonly line: FaultProxy;
}

export interface BrowserJourney {
  readonly name: string;
  /** The one browser that can be set so; absent: both. */
  readonly only?: 'firefox';
  /** Settings of Firefox that it needs. */
  readonly prefs?: Readonly<Record<string, number>>;
  walk(stage: Stage): Promise<void>;
}

const w = words.en;

/** What a fresh database is seeded with (server/env.ts). */
const KEY = 'sabal-dev-admin';
/** Long enough for the device to notice that no answer comes. */
const SILENCE_MS = 3_000;

export const journeys: readonly BrowserJourney[] = [
  {
    name: 'a booking, its mail and its link',
    walk: async ({ person, product, line }) => {
      await person.tab.open(line.url);
      await person.press('link', w.home.hero.book, ['main', /.*/]);
      await person.press('link', new RegExp(w.carpet), ['main', /.*/]);
      await chooseRooms(person);
      await goToFilledForm(person, 'whole');
      await book(person);
      await person.see('heading', w.confirmation.booked.title);
      const mail = await mailTo(person, product, emailOf('whole'));
      const link = /http:\/\/sabal\.test(\/manage\?\S+)/.exec(mail.text)?.[1];
      if (link === undefined) throw new Error('The mail has no link');
      await person.tab.open(line.url + link);
      await person.see('button', new RegExp(w.manage.cancel.open));
    },
  },
  {
    name: 'a delivery, its route and its price',
    walk: async ({ person, line }) => {
      const { planner } = w;
      await person.tab.open(`${line.url}/intake/delivery`);
      await findAddress(
        person,
        new RegExp(`^${fill(planner.stops.pickup, { number: 1 })}( |$)`),
        '100 Orange Ave',
      );
      await findAddress(person, planner.stops.dropoff, '5 Broadway');
      await person.press('button', planner.compute.button, ['region', planner.result.title]);
      await person.see('cell', /^\$\d+\.\d\d$/, ['region', planner.result.title]);
      await person.press('button', planner.bar.submit, ['region', planner.bar.label]);
      await person.see('heading', w.checkout.title);
      await person.press('button', /AM|PM/, ['region', pattern(w.checkout.next.title)]);
      await person.see('timer', new RegExp(`^${w.checkout.hold.label}`));
    },
  },
  {
    name: 'a second visit without a network',
    walk: async ({ person, line }) => {
      await person.tab.open(line.url);
      await workerReady(person);
      await person.tab.open(`${line.url}/services`);
      await person.see('link', new RegExp(w.carpet), ['main', /.*/]);
      line.set('refuse');
      await person.tab.open(`${line.url}/services`);
      await person.see('heading', w.catalogue.heading);
      await person.press('link', new RegExp(w.carpet), ['main', /.*/]);
      await chooseRooms(person);
      await person.read(/\$90/);
    },
  },
  {
    name: 'pages that are left before all of them is there',
    walk: async ({ person, line }) => {
      await person.tab.open(line.url);
      await workerReady(person);
      for (let round = 0; round < 4; round++) {
        for (const path of ['/services', '/service/carpet-cleaning', '/checkout', '/intake/delivery']) {
          await person.tab.open(line.url + path);
          // WebKit's driver takes a replaced entry of the history, of a page that is being left, for the arrival.
          const at = () => person.tab.run<string>('return location.pathname');
          const isThere = await person.until(async () => (await at()) === path);
          if (!isThere) throw new Error(`Left for ${path}, and came to ${await at()}`);
        }
      }
    },
  },
  {
    name: 'a booking whose answer is lost',
    walk: async ({ person, product, line }) => {
      await person.tab.open(`${line.url}/service/carpet-cleaning`);
      await chooseRooms(person);
      await goToFilledForm(person, 'lost');
      line.set('deaf');
      await book(person);
      await sleep(SILENCE_MS);
      line.set('pass');
      await person.see('heading', w.confirmation.booked.title);
      const bookings = await product.actions['/bookings']?.(new URLSearchParams({ email: emailOf('lost') }));
      if (!Array.isArray(bookings) || bookings.length !== 1) {
        throw new Error(`Booked once, and there are these: ${JSON.stringify(bookings)}`);
      }
    },
  },
  {
    name: 'a booking in a frame of the company’s own site',
    walk: (stage) => bookInFrame(stage),
  },
  {
    name: 'the same where the browser keeps nothing of any site',
    only: 'firefox',
    prefs: { 'network.cookie.cookieBehavior': 2 },
    walk: (stage) => bookInFrame(stage, () => stage.person.read(pattern(storage.memory.title))),
  },
  {
    name: 'the day and the calendar of staff, also without a network',
    walk: async ({ person, line }) => {
      await person.tab.open(`${line.url}/service/carpet-cleaning`);
      await chooseRooms(person);
      await goToFilledForm(person, 'crew');
      await book(person);
      await person.see('heading', w.confirmation.booked.title);
      await workerReady(person);
      await person.tab.run(`localStorage.setItem('admin_key', args[0])`, KEY);
      await person.tab.open(`${line.url}/admin/day`);
      await person.see('heading', admin.day.title);
      await person.tab.open(`${line.url}/admin/calendar`);
      await seeVisit(person);
      await officeKept(person);
      line.set('refuse');
      await person.tab.open(`${line.url}/admin/calendar`);
      await seeVisit(person);
      await person.tab.open(`${line.url}/admin/day`);
      await person.see('heading', admin.day.title);
      await person.read(new RegExp(admin.nav.offline));
    },
  },
];

/** All of the back office is on the device: it is copied beside the screen, and without a connection only that opens. */
async function officeKept(person: Person): Promise<void> {
  const isKept = () =>
    person.tab.run<boolean>(
      `const { files } = await (await fetch('/staff-files.json')).json();
      const kept = (await (await caches.open(args[0])).keys()).map(({ url }) => new URL(url).pathname);
      return files.every((file) => kept.includes(file));`,
      STAFF_CACHE,
    );
  if (!(await person.until(isKept))) throw new Error('The back office was not copied to the device');
}

/** `begun`: what is to be seen in the frame as soon as something is in its cart. */
async function bookInFrame({ person, product, line }: Stage, begun?: () => Promise<void>): Promise<void> {
  const site = await openSite(
    `<!doctype html><title>Acme</title><script src="${line.url}/embed.js" data-label="Get a price" async></script>`,
  );
  try {
    await allowFrames(line.url, site.url);
    await person.tab.open(site.url);
    await person.press('button', 'Get a price');
    await person.see('dialog', 'Booking');
    await person.tab.enter(`return document.querySelector('dialog iframe')`);
    await person.press('link', new RegExp(w.carpet), ['main', /.*/]);
    await chooseRooms(person);
    await begun?.();
    await goToFilledForm(person, 'framed');
    await book(person);
    await person.see('heading', w.confirmation.booked.title);
    await mailTo(person, product, emailOf('framed'));
  } finally {
    await site.close();
  }
}

/** A company's own site, under a name of its own: browsers keep what a frame of another site stores apart. */
async function openSite(html: string): Promise<{ readonly url: string; close(): Promise<void> }> {
  const server = createServer((_request, response) => {
    response.writeHead(200, { 'Content-Type': 'text/html; charset=utf-8' }).end(html);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    url: `http://acme.localhost:${(server.address() as AddressInfo).port}`, // listening on a port
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}

async function allowFrames(url: string, sites: string): Promise<void> {
  const headers = { 'X-Tenant-Slug': 'sabal', 'X-Admin-Token': KEY, 'Content-Type': 'application/json' };
  const company = `${url}/api/admin/company`;
  const { version } = (await (await fetch(company, { headers })).json()) as { version: number }; // as the contract says
  const body = JSON.stringify({ embed: { sites }, expectedVersion: version });
  const saved = await fetch(company, { method: 'PUT', headers, body });
  if (!saved.ok) throw new Error(`The site may show no frame: ${await saved.text()}`);
}

/** Two bedrooms, from step 1 of their service into the cart. */
async function chooseRooms(person: Person): Promise<void> {
  const more = fill(w.configure.choose.more, { product: w.bedroom });
  await person.press('button', more);
  await person.press('button', more);
  await person.press('button', w.configure.bar.continue);
  await person.press('button', w.configure.intro.ok);
  await person.press('button', w.configure.bar.add);
  await person.see('heading', w.cart.title);
}

function book(person: Person): Promise<void> {
  return person.press('button', pattern(w.finalize.book.priced));
}

async function findAddress(person: Person, stop: Name, street: string): Promise<void> {
  await person.fill('combobox', /.*/, `${street}, Orlando`, ['group', stop]);
  await person.press('option', new RegExp(street));
}

async function workerReady(person: Person): Promise<void> {
  const state = `return navigator.serviceWorker?.controller?.state === 'activated'`;
  if (!(await person.until(() => person.tab.run<boolean>(state)))) throw new Error('No worker took over');
}

/** This week or, at its end, the next: whether this one has any is known once it was read. */
async function seeVisit(person: Person): Promise<void> {
  await person.see('heading', admin.calendar.title);
  const visit = /Ana Díaz/;
  const isHere = () => person.isSeen('button', visit);
  await person.until(async () => (await isHere()) || person.isSeen('heading', admin.calendar.noBookings));
  if (!(await isHere())) await person.press('button', admin.calendar.next);
  await person.see('button', visit);
}

const emailOf = (name: string) => `${name}@correo-real.com`;

async function goToFilledForm(person: Person, name: string): Promise<void> {
  await person.press('link', new RegExp(`^(${w.cart.checkout.go}|${w.cart.checkout.goShort})`));
  await person.see('heading', w.checkout.title);
  await person.press('button', /AM|PM/, ['region', pattern(w.checkout.next.title)]);
  await person.see('timer', new RegExp(`^${w.checkout.hold.label}`));
  await person.press(
    'button|link',
    new RegExp(`^(${w.checkout.continue.book}|${w.checkout.continue.choose})$`),
  );
  await person.see('heading', w.finalize.title);
  const { fields } = w.finalize;
  const typed: readonly (readonly [string, string])[] = [
    [fields.email, emailOf(name)],
    [fields.firstName, 'Ana'],
    [fields.lastName, 'Díaz'],
    [fields.line1, '12 Palm Way'],
    [fields.city, 'Orlando'],
    [fields.postalCode, '32801'],
  ];
  for (const [label, text] of typed) await person.fill('textbox', label, text);
}

async function mailTo(person: Person, product: Product, email: string): Promise<SunkMail> {
  const mails = product.actions['/mails'];
  const mail = await person.until(async () => {
    const found = (await mails?.(new URLSearchParams({ to: email }))) as SunkMail[]; // what that action answers
    return found.find(({ subject }) => w.mail.booked.test(subject));
  });
  if (mail === undefined) throw new Error(`No mail came to ${email}`);
  return mail;
}
