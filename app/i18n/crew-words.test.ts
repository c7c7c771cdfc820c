import { expect, test } from 'vitest';
import type { MessageTree } from './areas.ts';
import { loadMessages } from './load-messages.ts';
import { crewWords as english } from './messages/admin/crew/en.ts';
import { crewWords as spanish } from './messages/admin/crew/es.ts';
import { admin as french } from './messages/admin/fr.ts';

/** The screens that a crew's device shows, and what stands on them. */
const seen = import.meta.glob<string>(
  [
    '../admin/day/*.tsx',
    '../admin/login/*.{ts,tsx}',
    '../admin/parts/{as-of,contact-links,read-gate,refused-alert,staff-note,status-mark,use-why-wait,zone-note}.{ts,tsx}',
    '../admin/parts/access/{admin-guard,own-device,role-gate,use-access}.{ts,tsx}',
    '../admin/parts/booking-panel/{booking-body,booking-delivery,booking-head,booking-panel,booking-trouble,booking-work,copy-button,staff-notes}.tsx',
    '../admin/parts/crew/crew-mark.tsx',
    '../admin/parts/day/*.{ts,tsx}',
    '../admin/parts/frame/*.{ts,tsx}',
    '../admin/parts/words/{price-words,refused-title,road-words,when-words}.ts',
    '!../**/*.{test,spec}.*',
    '!../**/*.test-support.*',
  ],
  { eager: true, query: '?raw', import: 'default' },
);

/** In the same files, where only the office comes. */
const OF_THE_OFFICE =
  /^(agenda|bookings|calendar\.title|catalogue|company|coupons|crews\.title|customers\.(mail|new|newOf|title)|devices|guide|integrations|mails|notices|pricing|reviews)\b|^booking\.(discount|link|mails|next|noEmail|previous|reach\.mail|services)\b|^booking\.copy\.email$|^booking\.work\.(budget|charge|discount|miles|minimum|quote|rooms|sealant|seats|soil|sqft|subtotal|times|vehicle)\b/;

/** Refusals that a crew meets: those of the calls that it may make. */
const faults = [
  'admin.crew_closed',
  'admin.denied',
  'admin.forbidden',
  'booking.changed',
  'booking.not_found',
  'network',
  'other',
  'request.invalid',
  'request.not_found',
  'request.too_many',
  'server.busy',
  'timeout',
].map((code) => `fault.${code}`);

function flatten(tree: MessageTree, prefix = ''): ReadonlyMap<string, string> {
  const texts = new Map<string, string>();
  for (const [key, value] of Object.entries(tree)) {
    if (typeof value === 'string') texts.set(`${prefix}${key}`, value);
    else for (const [inner, text] of flatten(value, `${prefix}${key}.`)) texts.set(inner, text);
  }
  return texts;
}

const whole = flatten(french);
const languages = { en: flatten(english as MessageTree), es: flatten(spanish as MessageTree) };
const stem = (key: string) => key.replace(/_(one|many|other)$/, '');

/** Keys of the back office that stand in quotes in a source, whole or as the beginning of one that is put together. */
function keysIn(source: string): string[] {
  const quoted = [...source.matchAll(/['"`]([a-z][\w.-]*?)(?:\$\{|['"`])/gi)].map(([, text]) => text ?? '');
  return [...whole.keys()].filter((key) =>
    quoted.some((text) => text === stem(key) || (text.endsWith('.') && key.startsWith(text))),
  );
}

const needed = [...new Set([...Object.values(seen).flatMap(keysIn), ...faults])].filter(
  (key) => !OF_THE_OFFICE.test(stem(key)),
);

test('what a crew sees is there in English and in Spanish', () => {
  expect(Object.keys(seen).length).toBeGreaterThan(40);
  expect(needed.length).toBeGreaterThan(120);
  for (const [language, words] of Object.entries(languages)) {
    const stems = new Set([...words.keys()].map(stem));
    expect({ language, missing: needed.filter((key) => !stems.has(stem(key))) }).toEqual({
      language,
      missing: [],
    });
  }
});

test('nothing else is, and each says what the French says', () => {
  const variablesOf = (text: string) =>
    [...new Set([...text.matchAll(/{{\s*([^},\s]+)/g)].map(([, name]) => name))].sort();
  for (const [language, words] of Object.entries(languages)) {
    const unneeded = [...words.keys()].filter((key) => !needed.some((one) => stem(one) === stem(key)));
    const strange = [...words].filter(([key, text]) => {
      const of = whole.get(key) ?? whole.get(`${stem(key)}_other`);
      return of === undefined || text.trim() === '' || `${variablesOf(of)}` !== `${variablesOf(text)}`;
    });
    expect({ language, unneeded, strange }).toEqual({ language, unneeded: [], strange: [] });
  }
});

test('the rest of the back office is French in every language', async () => {
  const loaded = flatten(await loadMessages('es', 'admin'));
  expect(loaded.get('day.title')).toBe(languages.es.get('day.title'));
  expect(loaded.get('pricing.title')).toBe(whole.get('pricing.title'));
  expect([...whole.keys()].filter((key) => !loaded.has(key))).toEqual([]);
});
