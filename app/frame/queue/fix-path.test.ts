import { expect, test } from 'vitest';
import type { CancelIntent, EditServicesIntent } from '../../data/device/rows.ts';
import { fixPath } from './fix-path.ts';

const cancel = { kind: 'cancel', bookingId: 'b-1', body: '{"email":"a+b@c.de","sig":"x&y"}' } as CancelIntent;

test('a booking that was asked to be cancelled is opened by the link its intent proves itself with', () => {
  expect(fixPath(cancel)).toBe('/manage?id=b-1&email=a%2Bb%40c.de&sig=x%26y');
});

test('an edit that was refused is opened at its booking, by the same link', () => {
  const body = '{"edit":{"email":"a+b@c.de","sig":"x&y"}}';
  const edit = { kind: 'edit-services', bookingId: 'b-1', body } as EditServicesIntent;
  expect(fixPath(edit)).toBe('/manage?id=b-1&email=a%2Bb%40c.de&sig=x%26y');
});
