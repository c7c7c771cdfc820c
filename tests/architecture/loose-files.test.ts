import { expect, test } from 'vitest';
import { findCrowdedFolders } from './loose-files.ts';
import { listSourceFiles, type SourceFile } from './source-files.ts';

const filesIn = (folder: string, count: number, ending = '.ts'): SourceFile[] =>
  Array.from({ length: count }, (_, at) => ({ path: `${folder}/part-${at}${ending}`, text: '' }));

test('no folder of server or shared has more files than fit on a screen', () => {
  expect(findCrowdedFolders(listSourceFiles())).toEqual([]);
});

test('a file too many is caught, with the number', () => {
  expect(findCrowdedFolders(filesIn('server/domain/bookings', 16))).toEqual([
    'server/domain/bookings has 16 loose files (at most 15): put those that belong together into a folder',
  ]);
  expect(findCrowdedFolders(filesIn('shared/pricing', 25))).toEqual([
    'shared/pricing has 25 loose files (at most 24): put those that belong together into a folder',
  ]);
});

test('tests, words and files of folders below do not count', () => {
  const files = [
    ...filesIn('server/domain/bookings', 15),
    ...filesIn('server/domain/bookings', 15, '.test.ts'),
    ...filesIn('server/domain/bookings', 15, '.md'),
    ...filesIn('server/domain/bookings/edit', 15),
  ];
  expect(findCrowdedFolders(files)).toEqual([]);
});
