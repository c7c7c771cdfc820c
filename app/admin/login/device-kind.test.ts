import { expect, test } from 'vitest';
import { deviceKind } from './device-kind.ts';

test.each([
  ['Mozilla/5.0 (iPad; CPU OS 16_1 like Mac OS X)', 5, 'tablet'],
  ['Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) Safari/605.1.15', 5, 'tablet'],
  ['Mozilla/5.0 (Linux; Android 14; SM-X200) Chrome/140 Safari/537.36', 5, 'tablet'],
  ['Mozilla/5.0 (Linux; Android 14; Pixel 8) Chrome/140 Mobile Safari/537.36', 5, 'phone'],
  ['Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X)', 5, 'phone'],
  ['Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) Safari/605.1.15', 0, 'computer'],
  ['Mozilla/5.0 (Windows NT 10.0; Win64; x64)', 10, 'computer'],
])('%s with %i touch points is a %s', (userAgent, touches, name) => {
  expect(deviceKind(userAgent, touches)).toBe(name);
});
