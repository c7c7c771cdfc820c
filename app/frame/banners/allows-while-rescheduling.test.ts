import { expect, test } from 'vitest';
import { allowsWhileRescheduling } from './allows-while-rescheduling.ts';

const id = '0b4b3c1e-1111-4222-8333-444455556666';

test.each([
  '/checkout',
  '/finalize',
  '/finalize/',
  '/manage',
  '/access-link',
  '/terms',
  '/privacy',
  '/admin',
  '/admin/mails',
])('[LC50] %s stays open while a visit is being moved', (path) => {
  expect(allowsWhileRescheduling(path, '', id)).toBe(true);
});

test.each([
  '/',
  '/services',
  '/cart',
  '/service/checkout',
  '/confirmation',
  '/my-bookings',
  '/administration',
])('[LC50] %s leads back to the move', (path) => {
  expect(allowsWhileRescheduling(path, '', id)).toBe(false);
});

test('[LC50] only the booking that is being moved can be managed', () => {
  expect(allowsWhileRescheduling('/manage', `?id=${id.toUpperCase()}&email=a`, id)).toBe(true);
  expect(allowsWhileRescheduling('/manage', '?id=other&email=a', id)).toBe(false);
});
