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

test.each(['=1+1', '+SUM(A1)', '-2', '@x', '\t=1', '  =1'])('%j is no formula any more', (text) => {
  expect(toCsv([[text]])).toContain(`'${text}`);
});
