import { expect, test } from 'vitest';
import { deviceName } from './device-name.ts';

test.each([
  ['Mozilla/5.0 (iPad; CPU OS 16_1 like Mac OS X)', 5, 'Tablette'],
  ['Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) Safari/605.1.15', 5, 'Tablette'],
  ['Mozilla/5.0 (Linux; Android 14; SM-X200) Chrome/140 Safari/537.36', 5, 'Tablette'],
  ['Mozilla/5.0 (Linux; Android 14; Pixel 8) Chrome/140 Mobile Safari/537.36', 5, 'Téléphone'],
  ['Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X)', 5, 'Téléphone'],
  ['Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) Safari/605.1.15', 0, 'Ordinateur'],
  ['Mozilla/5.0 (Windows NT 10.0; Win64; x64)', 10, 'Ordinateur'],
])('%s with %i touch points is called %s', (userAgent, touches, name) => {
  expect(deviceName(userAgent, touches)).toBe(name);
});
