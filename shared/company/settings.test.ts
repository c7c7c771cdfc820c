import { expect, test } from 'vitest';
import { aCompany, aCompanysSettings } from '../../tests/support/a-company.ts';
import { changesBetween, fieldsOf } from './section.ts';
import { findSettingsFaults, mergeSettings, sectionOfPath, settingsChanges } from './settings.ts';

test('a field is known by its path, whatever stands in it', () => {
  expect(fieldsOf({ a: 1, b: { en: 'x', es: '' }, c: ['p', 'q'], d: null, e: true })).toEqual({
    ...{ a: '1', 'b.en': 'x', 'b.es': '', 'c.0': 'p', 'c.1': 'q', d: '', e: 'true' },
  });
});

test('a difference has both values, also where one side lacks the field', () => {
  expect(changesBetween({ a: 1, b: 'x' }, { a: 2, b: 'x', c: ['y'] })).toEqual([
    { field: 'a', from: '1', to: '2' },
    { field: 'c.0', from: '', to: 'y' },
  ]);
});

test('a section that was sent takes the place of the one that was there; the others stay', () => {
  const settings = mergeSettings(aCompanysSettings, { who: { ...aCompany, name: ' Acme ' } });
  expect(settings).toEqual({ ...aCompanysSettings, who: { ...aCompany, name: 'Acme' } });
  expect(settingsChanges(aCompanysSettings, settings)).toEqual([
    { field: 'name', from: 'Sabal', to: 'Acme' },
  ]);
});

test('the path on the wire says the section, but for what a company says of itself', () => {
  const settings = {
    who: { ...aCompany, phone: 'call us' },
    rules: { ...aCompanysSettings.rules, holdMin: 4 },
  };
  const wrong = { ...aCompanysSettings, ...settings };
  expect(findSettingsFaults(wrong, ['who', 'rules'])).toEqual({
    phone: 'invalid',
    'rules.holdMin': 'too_small',
  });
  expect(findSettingsFaults(wrong, ['rules'])).toEqual({ 'rules.holdMin': 'too_small' });
  expect(sectionOfPath('phone')).toEqual({ name: 'who', field: 'phone' });
  expect(sectionOfPath('rules.holdMin')).toEqual({ name: 'rules', field: 'holdMin' });
});
