import type { TFunction } from 'i18next';
import { expect, test } from 'vitest';
import { admin } from '../../../i18n/messages/admin/fr.ts';
import { aRow } from '../../parts/booking-panel/a-row.test-support.ts';
import { bookingsCsv } from './bookings-csv.ts';

/** The words themselves, without a language to load; of `t` nothing but the call is used. */
const t = ((key: string) =>
  key.split('.').reduce<unknown>((at, part) => Object(at)[part], admin)) as unknown as TFunction<'admin'>;

const csv = (over: Parameters<typeof aRow>[0]) => bookingsCsv([aRow(over)], t, 'America/New_York');

test('a line has the date and hours of the company, and a price with a comma', () => {
  const [header, line] = csv({}).split('\r\n');
  expect(header).toMatch(/^\ufeffNuméro;Statut;Date;Début;Fin;Client;/);
  expect(line).toMatch(/^7c9e6679;Confirmée;2026-12-03;10:00;11:30;Ana López;/);
  expect(line).toContain(';118,50;ferme;');
});

test('what a stranger typed is never a formula on somebody’s desk', () => {
  const line = csv({
    customerName: '=HYPERLINK("http://x")',
    notes: '[SERVICE] @SUM(A1)',
    phone: '+49 30 901820',
  });
  expect(line).toContain('"\'=HYPERLINK(""http://x"")"');
  expect(line).toContain("'@SUM(A1)");
  expect(line).toContain("'+49 30 901820");
});

test('a telephone of here is a number that can be copied, without the mark of what might be a formula', () => {
  expect(csv({ phone: '+14075550142' })).toContain(';(407) 555-0142;');
});

test('a request has no price yet', () => {
  expect(csv({ quote: true, total: 0 })).toContain(';;devis;');
});

test('the price says whether a quote was answered', () => {
  expect(csv({ quote: true, quoteOffered: true, total: 0 })).toContain(';;devis proposé;');
  expect(csv({ toQuote: 1, quoteOffered: true })).toContain(';118,50;partiel, devis proposé pour le reste;');
  expect(csv({ status: 'CANCELLED' })).toContain(';0,00;annulée, rien n’est dû;');
});

test('D511: of a cancelled visit nothing is due, and what it was stands in a column of its own', () => {
  const cells = (over: Parameters<typeof aRow>[0]) => {
    const [header = '', line = ''] = csv(over)
      .split('\r\n')
      .map((each) => each.split(';'));
    const of = (name: string) => line[header.indexOf(name)];
    return [of('Total (USD)'), of('Total avant annulation (USD)')];
  };
  expect(cells({})).toEqual(['118,50', '']);
  expect(cells({ status: 'CANCELLED' })).toEqual(['0,00', '118,50']);
  expect(cells({ status: 'CANCELLED', quote: true, total: 0 })).toEqual(['', '']);
});
