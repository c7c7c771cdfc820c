import { expect, test } from 'vitest';
import { followTown } from './find-town.ts';

test('a ZIP code names its town where none is written', async () => {
  const named = await followTown({ city: ' ', zip: '32801', before: undefined });
  expect(named).toEqual({ town: 'Orlando', over: ' ' });
  expect(await followTown({ city: '', zip: '99999', before: undefined })).toBeUndefined();
});

test('the town of the ZIP code before follows, whenever it was filled in', async () => {
  const named = await followTown({ city: 'Orlando', zip: '33602', before: '32801' });
  expect(named).toEqual({ town: 'Tampa', over: 'Orlando' });
  expect(await followTown({ city: 'Orlando ', zip: '33602', before: '32801' })).toMatchObject({
    town: 'Tampa',
  });
});

test('another town was written and stays', async () => {
  expect(await followTown({ city: 'Ybor City', zip: '32801', before: '33602' })).toBeUndefined();
  expect(await followTown({ city: 'Orlando', zip: '33602', before: undefined })).toBeUndefined();
});
