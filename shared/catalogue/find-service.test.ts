import { expect, test } from 'vitest';
import { aPriceBook } from '../../tests/support/a-price-book.ts';
import { findAtPath, findOfKind, servicePath } from './find-service.ts';
import type { Kind } from './kind.ts';
import type { Service } from './service.ts';

const [some] = [...aPriceBook().services.values()];

function aService(slug: string, kind: Kind): Service {
  if (!some) throw new Error('Expected a service in the test book');
  return { ...some, id: slug, slug, kind };
}

const standard = aService('handyman', 'handyman');
const garden = aService('garden-help', 'handyman');
const rugs = aService('rug-wash', 'carpet');
const carpets = aService('carpet-cleaning', 'carpet');
const rent = aService('rent-me', 'rentme');
const services = [garden, standard, rugs, carpets, rent];

test.each([
  [standard, '/intake/handyman'],
  [garden, '/service/garden-help'],
  [rugs, '/service/rug-wash'],
  [carpets, '/service/carpet-cleaning'],
  [rent, '/intake/rentme'],
  [aService('handyman', 'carpet'), '/service/handyman'],
])('$slug is at %s, and found there (D390)', (service, path) => {
  expect(servicePath(service)).toBe(path);
  if (services.includes(service)) expect(findAtPath(services, path)).toBe(service);
});

test('the address of a form shows the kind’s own service, else its first, else none', () => {
  expect(findOfKind(services, 'handyman')).toBe(standard);
  expect(findOfKind([garden], 'handyman')).toBe(garden);
  expect(findOfKind(services, 'epoxy')).toBeUndefined();
  expect(findAtPath([garden], '/intake/handyman')).toBe(garden);
});

test('no service is at two addresses, nor at one that is nobody’s', () => {
  expect(findAtPath(services, '/service/handyman')).toBeUndefined();
  expect(findAtPath(services, '/service/nobody')).toBeUndefined();
  expect(findAtPath(services, '/intake/carpet')).toBeUndefined();
  expect(findAtPath(services, '/services')).toBeUndefined();
});
