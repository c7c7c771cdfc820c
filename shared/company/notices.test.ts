import { describe, expect, test } from 'vitest';
import { findNoticeFaults, isSameNotices, type NoticeAddress, tidyNotices } from './notices.ts';

const claire: NoticeAddress = {
  id: '5f0c1c4e-0000-4000-8000-000000000001',
  label: 'Claire',
  email: 'claire@acme.com',
  locale: 'fr',
  kinds: ['booked', 'cancelled'],
  daily: false,
};
const marc = { ...claire, id: '5f0c1c4e-0000-4000-8000-000000000002', email: 'marc@acme.com' };

describe('who may be told', () => {
  test('nobody, or people with an address that mail reaches and something to be told of', () => {
    expect(findNoticeFaults([])).toEqual({});
    expect(findNoticeFaults([claire, { ...marc, label: '' }])).toEqual({});
  });

  test.each([
    [{ email: ' ' }, { '1.email': 'required' }],
    [{ email: 'marc@' }, { '1.email': 'invalid' }],
    [{ email: 'marc@example.com' }, { '1.email': 'reserved' }],
    [{ email: ' Claire@ACME.com ' }, { '1.email': 'taken' }],
    [{ kinds: [] }, { '1.kinds': 'required' }],
    [{ label: 'a'.repeat(61) }, { '1.label': 'too_long' }],
    [{ label: 'Marc\u202e' }, { '1.label': 'invalid' }],
  ] as const)('not with %j', (change, faults) => {
    expect(findNoticeFaults([claire, { ...marc, ...change }])).toEqual(faults);
  });
});

test('kinds are kept once each and in their order, texts without the space around them', () => {
  const typed = { ...claire, label: '  Claire   D ', kinds: ['cancelled', 'booked', 'booked'] as const };
  const [kept] = tidyNotices({ addresses: [typed], summaryMinute: 1080 }).addresses;
  expect(kept).toMatchObject({ label: 'Claire D', kinds: ['booked', 'cancelled'] });
});

test('a second space is no change, another hour is', () => {
  const saved = { addresses: [claire], summaryMinute: 1080 };
  expect(isSameNotices(saved, { ...saved, addresses: [{ ...claire, label: 'Claire ' }] })).toBe(true);
  expect(isSameNotices(saved, { ...saved, summaryMinute: 480 })).toBe(false);
});
