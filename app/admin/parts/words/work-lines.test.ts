import { expect, test } from 'vitest';
import { workLines } from './work-lines.ts';

test('the name of the service is not said twice, another one is', () => {
  const serviceTitle = 'Nettoyage de moquettes';
  expect(workLines({ serviceTitle, work: [`${serviceTitle}\u00a0: 2 × Chambre`] })).toEqual(['2 × Chambre']);
  const work = ['Livraisons', `${serviceTitle}\u00a0: Chambre`];
  expect(workLines({ serviceTitle: 'Livraisons + 1', work })).toEqual([`${serviceTitle}\u00a0: Chambre`]);
  expect(workLines({ serviceTitle: 'Pavés', work: ['Pavés'] })).toEqual([]);
});
