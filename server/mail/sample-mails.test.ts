import { describe, expect, test } from 'vitest';
import { contrast, type Hex, paletteOf, TEXT_RATIO } from '#shared/company/palette.ts';
import { type Locale, locales } from '#shared/kernel/locale.ts';
import { renderBookingMail } from './booking/booking-mail.ts';
import type { RenderedMail } from './frame/rendered-mail.ts';
import { sampleBooking, sampleMails } from './sample-mails.test-support.ts';
import { renderNoticeMail } from './staff/staff-mail.ts';

const all = locales.flatMap((locale) =>
  Object.entries(sampleMails(locale)).map(([kind, mail]): [string, Locale, RenderedMail] => [
    `${kind} in ${locale}`,
    locale,
    mail,
  ]),
);

const hrefs = (html: string) => Array.from(html.matchAll(/href="([^"]*)"/g), ([, url]) => url ?? '');
/** As a person reads it: no markup, no hidden filler. */
const wordsOf = (html: string) =>
  html
    .replace(
      /<style>[\s\S]*?<\/style>|<title>[\s\S]*?<\/title>|<div style="display:none[\s\S]*?<\/div>|<!--[\s\S]*?-->/g,
      '',
    )
    .replace(/<[^>]+>/g, '\n')
    .replace(/&nbsp;|&#9679;/g, ' ')
    .replace(/&amp;/g, '&')
    .replace(/&#39;/g, "'");

describe('every kind of mail', () => {
  test.each(all)(
    '%s has a subject, a preview, one button, and a text that says the same',
    (_name, locale, mail) => {
      const { subject, html, text } = mail;
      expect(subject).toMatch(/^\S.{5,}$/);
      expect(html).toContain(`<html lang="${locale}"`);
      expect(html).toMatch(/<div style="display:none[^"]*">[^<&]{10,}/);
      expect(html.match(/class="button"/g)).toHaveLength(1);
      const urls = hrefs(html).map((url) => url.replaceAll('&amp;', '&'));
      expect(urls.length).toBeGreaterThan(0);
      for (const url of urls.filter((each) => !each.startsWith('tel:'))) expect(text).toContain(url);
      // Pictures and scripts would be fetched: a mail asks no server for anything.
      expect(html).not.toMatch(/<(img|script|link|iframe|form)|url\(|@import|\son\w+=/i);
      const [title = ''] = text.split('\n');
      expect(wordsOf(html)).toContain(title);
    },
  );

  test.each(all)(
    '%s is drawn for the evening too, from what its elements are',
    (_name, _locale, { html }) => {
      expect(html).toContain('<meta name="color-scheme" content="light dark">');
      expect(html).toContain('@media (prefers-color-scheme:dark)');
      const classes = new Set(
        Array.from(html.matchAll(/class="([^"]+)"/g), ([, names]) => (names ?? '').split(' ')).flat(),
      );
      for (const name of classes) expect(html).toMatch(new RegExp(`\\.${name}[,{]`));
    },
  );

  test.each(all)('%s stays far below the size at which a mail is cut off', (_name, _locale, { html }) => {
    expect(Buffer.byteLength(html)).toBeLessThan(20_000);
  });
});

describe('in the list of an inbox', () => {
  const longTitle = {
    en: 'Pavers: clean, sand, seal + 2',
    es: 'Adoquines: limpieza, arena y sellado + 2',
    fr: 'Pavés\u00a0: nettoyage, sablage, scellement + 2',
  } as const;
  const url = 'https://book.example.com/manage';
  const dayIn = { en: 'Thu, Dec 3', es: 'jue, 3 de dic', fr: 'jeu. 3 déc.' } as const;

  test.each(locales)('a subject in %s is short enough for its day to be read (D573)', (locale) => {
    const booking = sampleBooking(locale, { serviceTitle: longTitle[locale], quote: true });
    const kinds = ['booked', 'pending', 'moved', 'updated', 'cancelled', 'reminder'] as const;
    const mails = kinds.map((kind) =>
      renderBookingMail({ kind, locale, booking, companyName: 'x', manageUrl: url, bookAgainUrl: url }),
    );
    const told = ['booked', 'moved', 'cancelled', 'quote', 'elsewhere'] as const;
    const toStaff = told.map((what) =>
      renderNoticeMail({ told: what, locale, booking, companyName: 'x', visitUrl: url }),
    );
    for (const { subject } of [...mails, ...toStaff]) {
      expect(Array.from(subject).length, subject).toBeLessThanOrEqual(60);
      expect(subject).toContain(dayIn[locale]);
    }
  });

  test('a cancelled visit is not announced beside its subject', () => {
    const preview = /<div style="display:none[^"]*">([^<&]*)/;
    expect(preview.exec(cancelled?.html ?? '')?.[1]).toMatch(/this visit is cancelled and nothing is owed/);
  });
});

describe('a mail to staff about a visit', () => {
  const toldOf = (phone: string | null) =>
    renderNoticeMail({
      ...{ told: 'booked', locale: 'fr', companyName: 'x', visitUrl: 'https://book.example.com/admin' },
      booking: sampleBooking('fr', { phone }),
    });

  test('names the telephone of its customer, one tap from the call', () => {
    const { text, html } = toldOf('+14075550110');
    expect(text).toContain('Client\u00a0: Ana Ruiz\nTéléphone\u00a0: (407) 555-0110\n');
    expect(html).toMatch(/<a href="tel:\+14075550110"[^>]*>\(407\) 555-0110<\/a>/);
  });

  test('calls the first number of what was typed, and makes no link of other words or of nothing', () => {
    const typed = toldOf('407 555 0110 poste 4, voir evil.com');
    expect(hrefs(typed.html)).toContain('tel:4075550110');
    expect(typed.text).toContain('407 555 0110 poste 4, voir evil. com');
    expect(toldOf('demander "Ana"').html).not.toContain('tel:');
    expect(toldOf('demander "Ana"').html).toContain('demander &quot;Ana&quot;');
    expect(toldOf(null).text).not.toContain('Téléphone');
  });
});

test.each(all)('%s says nothing of a button, which its text has not', (_name, _locale, { text }) => {
  expect(text).not.toMatch(/button|botón|bouton/i);
});

test.each(Object.entries(sampleMails('fr')))(
  'no line of the French mail %s begins with a mark that belongs to the line before',
  (_name, { subject, text }) => {
    expect(`${subject}\n${text}`).not.toMatch(/ [:;!?»](\s|$)|« /m);
  },
);

const { booked, pending, quote, updated, moved, cancelled, reminder } = sampleMails('en');

test('a confirmed visit says what happens next, and only promises a reminder that comes', () => {
  expect(booked?.text).toMatch(/What happens next\n1\. The day before, we send you a reminder\.\n2\. /);
  expect(reminder?.text).not.toContain('What happens next');
  expect(sampleMails('fr').booked?.text).toContain('1. La veille, nous vous envoyons un rappel.');
});

test('a request does not sound as if it were confirmed', () => {
  for (const mail of [pending, quote]) expect(mail?.text).not.toMatch(/You’re booked|is confirmed/);
  expect(quote?.text).not.toMatch(/\$|Total/);
  expect(quote?.text).toContain('work begins only once you have said yes to our price');
});

test('a changed visit shows what was before, struck through', () => {
  expect(updated?.text).toMatch(/^Total: \$125\.00\nTotal before: \$95\.00$/m);
  expect(updated?.html).toMatch(/line-through[^>]*>\$95\.00</);
  expect(moved?.html).toMatch(
    /Old time: <s>Tuesday, December 1, 2026, 2:00\u00a0PM – 3:30\u00a0PM \(EST\)<\/s>/,
  );
  expect(cancelled?.html).toMatch(/line-through">8:00\u00a0AM – 9:30\u00a0AM \(EST\)</);
});

test('of a visit that is off the company’s own people are told that nothing is due, as its customer is', () => {
  const { 'staff-cancelled': told } = sampleMails('en');
  for (const mail of [cancelled, told]) {
    expect(mail?.text).toMatch(/^Total: \$0\.00\nTotal before: \$125\.00$/m);
    expect(mail?.html).toMatch(/line-through[^>]*>\$125\.00</);
  }
});

test('the leaf shows the day in the company’s zone', () => {
  expect(booked?.html).toMatch(/>Dec<[\s\S]*>3<[\s\S]*>Thursday</);
  expect(sampleMails('es').booked?.html).toMatch(/>dic<[\s\S]*>3<[\s\S]*>jueves</);
  expect(sampleMails('fr').booked?.html).toMatch(/>déc<[\s\S]*>3<[\s\S]*>jeudi</);
});

describe('the colour of a company', () => {
  const kinds = Object.keys(sampleMails('en'));
  const mailIn = (kind: string, accent: Hex | undefined) => sampleMails('en', accent)[kind]?.html;

  test.each(kinds)(
    'takes the place of ours on everything of %s that wears it, by day and by evening, and is read',
    (kind) => {
      const html = mailIn(kind, '#ffee00');
      for (const theme of ['light', 'dark'] as const) {
        const { primary, onPrimary } = paletteOf('#ffee00', theme);
        expect(html).toContain(primary);
        expect(contrast(primary, onPrimary)).toBeGreaterThanOrEqual(TEXT_RATIO);
      }
      for (const shade of ours) expect(html).not.toContain(shade);
    },
  );

  test.each(kinds)('a company without one sends ours in %s', (kind) => {
    for (const shade of ours) expect(mailIn(kind, undefined)).toContain(shade);
  });
});

/** The shade of buttons in app/styles/tokens.css, by day and by evening. */
const ours = ['#0a6c67', '#5fd0c0'];
