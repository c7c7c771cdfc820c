import { expect, test } from 'vitest';
import type { CatalogueEntry } from '#shared/api/admin/catalogue.ts';
import { noWords } from '#shared/catalogue/entries/entry.ts';
import { ownOptionSlug } from '#shared/catalogue/option.ts';
import {
  fieldsOf,
  findFaults,
  isAsChosen,
  newValues,
  toChange,
  toNewEntry,
  valuesOf,
} from './entry-values.ts';

const sofa: CatalogueEntry = {
  id: 'sofa',
  type: 'products',
  serviceId: 'upholstery',
  slug: 'own-sofa',
  kind: 'upholstery',
  title: { ...noWords, fr: 'Canapé' },
  teaser: noWords,
  image: '',
  emoji: '',
  minSeats: 3,
  extraSeat: 12.5,
  minutes: null,
  active: true,
  price: 89,
  version: 2,
};

test('what was read and not touched is sent as it was', () => {
  const { title, image, minSeats, extraSeat, minutes, active } = sofa;
  expect(toChange('products', valuesOf(sofa))).toEqual({
    ...{ title, image, minSeats, extraSeat, minutes, active },
  });
});

test('numbers are read as people write them, and what is none is told beside its field', () => {
  const typed = { ...newValues('products', 'carpet'), title: { ...noWords, fr: 'Véranda' } };
  expect(findFaults('products', { ...typed, price: '12,50', minutes: '35' }, true)).toEqual({});
  expect(findFaults('products', { ...typed, price: 'cher', minutes: 'une heure' }, true)).toEqual({
    price: 'invalid',
    minutes: 'invalid',
  });
  expect(findFaults('products', typed, true)).toEqual({ price: 'too_small' });
  // Its rates price it.
  expect(findFaults('products', { ...typed, kind: 'tile' }, true)).toEqual({});
  expect(findFaults('options', { ...typed, price: '-5' }, true)).toEqual({});
});

test('without seats a further one has no price', () => {
  expect(fieldsOf({ ...valuesOf(sofa), minSeats: '' }).extraSeat).toBeNull();
  expect(fieldsOf({ ...valuesOf(sofa), extraSeat: '' }).extraSeat).toBe(0);
});

test('what is added brings the id of its form', () => {
  const values = { ...newValues('options', 'carpet'), title: { ...noWords, fr: 'Parfum' }, price: '4' };
  const { type, input } = toNewEntry('options', 'one', 'carpet', values);
  expect([type, input]).toMatchObject([
    'options',
    { id: 'one', serviceId: 'carpet', group: 'service', price: 4 },
  ]);
  expect(toNewEntry('services', 'two', 'two', newValues('services', 'epoxy')).input).toMatchObject({
    id: 'two',
    kind: 'epoxy',
    image: '/drawings/epoxy.svg',
  });
});

test('what was added before another kind or group was chosen is told apart', () => {
  const service: CatalogueEntry = { ...sofa, type: 'services', kind: 'carpet' };
  const option: CatalogueEntry = { ...sofa, type: 'options', slug: ownOptionSlug('size', sofa.id) };
  const chosen = (part: object) => ({ ...newValues('options', 'carpet'), ...part });
  expect([isAsChosen(service, chosen({})), isAsChosen(service, chosen({ kind: 'tile' }))]).toEqual([
    true,
    false,
  ]);
  expect([isAsChosen(option, chosen({ group: 'size' })), isAsChosen(option, chosen({}))]).toEqual([
    true,
    false,
  ]);
  expect(isAsChosen(sofa, chosen({}))).toBe(true);
});
