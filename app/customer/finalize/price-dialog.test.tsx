import { expect, test } from 'vitest';
import { drawPart } from '../../../tests/support/draw-part.ts';
import type { LocalCart } from '../../data/cart/read-cart.ts';
import { openTotals, wholeTotals } from '../parts/order/open-totals.test-support.ts';
import { PriceDialog } from './price-dialog.tsx';

const cart: LocalCart = {
  ...{ id: 'cart', items: [], editingBookingId: null, sync: 'synced', coupons: [], totals: undefined },
  ...{ estimateOnly: false, count: 1, isComing: false },
};

const draw = (totals = openTotals) =>
  drawPart(
    <PriceDialog
      change={{ totals, previousTotalCents: 2000 }}
      cart={cart}
      onAgree={() => undefined}
      onClose={() => undefined}
    />,
  );

test('[PR40] old and new total, the sum and the button say what is open', async () => {
  const dialog = await draw();
  expect(dialog.match(/from \$20/g)).toHaveLength(1);
  expect(dialog.match(/from \$25/g)).toHaveLength(3);
  expect(dialog).toContain('Book, from $25 so far');
  expect(dialog).toContain('plus 1 item to be quoted');
});

test('a whole price is agreed to as it is', async () => {
  const dialog = await draw(wholeTotals);
  expect(dialog).toContain('Book for $25');
  expect(dialog).not.toMatch(/from|so far|plus/);
});

test('where all is to be quoted no total of $0 is shown (D46)', async () => {
  const lines = openTotals.lines.filter(({ quote }) => quote);
  const dialog = await draw({ ...openTotals, lines, quote: true, subtotalCents: 0, totalCents: 0 });
  expect(dialog).toContain('To be quoted');
  expect(dialog).toContain('Ask for a quote');
  expect(dialog).not.toContain('$0');
});
