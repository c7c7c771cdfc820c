import i18next from 'i18next';
import { beforeAll, expect, test } from 'vitest';
import { admin } from '../../../i18n/messages/admin/fr.ts';
import { bulkDoneWords, bulkMailWords } from './bulk-words.ts';

beforeAll(() => i18next.init({ lng: 'fr', resources: { fr: { admin } } }));

const rows = (...emails: string[]) => emails.map((email) => ({ email }));
const ana = 'ana@x.com';
const bob = 'bob@x.com';
const caller = 'tel:+14075550123';
const t = () => i18next.getFixedT('fr', 'admin');

test.each([
  [rows(ana, ana, bob), true, '2 clients seront prévenus par courriel.'],
  [
    rows(ana, caller),
    true,
    '1 client sera prévenu par courriel. 1 client n’a pas d’e-mail\u00a0: prévenez-le par téléphone.',
  ],
  [rows(caller), true, '1 client n’a pas d’e-mail\u00a0: prévenez-le par téléphone.'],
])('before a change of %j is said who will hear of it', (chosen, mailsLeave, words) => {
  expect(bulkMailWords(chosen, mailsLeave, t())).toBe(words);
});

test('without a mail server no customer is said to be written to', () => {
  expect(bulkMailWords(rows(ana, caller), false, t())).toMatch(
    /^Le client ne recevra aucun courriel.*conservé dans Courriels\. 1 client n’a pas d’e-mail/,
  );
  expect(bulkMailWords(rows(caller), false, t())).not.toContain('Courriels');
});

test('afterwards as many mails are told as were written', () => {
  const told = (mailsLeave: boolean, ...emails: string[]) =>
    bulkDoneWords('cancel', rows(...emails), mailsLeave, t());
  expect(told(true, ana, bob)).toBe('2 visites annulées, 2 courriels vont partir');
  expect(told(true, ana, caller)).toBe(
    '2 visites annulées, un courriel va partir, 1 sans e-mail à prévenir par téléphone',
  );
  expect(told(false, ana, caller)).toBe(
    '2 visites annulées, courriel conservé, non envoyé, 1 sans e-mail à prévenir par téléphone',
  );
  expect(told(true, caller)).toBe('1 visite annulée, 1 sans e-mail à prévenir par téléphone');
  expect(bulkDoneWords('remove', rows(ana, caller), true, t())).toBe('2 réservations supprimées');
});
