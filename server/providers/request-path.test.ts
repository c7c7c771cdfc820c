import { expect, test } from 'vitest';
import { path, urlBelow } from './request-path.ts';

const base = new URL('https://maps.test:8443/osrm/');

test.each([
  ['place-1', 'https://maps.test:8443/osrm/v1/place-1?q=1'],
  ['1,2;3,4', 'https://maps.test:8443/osrm/v1/1,2;3,4?q=1'],
  ['a/../../b', 'https://maps.test:8443/osrm/v1/a%2F..%2F..%2Fb?q=1'],
  ['//evil.test/x', 'https://maps.test:8443/osrm/v1/%2F%2Fevil.test%2Fx?q=1'],
  ['@evil.test', 'https://maps.test:8443/osrm/v1/%40evil.test?q=1'],
  ['x?key=1#y', 'https://maps.test:8443/osrm/v1/x%3Fkey%3D1%23y?q=1'],
  ['\\\\evil.test', 'https://maps.test:8443/osrm/v1/%5C%5Cevil.test?q=1'],
  ['%2e%2e', 'https://maps.test:8443/osrm/v1/%252e%252e?q=1'],
  ['a:delete', 'https://maps.test:8443/osrm/v1/a%3Adelete?q=1'],
])('%s stays one part of the path', (id, url) => {
  const at = path`v1/${id}`;
  expect(at && urlBelow(base, at, [['q', '1']])?.href).toBe(url);
});

test.each(['', '.', '..', '\ud800'])('%j is no part of a path', (id) => {
  expect(path`v1/${id}`).toBeUndefined();
});

test.each(['../x', '/../../x', 'v1/%2e%2e/%2e%2e/x', '..\\x'])(
  'an address that leaves the base is none: %s',
  (text) => {
    expect(urlBelow(base, { text })).toBeUndefined();
  },
);

test('a base without a slash at its end keeps its path, and a neighbour is not below it', () => {
  const bare = new URL('https://maps.test/osrm');
  expect(urlBelow(bare, { text: 'route' })?.href).toBe('https://maps.test/osrm/route');
  expect(urlBelow(bare, { text: '../osrm-other/route' })).toBeUndefined();
});

test('a query can repeat a name and cannot become anything else', () => {
  const at = path`api`;
  const query = [
    ['layer', 'house'],
    ['layer', 'street'],
    ['q', 'a&lang=xx#@'],
  ] as const;
  expect(at && urlBelow(base, at, query)?.search).toBe('?layer=house&layer=street&q=a%26lang%3Dxx%23%40');
});
