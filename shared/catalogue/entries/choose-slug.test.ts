import { expect, test } from 'vitest';
import { kinds } from '../kind.ts';
import { chooseSlug } from './choose-slug.ts';

const words = (en: string, fr = '', es = '') => ({ en, es, fr });
const none = new Set<string>();

test.each([
  [words('Rug wash & care'), 'rug-wash-care'],
  [words('', 'Éponger l’été'), 'eponger-l-ete'],
  [words('', '', '¡Ñandú!'), 'nandu'],
  [words('地毯'), 'carpet-2'],
  [words('-- '), 'carpet-2'],
  [words('x'.repeat(80)), 'x'.repeat(60)],
])('%j has the address %s (D390)', (title, slug) => {
  expect(chooseSlug(title, 'fr', 'carpet', none)).toBe(slug);
});

test('a taken address is numbered, and so is an old name that leads elsewhere', () => {
  expect(chooseSlug(words('Rugs'), 'fr', 'carpet', new Set(['rugs', 'rugs-2']))).toBe('rugs-3');
  expect(chooseSlug(words('Painting'), 'fr', 'carpet', none)).toBe('painting-2');
  expect(chooseSlug(words('Carpet cleaning'), 'fr', 'general', none)).toBe('carpet-cleaning-2');
});

test('the standard address of a kind is its own service’s', () => {
  expect(chooseSlug(words('Carpet cleaning'), 'fr', 'carpet', none)).toBe('carpet-cleaning');
  for (const kind of kinds) expect(chooseSlug(words(kind), 'fr', kind, none)).toMatch(new RegExp(`^${kind}`));
  expect(chooseSlug(words('Handyman'), 'fr', 'handyman', none)).toBe('handyman');
});
