import { expect, test } from 'vitest';
import { staffDiscountLine } from './staff-discount.ts';

test('[PM60] a discount by staff takes what was granted, and never more than is left', () => {
  const granted = { id: '7c9e6679-7425-40de-944b-e07fc1f90ae7', reason: 'Late', amountOffCents: 4_500 };
  expect(staffDiscountLine(granted, 4_000)).toMatchObject({ code: '', label: 'Late', discountCents: 4_000 });
  expect(staffDiscountLine(granted, 7_000).discountCents).toBe(4_500);
  expect(staffDiscountLine(granted, -1).discountCents).toBe(0);
});
