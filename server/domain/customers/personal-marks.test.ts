import { expect, test } from 'vitest';
import { personalMarks, withoutPerson } from './personal-marks.ts';

const contact = { customerName: 'Zoë "Z" Qwark', phone: '+14075550177', addressLine1: '4077 Wraith Lane' };

test('an e-mail, a name, a street and a telephone in the ways people write it are marks, as they stand inside JSON', () => {
  expect(personalMarks('zoe@ghost.com', [contact])).toEqual([
    'zoe@ghost.com',
    'zoë \\"z\\" qwark',
    '4077 wraith lane',
    '+14075550177',
    '(407) 555-0177',
    '407-555-0177',
    '407.555.0177',
    '407 555 0177',
    '4075550177',
  ]);
});

test('marks have the small letters that the database makes of a cart', () => {
  const marks = personalMarks('a@b.test', [{ customerName: 'İpek ΟΔΟΣ', phone: null, addressLine1: '' }]);
  expect(marks).toEqual(['a@b.test', 'ipek οδοσ']);
});

test('a first name alone, a short street, no phone and what stands twice are none', () => {
  const short = { customerName: 'Evangelina', phone: null, addressLine1: '5 A St' };
  expect(personalMarks('zoe@ghost.com', [short, short])).toEqual(['zoe@ghost.com']);
});

test('a number that is not of this country is looked for as it was kept', () => {
  expect(
    personalMarks('a@b.test', [{ ...contact, customerName: '', addressLine1: '', phone: '+33612345678' }]),
  ).toEqual(['a@b.test', '+33612345678']);
});

test('words of staff keep the work and lose the person: name, word by word, e-mail, telephone, street', () => {
  const contacts = [{ customerName: 'Inès O’Dell', phone: '+14075550177', addressLine1: '4077 Wraith Lane' }];
  const bare = (text: string) => withoutPerson(text, 'ines@ghost-mail.com', contacts);
  expect(bare('Patio for Ines O’Dell, call (407) 555-0177 or INES@ghost-mail.com')).toBe(
    'Patio for …, call … or …',
  );
  expect(bare('Chez Mme O’DELL, 4077 wraith lane')).toBe('Chez Mme …, …');
  expect(bare('Inèséré and dell stay, 2 × 50 sq ft')).toBe('Inèséré and dell stay, 2 × 50 sq ft');
});
