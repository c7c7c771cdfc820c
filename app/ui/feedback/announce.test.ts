import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { announce, announcements, hush } from './announce.ts';

const texts = () => announcements.get().map((line) => line.text);

beforeEach(() => {
  vi.useFakeTimers();
});

afterEach(() => {
  vi.runAllTimers();
  vi.useRealTimers();
});

test('of announcements with one key only the last is spoken', () => {
  announce('Total $100', { key: 'total', afterMs: 500 });
  vi.advanceTimersByTime(400);
  announce('Total $120', { key: 'total', afterMs: 500 });
  vi.advanceTimersByTime(500);
  expect(texts()).toEqual(['Total $120']);
});

test('different announcements do not silence each other', () => {
  announce('3 items in cart');
  announce('Saved');
  vi.advanceTimersByTime(100);
  expect(texts()).toEqual(['3 items in cart', 'Saved']);
});

test('a spoken line leaves the page after five seconds', () => {
  announce('Saved');
  vi.advanceTimersByTime(5_200);
  expect(texts()).toEqual([]);
});

test('what came to nothing while it waited is not spoken', () => {
  announce('3 suggestions', { key: 'count', afterMs: 500 });
  announce('Saved');
  hush('count');
  vi.advanceTimersByTime(500);
  expect(texts()).toEqual(['Saved']);
});
