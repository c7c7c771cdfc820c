import { expect, test } from 'vitest';
import { parsePostmasterFile, servesCluster } from './postmaster.ts';

const FILE = `8086
/srv/sabal/.data/postgres/cluster
1795220230
45045

127.0.0.1
   327712         5
ready
`;

test('a complete postmaster.pid gives process, folder and port', () => {
  expect(parsePostmasterFile(FILE)).toEqual({
    pid: 8086,
    dataDir: '/srv/sabal/.data/postgres/cluster',
    port: 45045,
  });
});

test.each([
  ['empty', ''],
  ['cut after the folder', '8086\n/srv/cluster\n'],
  ['of a standalone backend', FILE.replace('8086', '-8086')],
  ['not a number', FILE.replace('8086', 'x')],
])('a postmaster.pid that is %s names no server', (_what, text) => {
  expect(parsePostmasterFile(text)).toBeUndefined();
});

test('only a postgres started on this very folder serves the cluster', () => {
  const dir = '/srv/sabal/.data/postgres/cluster';
  expect(servesCluster(`/opt/native/bin/postgres -D ${dir} -c port=1`, dir)).toBe(true);
  expect(servesCluster(`/opt/native/bin/postgres -D ${dir}`, dir)).toBe(true);
  expect(servesCluster(`/opt/native/bin/postgres -D ${dir}-two -c port=1`, dir)).toBe(false);
  expect(servesCluster(`tail -f ${dir}/../postgres.log`, dir)).toBe(false);
  expect(servesCluster(undefined, dir)).toBe(false);
});
