import { describe, expect, test } from 'vitest';
import { isAdminErrorCode } from '#shared/api/admin/error-codes.ts';
import { isProgramErrorCode } from '#shared/api/error-codes.ts';
import { errorCatalogue, fieldCodes } from '#shared/api/errors.ts';
import { locales } from '#shared/kernel/locale.ts';
import type { MessageTree } from './areas.ts';
import { areas } from './areas.ts';
import { dynamicKeys } from './dynamic-keys.ts';
import { withManyForms } from './load-messages.ts';
import { files, flatten, textsOf } from './message-texts.test-support.ts';
import { errors } from './messages/errors/en.ts';

const sources = import.meta.glob<string>(['../**/*.{ts,tsx}', '!../**/*.test.*', '!./messages/**'], {
  eager: true,
  query: '?raw',
  import: 'default',
});

function variablesOf(text: string): readonly string[] {
  return [...new Set([...text.matchAll(/{{\s*([^},\s]+)[^}]*}}/g)].map((match) => match[1] ?? ''))].sort();
}

/** What is wrong with a translation beside the English; empty when nothing is. */
function faultsOf(english: ReadonlyMap<string, string>, other: ReadonlyMap<string, string>): string[] {
  const faults: string[] = [];
  for (const [key, text] of english) {
    const translated = other.get(key);
    if (translated === undefined) faults.push(`${key} is missing`);
    else if (translated.trim() === '') faults.push(`${key} is empty`);
    else if (variablesOf(text).join() !== variablesOf(translated).join()) faults.push(`${key}: variables`);
  }
  for (const key of other.keys()) {
    const isExtraPlural = key.endsWith('_many') && english.has(key.replace(/_many$/, '_other'));
    if (!english.has(key) && !isExtraPlural) faults.push(`${key} is unknown`);
  }
  return faults;
}

/** Keys of an area that neither stand in quotes in the source nor begin with a listed prefix. */
function unusedKeys(area: string, texts: ReadonlyMap<string, string>, source: string): string[] {
  const names = new Set([...texts.keys()].map((key) => key.replace(/_(one|many|other)$/, '')));
  return [...names].filter((key) => {
    const isDynamic = Object.keys(dynamicKeys).some((prefix) => `${area}:${key}`.startsWith(prefix));
    const isQuoted = ["'", '"', '`'].some(
      (quote) =>
        source.includes(`${quote}${key}${quote}`) || source.includes(`${quote}${area}:${key}${quote}`),
    );
    return !isDynamic && !isQuoted;
  });
}

/** What `admin/fr.ts` calls the words of this file. */
function groupOf(path: string): string {
  const name = path.replace(/^.*\/|\.ts$/g, '');
  return name === 'faults' ? 'fault' : name;
}

const translatedAreas = areas.filter((area) => area !== 'admin');

describe('words in three languages', () => {
  test.each(translatedAreas)('%s has the same keys and variables in English, Spanish and French', (area) => {
    const english = textsOf(area, 'en');
    expect(english.size).toBeGreaterThan(0);
    for (const locale of locales) {
      expect({ locale, faults: faultsOf(english, textsOf(area, locale)) }).toEqual({ locale, faults: [] });
    }
  });

  test('a missing key, an unknown key, a lost and an invented variable are each found', () => {
    const english = new Map([
      ['a', 'x'],
      ['b', '{{n}} rooms'],
      ['c', 'x'],
    ]);
    const other = new Map([
      ['b', 'rooms'],
      ['c', '{{invented}}'],
      ['d', 'x'],
    ]);
    expect(faultsOf(english, other)).toEqual([
      'a is missing',
      'b: variables',
      'c: variables',
      'd is unknown',
    ]);
  });

  test('every file belongs to an area and a language', () => {
    const expected = translatedAreas.flatMap((area) =>
      locales.map((locale) => `./messages/${area}/${locale}.ts`),
    );
    const found = Object.keys(files);
    expect(found.filter((path) => !path.startsWith('./messages/admin/')).sort()).toEqual(expected.sort());
    // The back office is one area, its French in a file for each of its screens (others: crew-words.test.ts).
    const groups = Object.keys(files['./messages/admin/fr.ts']?.admin ?? {});
    const own = found.filter((path) => path.startsWith('./messages/admin/') && !path.endsWith('/fr.ts'));
    for (const path of own) expect(groups).toContain(groupOf(path));
  });
});

describe('use', () => {
  const source = Object.values(sources).join('\n');

  test.each(areas)('%s has no words that nothing shows', (area) => {
    expect(unusedKeys(area, textsOf(area, area === 'admin' ? 'fr' : 'en'), source)).toEqual([]);
  });

  test('a key that is not named anywhere is found, plurals by their stem', () => {
    const texts = new Map([
      ['shown', 'x'],
      ['rooms_one', 'x'],
      ['rooms_other', 'x'],
      ['forgotten', 'x'],
    ]);
    expect(unusedKeys('cart', texts, "t('cart:shown'); t('rooms', { count })")).toEqual(['forgotten']);
  });
});

/**
 * The admin speaks French on the wire; the minimum is put into the sentence (D320); what the screen says about a router
 * is derived from the server's words, not equal to them (D334).
 */
const ownWords = new Set([
  'admin.denied',
  'cart.too_large',
  'promo.minSubtotal',
  'route.busy',
  'route.not_configured',
]);

describe('errors', () => {
  test('every code of the API and of fields has words, in English those of the catalogue', () => {
    const english = flatten(errors);
    for (const [code, { text }] of Object.entries(errorCatalogue)) {
      if (isAdminErrorCode(code) || isProgramErrorCode(code)) continue;
      if (ownWords.has(code)) expect(english.has(code)).toBe(true);
      else expect(english.get(code)).toBe(text);
    }
    for (const code of fieldCodes) expect(english.has(`field.${code}`)).toBe(true);
    expect(textsOf('errors', 'fr').get('admin.denied')).toBe(errorCatalogue['admin.denied'].text);
    expect(english.get('promo.minSubtotal')).toBe('Minimum spend of {{min}} required.');
    expect(english.get('network')).toBe('Network Error');
  });

  test('every code that only the back office meets has French words there', () => {
    const french = textsOf('admin', 'fr');
    const lacks = (texts: ReadonlyMap<string, string>) =>
      Object.keys(errorCatalogue).filter((code) => isAdminErrorCode(code) && !texts.has(`fault.${code}`));
    expect(lacks(french)).toEqual([]);
    expect(lacks(new Map([...french].filter(([key]) => key !== 'fault.key.last')))).toEqual(['key.last']);
    expect(french.get('fault.admin.denied')).toBe(errorCatalogue['admin.denied'].text);
  });
});

describe('loading', () => {
  test('the plural of millions is `_other` unless it is written', () => {
    expect(withManyForms({ a_one: '1', a_other: 'n', in: { b_many: 'M', b_other: 'n' } })).toEqual({
      a_one: '1',
      a_other: 'n',
      a_many: 'n',
      in: { b_many: 'M', b_other: 'n' },
    });
  });
});

describe('words about mails (D127)', () => {
  /** Screens of staff that are told the state of one mail, and say it. */
  const told = /^(mails\.|booking\.mails\.)/;
  const claims = /courriels? envoyés?|reçoi(t|vent) (aussitôt )?un courriel|devis (est |a été )?envoyé/i;

  test('no screen of staff says that a mail was sent, but those that know', () => {
    const claiming = [...textsOf('admin', 'fr')].filter(
      ([key, text]) => claims.test(text) && !told.test(key),
    );
    expect(claiming).toEqual([]);
  });

  test('what tells customers of a mail to come has words for when none can leave', () => {
    const pairs = [
      ['access', 'lead', 'leadKept'],
      ['access', 'asked.text', 'asked.keptText'],
      ['bookings', 'openText', 'openKept'],
      ['confirmation', 'pending.lead', 'pending.leadKept'],
      ['confirmation', 'next.mail.text', 'next.kept.text'],
      ['confirmation', 'next.review.text', 'next.kept.review'],
      ['finalize', 'hints.email', 'hints.emailKept'],
      ['finalize', 'area.text', 'area.textKept'],
      ['finalize', 'checking.safe', 'checking.safeKept'],
      ['finalize', 'checking.told', 'checking.toldKept'],
      ['manage', 'cancel.done', 'cancel.doneKept'],
      ['newsletter', 'form.doneText', 'form.doneKept'],
      ['booking', 'address.hint', 'address.hintKept'],
      ['booking', 'address.done', 'address.doneKept'],
    ] as const;
    const promise =
      /on its way|(will be|have one) sent|goes (to|here)|go here|we (send|write|mail)|by e-?mail|write to/i;
    const promising = pairs.flatMap(([area, one, kept]) => {
      const texts = textsOf(area, 'en');
      expect([area, texts.get(one), texts.get(kept)]).not.toContain(undefined);
      return promise.test(texts.get(kept) ?? '') ? [`${area}:${kept}`] : [];
    });
    expect(promising).toEqual([]);
  });

  test('what is said whether or not mails leave promises none', () => {
    const always = [
      ['home', 'points.account.text'],
      ['home', 'faq.account.a'],
      ['legal', 'terms.cancelling.text'],
      ['manage', 'bad.text'],
      ['manage', 'summary.text'],
      ['manage', 'next.pending'],
      ['newsletter', 'bad.text'],
      ['newsletter', 'confirm.text'],
      ['newsletter', 'confirm.doneText'],
      ['newsletter', 'form.savedText'],
      ['newsletter', 'unsubscribe.text'],
      ['newsletter', 'unsubscribe.doneText'],
    ] as const;
    const promise =
      /new one sent|we (mail|send) you|and write to you|still come|by e-mail|confirmation e-mail|letter comes|then a mail/i;
    const promising = always.filter(([area, key]) =>
      promise.test(textsOf(area, 'en').get(key) ?? promise.source),
    );
    expect(promising).toEqual([]);
  });
});

describe('texts that were given word for word', () => {
  /** `{min}` and the like stand for our variables; apostrophes and dashes may be the typographer's. */
  const plain = (text: string) =>
    text
      .replace(/{{\s*[^}]*}}|{[a-z]+}/gi, '*')
      .replace(/\u00a0|\u202f/g, ' ')
      .replace(/’/g, "'");
  const textsUnder = (pattern: RegExp) =>
    new Set(
      Object.entries(files)
        .filter(([path]) => pattern.test(path))
        .flatMap(([, tree]) => [...flatten(tree as MessageTree).values()]) // names of areas are one more level
        .map(plain),
    );
  const english = textsUnder(/\/en\.ts$/);
  const french = textsUnder(/\/messages\/admin\//);

  test.each([
    'Invalid code.',
    'This code has expired.',
    'Minimum spend of {min} required.',
    'Another promo is already applied.',
    'Could not apply this code.',
    'Service not found',
    'Failed to load service',
    'Service not loaded yet',
    'Add to cart failed',
    'Failed to load configuration',
    'Failed to update cart',
    'Cart creation failed: no id returned',
    'Could not prepare the edit cart',
    'Edit target has no slug',
    'Something went wrong',
    'Failed to load slots',
    'Failed to hold slot',
    'No slots for this day.',
    'Please select a time slot.',
    'Booking failed',
    'Booking not found',
    'Cancellation failed',
    'Invalid link.',
    'Invalid link (missing id or email).',
    'Invalid or expired link. Request a secure link again.',
    'Unable to load your bookings.',
    'Please describe the work',
    'Please describe your need',
    'Please fill street, city, and state for each stop.',
    'Submit failed, please retry.',
    'This page has expired.',
    'Address not found',
    "Route not found — we'll reach out to confirm.",
    'Routing temporarily busy — try again in a minute.',
    'Routing service unavailable. Please contact support.',
    "Failed to compute the route — we'll confirm with you.",
    'Failed to load delivery configuration',
    'Failed to update delivery configuration',
    'Network Error',
  ])('customers read "%s"', (text) => {
    // Alone, or with what to do about it.
    expect([...english].some((known) => known === plain(text) || known.startsWith(`${plain(text)} `))).toBe(
      true,
    );
  });

  test.each([
    'Load error',
    'Save error',
    'Erreur de chargement',
    'Suppression impossible',
    'Échec de la mise à jour',
    'Impossible de créer le coupon',
    'Échec de la mise à jour du rendez-vous',
    'Clé invalide',
    'Erreur lors du chargement des prix',
    'Code requis',
    'Montants invalides',
    'Fenêtre temporelle invalide',
    'Merci de saisir des nombres valides.',
    'Indisponible',
  ])('staff read "%s"', (text) => {
    expect([...french]).toContain(plain(text));
  });
});
