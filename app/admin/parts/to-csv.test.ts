import { expect, test } from 'vitest';
import { toCsv } from './to-csv.ts';

test('cells stand between semicolons behind a byte order mark, numbers with a comma', () => {
  expect(
    toCsv([
      ['Client', 'Montant'],
      ['Ana', 12.5],
      [null, -3],
    ]),
  ).toBe('\ufeffClient;Montant\r\nAna;12,5\r\n;-3\r\n');
});

test('semicolons, quotes and line breaks stay inside their cell', () => {
  expect(toCsv([['a;b', 'say "hi"', 'two\nlines']])).toBe('\ufeff"a;b";"say ""hi""";"two\nlines"\r\n');
});

test.each(['=1+1', '+SUM(A1)', '-2', '@x', '  =1', '＝1+1', '＋1', '－2', '＠x'])(
  '%j is no formula any more',
  (text) => {
    expect(toCsv([[text]])).toContain(`'${text}`);
  },
);

test.each([
  ["Bob,=cmd|' /C calc'!A0", `Bob,'=cmd|' /C calc'!A0`],
  ['Bob;+1', `"Bob;'+1"`],
  ['Bob\t@x', `"Bob\t'@x"`],
  ['\t=1', `"\t'=1"`],
  ['Bob\n-2', `"Bob\n'-2"`],
  ['Ana-Maria, 4-6', 'Ana-Maria, 4-6'],
])('%j is no formula either where a comma or a tab parts cells', (text, cell) => {
  expect(toCsv([['a', text]])).toBe(`\ufeffa;${cell}\r\n`);
});
