import { expect, test } from 'vitest';
import { isScreenVisit } from './not-screens.ts';

const isVisit = (path: string, destination: RequestDestination) =>
  isScreenVisit({ mode: 'navigate', destination }, new URL(path, 'https://sabal.test'));
const isScreen = (path: string) => isVisit(path, 'document');

test('[LC53] screens are answered with the shell, whatever their query holds', () => {
  for (const path of [
    '/',
    '/cart',
    '/service/carpet-cleaning',
    '/manage?id=1&email=ana@sabal-test.com&sig=a.b',
    '/?utm_source=a/b.c',
    '/apiary',
  ]) {
    expect([path, isScreen(path)]).toEqual([path, true]);
  }
});

test('[LC53] the server answers for itself, and so does everything that is a file', () => {
  for (const path of [
    '/api',
    '/api/bookings/1/calendar.ics?email=a@b.co',
    '/api/cart?x=1',
    '/assets/old-1.js',
    '/readyz',
    '/metrics',
    '/robots.txt',
    '/film/demo.mp4?t=1',
  ]) {
    expect([path, isScreen(path)]).toEqual([path, false]);
  }
});

test('[LC53] in a frame the server answers, which knows whose page may have it', () => {
  expect(isVisit('/services', 'iframe')).toBe(false);
});
