import { expect, test } from 'vitest';
import { findNetworkCalls } from './network-calls.ts';
import { listSourceFiles } from './source-files.ts';

test('the app reaches the server through one file', () => {
  expect(findNetworkCalls(listSourceFiles())).toEqual([]);
});

test.each([
  "const answer = await fetch('/api/cart');",
  "const answer = await globalThis.fetch('/api/cart');",
  'const request = new XMLHttpRequest();',
  "navigator.sendBeacon('/api/slots/release', body);",
  "const events = new EventSource('/api/slots/events');",
])('a screen with %s is caught', (text) => {
  expect(findNetworkCalls([{ path: 'app/customer/cart/cart-screen.tsx', text }])).toHaveLength(1);
});

test.each([
  ['app/data/wire/http.ts', "await fetch('/api/cart');"],
  ['app/data/sync/follow-slots.ts', 'new EventSource(url);'],
  ['app/data/slots/read-slots.ts', '// fetch( is in http.ts\nawait prefetch(day); refetch();'],
  ['server/providers/router/osrm.ts', 'await fetch(url);'],
])('%s with %s is fine', (path, text) => {
  expect(findNetworkCalls([{ path, text }])).toEqual([]);
});
