import { expect, test } from 'vitest';
import { aService } from '../../../booking/offer/a-service.test-support.ts';
import { summarizeOptions } from './summarize-options.ts';

test('chosen options are told in the order of the catalogue, in the language on screen (D158)', () => {
  const chosen = [
    { optionId: 'loose-pillows', qty: 2 },
    { optionId: 'gone' },
    { optionId: 'soil-deep' },
    { optionId: 'size-small' },
  ];
  expect(summarizeOptions(chosen, aService(), 'en')).toEqual(['Small', 'Deep clean', 'Loose pillow × 2']);
  expect(summarizeOptions(chosen, aService(), 'fr')[0]).toBe('Small (fr)');
});
