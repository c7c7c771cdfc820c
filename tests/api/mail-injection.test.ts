import type { Client } from 'pg';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { tenantOfSlug } from '../../server/access/find-tenant.ts';
import type { Tenant } from '../../server/db/tenant.ts';
import { calendarFile } from '../../server/domain/bookings/read/calendar-file.ts';
import { deliverDueMails } from '../../server/domain/mails/deliver-due-mails.ts';
import { mailFrame } from '../../server/mail/frame/mail-frame.ts';
import { sampleBooking } from '../../server/mail/sample-mails.test-support.ts';
import { tenantClient } from '../storms/storm-ground.ts';
import { type Api, startApi } from '../support/api.ts';
import { hostileTexts } from '../support/hostile-texts.ts';
import { longestLine, readCalendar } from '../support/read-calendar.ts';
import { aSmallCart, book, bookingBody, catalogueOf, freeSlot, weekdayAhead } from '../support/shop.ts';
import { type SmtpSink, type SunkMail, startSmtpSink } from '../support/smtp-sink.ts';

const EMAIL = 'ana.diaz@sabal-mail.com';

let api: Api;
let sink: SmtpSink;
let tenant: Tenant;
let owner: Client;
let bookingId: string;
let benign: SunkMail;
beforeAll(async () => {
  sink = await startSmtpSink();
  api = await startApi({ env: { smtpUrl: sink.url } });
  const found = await tenantOfSlug(api.server.deps.db, 'sabal');
  if (!found) throw new Error('the seed has no tenant');
  tenant = found;
  owner = await tenantClient(api.ownerUrl);
  const { cartId, minutes } = await aSmallCart(api, await catalogueOf(api));
  const slot = await freeSlot(api, weekdayAhead(3), minutes);
  bookingId = (await book(api, bookingBody(cartId, slot))).body.bookingId;
  benign = await mailWith('Ana');
});
afterAll(async () => {
  await owner.end();
  await api.server.deps.mailer.close();
  await api.stop();
  await sink.stop();
});

/** The booking's mail as it arrives when this text stands in every field that a person can fill, by hand in the rows. */
async function mailWith(text: string): Promise<SunkMail> {
  await owner.query(
    `update bookings set customer_name = $2, first_name = $2, last_name = $2, company_name = $2, phone = $2,
      address_line1 = $2, address_line2 = $2, city = $2, region = $2, postal_code = $2, notes = $2, notes_prefix = $2,
      lead_source = $2, lead_source_detail = $2, gate_code = 'GATE9173', service_title = $2, items_snapshot = $3
    where id = $1`,
    [bookingId, text, JSON.stringify([lineWith(text)])],
  );
  await owner.query(
    `update mail_outbox set state = 'waiting', lease_until = null, next_at = now() - interval '1 second'`,
  );
  const before = sink.mails.length;
  await deliverDueMails(api.server.deps, { ...tenant, name: text }, () => false);
  const [mail, ...more] = sink.mails.slice(before);
  if (!mail || more.length > 0) throw new Error(`${more.length + (mail ? 1 : 0)} mails arrived`);
  return mail;
}

function lineWith(text: string): object {
  const request = { kind: 'handyman', categories: [text], description: text, serviceType: text };
  const stop = {
    type: 'pickup',
    label: text,
    street: text,
    city: text,
    state: text,
    zip: text,
    unit: text,
    notes: text,
  };
  const delivery = {
    ...{ kind: 'delivery', stops: [stop, { ...stop, type: 'dropoff' }], instructions: text, reference: text },
    ...{
      distanceMiles: 5,
      durationMinutes: 9,
      extraPickupCount: 0,
      geometry: null,
      estimatedBasketCents: null,
    },
    ...{ routePending: false, estimated: true, quote: false, source: null },
    pricing: {
      baseCents: 1000,
      pickupCents: 0,
      mileageRateCents: 190,
      mileageCents: 950,
      extras: [],
      totalCents: 1950,
    },
  };
  const amount = { amountCents: 4500, optionsSumCents: 0 };
  return {
    ...{ serviceTitle: text, qty: 1, unitPriceCents: 4500, quantity: 1, lineTotalCents: 4500 },
    options: [{ title: text, qty: 1, priceCents: 0 }],
    ...{ quote: false, estimate: false },
    detail: [
      { ...amount, label: text, options: [text], soil: text },
      { ...amount, options: [], request },
      { ...amount, options: [], delivery },
    ],
  };
}

/** What a page is made of, without its words. */
const tagsOf = (html: string) => html.match(/<[^>]*>/g) ?? [];

/** Not the product's own: characters by their numbers back from every reference, once. */
function readReferences(html: string): string {
  const named: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', nbsp: '\u00a0' };
  return html.replace(/&(?:#(\d+)|(\w+));/g, (all, code: string | undefined, name: string | undefined) =>
    code === undefined ? (named[name ?? ''] ?? all) : String.fromCodePoint(Number(code)),
  );
}

function htmlFaults(html: string, text: string): string[] {
  const faults: string[] = [];
  const unix = (words: string) => words.replace(/\r\n?/g, '\n');
  if (tagsOf(html).join('\n') !== tagsOf(benign.html).join('\n')) faults.push('another structure');
  const shown = unix(readReferences(html.replace(/<[^>]*>/g, '\u0001')));
  // Spaces aside, which keep mail programs from making links of a name.
  const bare = (words: string) => words.replaceAll(' ', '');
  if (!bare(shown).includes(bare(`Hello ${unix(text)},`))) faults.push('the name is not the input');
  return faults;
}

function headerFaults(mail: SunkMail): string[] {
  const keys = (headers: SunkMail['headers']) =>
    headers
      .map(({ key }) => key)
      .sort()
      .join();
  const faults: string[] = [];
  if (keys(mail.headers) !== keys(benign.headers)) faults.push(`headers ${keys(mail.headers)}`);
  if (mail.to.join() !== EMAIL) faults.push(`recipients ${mail.to.join()}`);
  const toHeader = mail.headers.find(({ key }) => key === 'to')?.value;
  if (toHeader !== EMAIL) faults.push(`to ${toHeader}`);
  // biome-ignore lint/suspicious/noControlCharactersInRegex: what must not be there
  if (/[\u0000-\u001f\u007f-\u009f\u2028\u2029]/.test(mail.subject))
    faults.push('control characters in the subject');
  return faults;
}

function calendarFaults(text: string): string[] {
  const expected = readCalendar(benign.files[0]?.text ?? '');
  const read = readCalendar(text);
  const faults: string[] = [];
  if (read.parts.join() !== expected.parts.join()) faults.push(`parts ${read.parts.join()}`);
  if (read.names.join() !== expected.names.join()) faults.push(`properties ${read.names.join()}`);
  if (longestLine(text) > 75) faults.push('a line of more than 75 octets');
  for (const name of [
    'uid',
    'sequence',
    'dtstart',
    'dtend',
    'status',
    'organizer',
    'attendee',
    'description',
  ]) {
    if (read.values[name] !== expected.values[name]) faults.push(`another ${name}`);
  }
  const parameters = (calendar: typeof read) =>
    calendar.people.map((person) => Object.keys(person).sort().join()).join('|');
  if (parameters(read) !== parameters(expected)) faults.push(`parameters ${parameters(read)}`);
  return faults;
}

describe(`${hostileTexts.length} hostile texts, each in every field at once`, { timeout: 120_000 }, () => {
  test('leave headers, recipient, structure and calendar as an ordinary name does', async () => {
    expect(hostileTexts).toHaveLength(200);
    const found: Record<string, string[]> = {};
    for (const text of hostileTexts) {
      const mail = await mailWith(text);
      const faults = [
        ...headerFaults(mail),
        ...htmlFaults(mail.html, text),
        ...mail.files.flatMap((file) => calendarFaults(file.text)),
        ...(mail.files.length === benign.files.length ? [] : ['other attachments']),
        ...(JSON.stringify(mail).includes('GATE9173') ? ['the gate code'] : []),
      ];
      if (faults.length > 0) found[text.slice(0, 60)] = faults;
    }
    expect(found).toEqual({});
  });

  test('make no line break of their own and no long line in a calendar file', () => {
    const setting = {
      locale: 'en',
      companyEmail: 'bookings@sabal.test',
      uidHost: 'book.test',
      manageUrl: 'https://book.test/manage',
    } as const;
    for (const text of hostileTexts) {
      const booking = sampleBooking('en', { customerName: text, address: text, serviceTitle: text });
      const file = calendarFile(booking, { ...setting, companyName: text }).text;
      expect(file.replaceAll('\r\n', '')).not.toMatch(/[\r\n\u2028\u2029\u0085]/);
      expect(longestLine(file)).toBeLessThanOrEqual(75);
    }
  });

  test('the mail they are compared with has everything: two calendars of one event, to one recipient', () => {
    expect(benign.files.map(({ type, method }) => [type, method])).toEqual([
      ['text/calendar', 'REQUEST'],
      ['application/ics', ''],
    ]);
    expect(benign.headers.map(({ key }) => key).sort()).toEqual([
      ...['auto-submitted', 'content-type', 'date', 'from', 'message-id', 'mime-version'],
      ...['reply-to', 'subject', 'to'],
    ]);
    expect(tagsOf(benign.html).length).toBeGreaterThan(60);
  });
});

describe('the same checks find', () => {
  const frame = (name: string) =>
    mailFrame({
      ...{ locale: 'en', companyName: 'Sabal', title: 'x', preview: 'x', paragraphs: [`Hello ${name},`] },
      ...{ action: { label: 'x', url: 'https://book.test' }, rows: [], notes: [], footer: ['x'] },
    });

  test('a page made without escaping', () => {
    const tagged = hostileTexts.filter((text) => /<\w/.test(text));
    const base = tagsOf(frame('Ana')).length;
    expect(tagged.filter((text) => tagsOf(frame(text)).length === base)).toEqual([]);
    expect(htmlFaults(benign.html.replace('Hello Ana,', 'Hello <b>Ana</b>,'), 'Ana')).toContain(
      'another structure',
    );
  });

  test('a subject that keeps its line breaks', () => {
    expect(headerFaults({ ...benign, subject: 'Booked: a\r\nBcc: all@evil-mail.com' })).not.toEqual([]);
    const headers = [...benign.headers, { key: 'bcc', value: 'all@evil-mail.com' }];
    expect(headerFaults({ ...benign, headers })).not.toEqual([]);
  });

  test('a calendar put together without escaping or folding', () => {
    const text = benign.files[0]?.text ?? '';
    const naive = (name: string) => text.replace(/^LOCATION:.*$/m, `LOCATION:${name}`);
    expect(calendarFaults(naive('a\r\nX-EVIL:1'))).toContainEqual(expect.stringMatching(/x-evil/));
    expect(calendarFaults(naive('x'.repeat(80)))).toContain('a line of more than 75 octets');
    expect(
      calendarFaults(text.replace('CN=Ana', 'CN="Ana";X-EVIL=1').replace('CN="Ana"', 'CN="Ana";X-EVIL=1')),
    ).not.toEqual([]);
  });
});
