import { expect, test } from 'vitest';
import { chooseInstallWay, INSTALL_REST_MS } from './choose-install-way.ts';

const CHROME =
  'Mozilla/5.0 (Linux; Android 15) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/142.0.0.0 Mobile Safari/537.36';
const IPHONE =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 18_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.5 Mobile/15E148 Safari/604.1';
const IPAD =
  'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.5 Safari/605.1.15';
const IPHONE_CHROME =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 18_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) CriOS/142.0 Mobile/15E148 Safari/604.1';
const NOW = 1_800_000_000_000;
const android = {
  standalone: false,
  framed: false,
  offered: true,
  userAgent: CHROME,
  maxTouchPoints: 5,
  dismissedAt: undefined,
  now: NOW,
};

test('a browser that offers to install is asked', () => {
  expect(chooseInstallWay(android)).toBe('prompt');
  expect(chooseInstallWay({ ...android, offered: false })).toBeUndefined();
});

test('Safari on iPhone and iPad is shown by pictures, other browsers and a Mac are not', () => {
  const ios = { ...android, offered: false };
  expect(chooseInstallWay({ ...ios, userAgent: IPHONE })).toBe('ios');
  expect(chooseInstallWay({ ...ios, userAgent: IPAD })).toBe('ios');
  expect(chooseInstallWay({ ...ios, userAgent: IPAD, maxTouchPoints: 0 })).toBeUndefined();
  expect(chooseInstallWay({ ...ios, userAgent: IPHONE_CHROME })).toBeUndefined();
});

test('an installed app offers nothing', () => {
  expect(chooseInstallWay({ ...android, standalone: true })).toBeUndefined();
});

test('in a frame of another site nothing is offered: it is that site that would be installed', () => {
  expect(chooseInstallWay({ ...android, framed: true })).toBeUndefined();
  expect(chooseInstallWay({ ...android, offered: false, userAgent: IPHONE, framed: true })).toBeUndefined();
});

test('a hint that was shut rests for 90 days, whatever the clock did since', () => {
  const shut = (ago: number) => chooseInstallWay({ ...android, dismissedAt: NOW - ago });
  expect(shut(INSTALL_REST_MS - 1)).toBeUndefined();
  expect(shut(INSTALL_REST_MS)).toBe('prompt');
  expect(shut(-60_000)).toBeUndefined();
  expect(shut(-2 * INSTALL_REST_MS)).toBe('prompt');
});
