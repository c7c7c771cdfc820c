import { expect, test } from 'vitest';
import { safeNext } from './safe-next.ts';

const origin = 'https://sabal.example';

test('a page of the back office is returned to, query and hash included', () => {
  expect(safeNext('/admin/mails/1?tab=text#top', origin)).toBe('/admin/mails/1?tab=text#top');
});

test.each([
  null,
  '',
  '/',
  '/cart',
  '/administration',
  'https://evil.example/admin/mails',
  '//evil.example/admin/',
  '/\\evil.example/admin/',
  'javascript:alert(1)',
  '/admin/../cart',
  '/admin/%2e%2e/cart',
  '/admin/login?next=/admin/login',
])('%s leads to the start of the back office', (next) => {
  expect(safeNext(next, origin)).toBe('/admin/calendar');
});
