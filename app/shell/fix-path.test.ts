import { expect, test } from 'vitest';
import type { CancelIntent } from '../local/rows.ts';
import { fixPath } from './fix-path.ts';

const cancel = { kind: 'cancel', bookingId: 'b-1', body: '{"email":"a+b@c.de","sig":"x&y"}' } as CancelIntent;

test('a booking that was asked to be cancelled is opened by the link its intent proves itself with', () => {
  expect(fixPath(cancel)).toBe('/manage?id=b-1&email=a%2Bb%40c.de&sig=x%26y');
});
