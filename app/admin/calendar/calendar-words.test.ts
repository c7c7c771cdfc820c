import i18next from 'i18next';
import { beforeAll, expect, test } from 'vitest';
import { admin } from '../../i18n/messages/admin/fr.ts';
import { blockedWords } from './calendar-words.ts';

beforeAll(() => i18next.init({ lng: 'fr', resources: { fr: { admin } } }));

test('D564: where there are several crews it is said whom a block closes', () => {
  const t = i18next.getFixedT('fr', 'admin');
  const [north, south] = [
    { id: 'c0ffee00-0000-4000-8000-000000000001', name: 'Nord' },
    { id: 'c0ffee00-0000-4000-8000-000000000002', name: 'Sud' },
  ];
  expect(blockedWords({ crewId: south.id }, [north, south], t)).toBe('Période bloquée\u00a0: Sud.');
  expect(blockedWords({}, [north, south], t)).toBe('Période bloquée\u00a0: Toute l’entreprise.');
  expect(blockedWords({}, [north], t)).toBe('Période bloquée.');
});
