import i18next from 'i18next';
import { beforeAll, expect, test } from 'vitest';
import { admin } from '../../../i18n/messages/admin/fr.ts';
import { refusedTitle } from './refused-title.ts';

beforeAll(() => i18next.init({ lng: 'fr', ns: ['admin'], defaultNS: 'admin', resources: { fr: { admin } } }));

const titleOf = (code: string) =>
  refusedTitle(code, 'La visite n’est pas annulée', i18next.getFixedT('fr', 'admin'));

test.each(['network', 'timeout', 'server.busy', 'server.bug'])(
  '[LC121] after %s staff are not told that it was not done',
  (code) => {
    expect(titleOf(code)).toEqual({ isOpen: true, title: admin.fault.open });
  },
);

test.each(['booking.changed', 'request.invalid', 'request.too_many', 'admin.forbidden'])(
  'a refusal such as %s tells that it was not',
  (code) => {
    expect(titleOf(code)).toEqual({ isOpen: false, title: 'La visite n’est pas annulée' });
  },
);
