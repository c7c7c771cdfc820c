import { describe, expect, test } from 'vitest';
import { pathOf } from '#shared/catalogue/current-slugs.ts';
import { calendarTable, resolveSlug, slugTable } from '#shared/catalogue/slugs.ts';
import { redirectPath } from './redirect-path.ts';

const nothing = { search: '', hash: '' };

test('query and hash of a link survive the redirect', () => {
  expect(redirectPath('/manage', { search: '?id=1&email=a%40b.co&sig=x', hash: '#items' })).toBe(
    '/manage?id=1&email=a%40b.co&sig=x#items',
  );
});

test('the preset of a legacy slug is kept beside what the link carries', () => {
  expect(redirectPath('/intake/handyman?category=painting', { search: '?edit=1', hash: '' })).toBe(
    '/intake/handyman?category=painting&edit=1',
  );
});

test('what the link says itself wins over the preset', () => {
  expect(redirectPath('/intake/rentme?hours=8', { search: '?hours=4', hash: '' })).toBe(
    '/intake/rentme?hours=4',
  );
});

describe('the tables lead to their final screen in one hop', () => {
  const targets = [...Object.values(slugTable), ...Object.values(calendarTable)];
  test.each(targets.map((target) => [redirectPath(pathOf(target), nothing), target] as const))(
    '%s',
    (path, target) => {
      const last = path.split('?')[0]?.split('/').at(-1) ?? '';
      const again = resolveSlug(last);
      if (target.screen === 'service') expect(again).toEqual(target);
      else expect(path.startsWith(`/intake/${target.kind}`)).toBe(true);
    },
  );
});
