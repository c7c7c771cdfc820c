import { afterAll, beforeAll, expect, test } from 'vitest';
import { type ReviewsAnswer, reviewsAnswer } from '#shared/api/reviews.ts';
import { type Locale, locales } from '#shared/kernel/locale.ts';
import { type Api, startApi } from '../support/api.ts';
import { asOwner } from '../support/shop.ts';

let api: Api;
beforeAll(async () => {
  api = await startApi();
});
afterAll(() => api.stop());

async function reviewsIn(locale: Locale): Promise<ReviewsAnswer> {
  return reviewsAnswer.parse((await api.get(`/reviews?locale=${locale}`)).body);
}

function countBy<T>(items: readonly T[], keyOf: (item: T) => string | number): Record<string, number> {
  const counts: Record<string, number> = {};
  for (const item of items) counts[keyOf(item)] = (counts[keyOf(item)] ?? 0) + 1;
  return counts;
}

test('a new company shows 85 reviews in three languages, all of them samples, and the summary says so', async () => {
  const { items, summary } = await reviewsIn('en');
  expect(countBy(items, ({ language }) => language)).toEqual({ en: 45, es: 22, fr: 18 });
  expect(countBy(items, ({ rating }) => rating)).toEqual({ 4: 17, 5: 68 });
  expect(items.every(({ sample }) => sample)).toBe(true);
  expect(summary).toEqual({ average: 4.8, outOf: 5, count: 85, sample: true });
});

test('no two samples are alike, and every service has some in every language', async () => {
  const { items } = await reviewsIn('en');
  const { body: services } = await api.get('/services');
  expect(new Set(items.map(({ text }) => text)).size).toBe(85);
  for (const language of locales) {
    const slugs = items.filter((item) => item.language === language).map(({ serviceSlug }) => serviceSlug);
    expect(new Set(slugs)).toEqual(new Set(services.map(({ slug }: { slug: string }) => slug)));
  }
});

test('samples are dated from December 2024 to October 2026, newest first within a language', async () => {
  const { items } = await reviewsIn('en');
  const months = items.map(({ year, month }) => year * 12 + month - 1);
  expect(Math.min(...months)).toBe(2024 * 12 + 11);
  expect(Math.max(...months)).toBe(2026 * 12 + 9);
  const english = months.filter((_month, index) => items[index]?.language === 'en');
  expect(english).toEqual([...english].sort((one, other) => other - one));
});

test.each(locales)(
  'who asks in %s gets reviews of that language first, then all the others',
  async (locale) => {
    const { items } = await reviewsIn(locale);
    const own = items.filter(({ language }) => language === locale);
    expect(items.slice(0, own.length)).toEqual(own);
    expect(items).toHaveLength(85);
  },
);

test('the service is named in the language asked for, whatever the review is written in', async () => {
  const named = (await reviewsIn('es')).items.filter(({ serviceSlug }) => serviceSlug === 'carpet-cleaning');
  expect(new Set(named.map(({ language }) => language)).size).toBe(3);
  expect(new Set(named.map(({ serviceTitle }) => serviceTitle))).toEqual(new Set(['Limpieza de alfombras']));
});

test('an answer has the declared fields and no others', async () => {
  const { body } = await api.get('/reviews?locale=fr');
  expect(Object.keys(body).sort()).toEqual(['items', 'summary']);
  const fields = new Set(body.items.flatMap((item: object) => Object.keys(item)));
  expect([...fields].sort()).toEqual([
    'city',
    'id',
    'language',
    'month',
    'name',
    'rating',
    'sample',
    'serviceSlug',
    'serviceTitle',
    'text',
    'year',
  ]);
});

test('without a language the company’s own comes first; a language nobody speaks here is a 400', async () => {
  expect((await api.get('/reviews')).body.items[0].language).toBe('fr');
  expect(await api.get('/reviews?locale=de')).toMatchObject({
    status: 400,
    body: { code: 'request.invalid', fields: { locale: 'invalid' } },
  });
});

test('anybody may keep the answer but asks again each time: 304 until it changes, and one tag per language', async () => {
  const first = await api.get('/reviews?locale=en');
  expect(first.headers.get('Cache-Control')).toBe('public, no-cache');
  const etag = first.headers.get('ETag') ?? '';
  const ifChanged = { headers: { 'If-None-Match': etag } };
  expect(await api.get('/reviews?locale=en', ifChanged)).toMatchObject({ status: 304, body: '' });
  expect((await api.get('/reviews?locale=fr', ifChanged)).status).toBe(200);
});

/** Last: it changes what the tests above count. */
test('a service taken off the offer keeps its reviews, one of its own ends the samples, and none is no average', async () => {
  const asCompany = (sql: string) =>
    asOwner(api.ownerUrl, async (client) => {
      await client.query(`select set_config('app.tenant_id', $1, false)`, [api.tenantId]);
      await client.query(sql);
    });
  await asCompany(`update services set active = false where slug = 'epoxy'`);
  await asCompany(`update reviews set sample = false, rating = 1 where position < 5`);
  expect((await reviewsIn('en')).items).toHaveLength(5);
  expect((await reviewsIn('en')).summary).toEqual({ average: 1, outOf: 5, count: 5, sample: false });
  await asCompany('delete from reviews');
  const none = { items: [], summary: { average: null, outOf: 5, count: 0, sample: false } };
  expect(await reviewsIn('en')).toEqual(none);
});
