import { expect, test } from 'vitest';
import { aService } from '../../booking/offer/a-service.test-support.ts';
import { addPath, editPath } from './edit-path.ts';

test('configured services are edited by their slug, requests by their kind', () => {
  expect(editPath(aService())).toBe('/service/carpet-cleaning?edit=1');
  expect(editPath(aService({ kind: 'tile', slug: 'tile-cleaning' }))).toBe('/service/tile-cleaning?edit=1');
  expect(editPath(aService({ kind: 'rentme', slug: 'rent-me' }))).toBe('/intake/rentme?edit=1');
  expect(editPath(aService({ kind: 'delivery', slug: 'delivery' }))).toBe('/intake/delivery?edit=1');
});

test('another one is put together on the same form', () => {
  expect(addPath(aService({ kind: 'upholstery', slug: 'sofas' }))).toBe('/service/sofas');
  expect(addPath(aService({ kind: 'epoxy', slug: 'epoxy' }))).toBe('/intake/epoxy');
});
