import { expect, test } from 'vitest';
import { instantFromMs } from '#shared/kernel/instant.ts';
import { priceCart } from '#shared/pricing/price-cart.ts';
import { aPriceBook, paversId } from '../../../../tests/support/a-price-book.ts';
import { drawPart } from '../../../../tests/support/draw-part.ts';
import { EditChanges } from './edit-changes.tsx';

test('[D580] beside an accepted price, which ends whole, what it was is told, and nothing is said to keep its price', async () => {
  const kind = 'pavers' as const;
  const items = [
    {
      ...{ id: 'i1', serviceId: paversId, productId: null },
      instances: [{ id: 'n1', options: [], intake: { kind, description: 'Patio' } }],
    },
  ];
  const totals = priceCart({ items, book: aPriceBook(), coupons: [], now: instantFromMs(0), stepMin: 30 });
  const booked = { totalCents: 328_050, lines: [], serviceChargeCents: 0, endsOffer: true };
  const told = await drawPart(<EditChanges cart={{ count: 1, totals, booked }} />);
  expect(told).toContain('$3,280.50');
  expect(told).not.toContain('New: ');
  expect(told).not.toContain('keeps its price');
});
