import i18next from 'i18next';
import { beforeAll, expect, test } from 'vitest';
import { errorText, refusalWords } from './error-text.ts';
import { errors } from './messages/errors/en.ts';

beforeAll(() => i18next.init({ lng: 'en', resources: { en: { errors } } }));

const said = { title: 'Your quote was not accepted', text: 'It stands as before.' };

test.each(['network', 'timeout', 'server.bug', 'server.busy', 'idempotency.in_progress'])(
  '[LC121] after %s no screen says that nothing was done',
  (code) => {
    expect(refusalWords(code, said)).toEqual(errors.open);
  },
);

test('[LC121] what was refused is said to be, with its reason', () => {
  expect(refusalWords('request.too_many', said)).toEqual({
    title: said.title,
    text: `${errors.request.too_many} ${said.text}`,
  });
});

test('what it says is a sentence, with whatever a screen says behind it', () => {
  expect(`${errorText('network')} ${said.text}`).toBe('Network Error. It stands as before.');
  expect(errorText('request.too_many')).toBe(errors.request.too_many);
});

test('[PM12] a minimum says of which services it is', () => {
  const min = { minSubtotalCents: 12_500 };
  expect(errorText('promo.minSubtotal', min)).toBe('Minimum spend of $125 required.');
  expect(errorText('promo.minSubtotal', { ...min, ofCents: 12_000 })).toBe(
    'This code needs at least $125 of the services that it is for.',
  );
});
