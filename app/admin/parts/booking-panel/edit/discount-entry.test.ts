import { expect, test } from 'vitest';
import { type DiscountEntry, discountEntry, readDiscount, restCents } from './discount-entry.ts';

const priced = {
  totalSummary: { subtotal: 150, discount: 35, total: 115, currency: 'USD' as const },
  promotionsSnapshot: [
    { promotionId: 'a', discountAmount: 10, payload: { code: 'WELCOME10', label: 'Hello' } },
    { promotionId: 'b', discountAmount: 25, payload: { code: '', label: 'Retard' } },
  ],
};
const entry = (over: Partial<DiscountEntry>): DiscountEntry => ({
  ...{ kind: 'amount', value: 20, reason: 'Fidèle', notify: true },
  ...over,
});

test('it begins with the discount there is, and what the codes leave can be taken off', () => {
  expect(discountEntry(priced)).toMatchObject({ kind: 'amount', value: 25, reason: 'Retard' });
  expect(restCents(priced)).toBe(14_000);
});

test('an amount and a new total come to the same', () => {
  expect(readDiscount(entry({}), 14_000)).toEqual({
    ok: true,
    discount: { amount: 20, reason: 'Fidèle' },
    afterCents: 12_000,
  });
  expect(readDiscount(entry({ kind: 'total', value: 0 }), 14_000)).toMatchObject({ afterCents: 0 });
});

test.each([
  [{ value: '' }, 'amount'],
  [{ value: 0 }, 'amount'],
  [{ value: 140.01 }, 'amount'],
  [{ value: 1.005 }, 'amount'],
  [{ kind: 'total', value: 140 }, 'total'],
  [{ kind: 'total', value: -1 }, 'total'],
  [{ reason: ' ' }, 'reason'],
] as const)('%o is refused for its %s', (over, fault) => {
  expect(readDiscount(entry(over), 14_000)).toEqual({ ok: false, fault });
});
