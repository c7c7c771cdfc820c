import { afterEach, expect, test, vi } from 'vitest';
import { leadSourceOf, noteLeadSource, readLeadSource } from './lead-source.ts';

const HOME = 'https://sabal.example/';

test('campaign tags name source and detail, whatever site they were clicked on', () => {
  const url = `${HOME}?utm_source=nextdoor&utm_medium=post&utm_campaign=spring%20deal`;
  expect(leadSourceOf(url, 'https://www.google.com/')).toEqual({
    source: 'nextdoor',
    detail: 'post / spring deal',
  });
});

test("an advertisement's click without tags names its network", () => {
  expect(leadSourceOf(`${HOME}services?gclid=abc`, '')).toEqual({ source: 'google', detail: 'gclid' });
});

test('another site is named by its host', () => {
  expect(leadSourceOf(HOME, 'https://www.yelp.com/biz/x?secret=1')).toEqual({ source: 'yelp.com' });
});

test.each([
  ['a typed address', HOME, ''],
  ['a move inside this site', `${HOME}cart`, `${HOME}services`],
  ['a link of our own mails', `${HOME}manage?id=1&email=a%40b.test&sig=x`, 'https://mail.google.com/'],
  ['an installed app', HOME, 'android-app://com.google.android.gm/'],
  ['what is no address', 'nowhere', 'nowhere'],
])('%s tells nothing', (_, url, referrer) => {
  expect(leadSourceOf(url, referrer)).toBeUndefined();
});

test('long tags with line breaks become one short line', () => {
  const lead = leadSourceOf(`${HOME}?utm_source=${encodeURIComponent(`a\n\u202e${'b'.repeat(99)}`)}`, '');
  expect(lead?.source).toMatch(/^a b{58}$/);
});

afterEach(() => vi.unstubAllGlobals());

function booking(url: string, referrer: string, storage = new Map<string, string>()) {
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => storage.get(key) ?? null,
    setItem: (key: string, text: string) => storage.set(key, text),
  });
  vi.stubGlobal('location', new URL(url));
  vi.stubGlobal('document', { referrer });
  noteLeadSource();
  return storage;
}

test('[LC140] the first visit that tells something is kept, and later ones change nothing', () => {
  const storage = booking(HOME, '');
  expect(readLeadSource()).toBeUndefined();
  booking(HOME, 'https://yelp.com/', storage);
  booking(`${HOME}?utm_source=mailing`, '', storage);
  expect(readLeadSource()).toEqual({ source: 'yelp.com' });
});

test('[LC140] the back office keeps nothing, and what was written into the storage by hand is no source', () => {
  const storage = booking(`${HOME}admin/login?utm_source=x`, 'https://yelp.com/');
  expect(storage.size).toBe(0);
  for (const text of ['{', '[]', '{"source":1}', 'null']) {
    storage.set('lead_source', text);
    expect(readLeadSource()).toBeUndefined();
  }
});
