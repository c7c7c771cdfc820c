import { afterEach, expect, test, vi } from 'vitest';
import { isFirstEntry } from './first-entry.ts';

afterEach(() => {
  vi.unstubAllGlobals();
});

test('an address that was typed or followed has no screen of ours before it, whatever the tab or the page around a frame showed', () => {
  vi.stubGlobal('history', { length: 7 });
  expect(isFirstEntry('default')).toBe(true);
  expect(isFirstEntry('k3x9c2')).toBe(false);
});
