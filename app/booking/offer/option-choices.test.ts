import { expect, test } from 'vitest';
import { aService } from './a-service.test-support.ts';
import { isComplete, noChoices, readChoices, toOptions, usualChoices } from './option-choices.ts';

const service = aService();

test('the usual choices are the regular size and level', () => {
  expect(usualChoices(service)).toEqual({ ...noChoices, sizeId: 'size-regular', levelId: 'soil-regular' });
});

test('without sizes the usual choices leave the size open, and none is asked for (D395)', () => {
  const bare = aService({ options: service.options.filter(({ slug }) => !slug.startsWith('size')) });
  expect(usualChoices(bare).sizeId).toBeNull();
  expect(isComplete(usualChoices(bare), bare)).toBe(true);
  expect(isComplete(usualChoices(service), service)).toBe(true);
  expect(isComplete(noChoices, service)).toBe(false);
  expect(isComplete(noChoices, aService({ options: [] }))).toBe(true);
});

test('a piece of furniture has no size to choose', () => {
  const pieces = aService({
    kind: 'upholstery',
    options: service.options.filter(({ slug }) => !slug.startsWith('size')),
  });
  expect(isComplete(usualChoices(pieces), pieces)).toBe(true);
  expect(isComplete(noChoices, pieces)).toBe(false);
});

test('what an instance carries reads into choices and back into the same options', () => {
  const options = [
    { optionId: 'size-small' },
    { optionId: 'soil-deep' },
    { optionId: 'fiber-odor' },
    { optionId: 'flip-seat' },
    { optionId: 'loose-pillows', qty: 3 },
  ];
  expect(toOptions(readChoices(options, service), service)).toEqual(options);
});

test('an option that is no longer sold is left behind (D77)', () => {
  expect(toOptions(readChoices([{ optionId: 'gone' }], service), service)).toEqual([]);
});

test('a quantity of 0 is left out (D38)', () => {
  const choices = { ...noChoices, quantities: { 'loose-pillows': 0 } };
  expect(toOptions(choices, service)).toEqual([]);
});

test('of two sizes only the last given is chosen (D157)', () => {
  const options = [{ optionId: 'size-small' }, { optionId: 'size-regular' }];
  expect(readChoices(options, service).sizeId).toBe('size-regular');
});
