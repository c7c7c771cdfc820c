import { expect, test } from 'vitest';
import { workLines } from './work-lines.ts';

test('the name of the service is not said twice, another one is', () => {
  const serviceTitle = 'Nettoyage de moquettes';
  expect(workLines({ serviceTitle, work: [`${serviceTitle}\u202f: 2 × Chambre`] })).toEqual(['2 × Chambre']);
  const work = ['Livraisons', `${serviceTitle}\u202f: Chambre`];
  expect(workLines({ serviceTitle: 'Livraisons + 1', work })).toEqual([`${serviceTitle}\u202f: Chambre`]);
  expect(workLines({ serviceTitle: 'Pavés', work: ['Pavés'] })).toEqual([]);
});
