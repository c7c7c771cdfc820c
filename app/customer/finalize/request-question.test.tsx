import { expect, test } from 'vitest';
import { instantFromMs } from '#shared/kernel/instant.ts';
import { drawPart } from '../../../tests/support/draw-part.ts';
import type { LocalCart } from '../../data/cart/read-cart.ts';
import type { BookingIntent } from '../../data/device/rows.ts';
import { openTotals, wholeTotals } from '../parts/order/open-totals.test-support.ts';
import { requestNow } from './request-now.ts';
import { RequestQuestion } from './request-question.tsx';

const at = instantFromMs(Date.UTC(2126, 10, 22, 15));
const intent: BookingIntent = {
  ...{
    id: 'intent',
    kind: 'booking',
    stream: 'booking',
    seq: 1,
    state: 'waiting',
    code: null,
    createdAt: at,
  },
  ...{
    attempts: 0,
    nextAt: at,
    sentAt: null,
    v: 2,
    cartId: 'cart',
    request: null,
    wishes: [],
    alternatives: [],
  },
  ...{ cartMark: 'before', agreedAt: at, body: null, email: 'ana@sabal-test.com', startAt: at, endAt: at },
  totalCents: 4500,
};

const nowOf = (totals: typeof wholeTotals, asked = intent) => {
  const cart: LocalCart = {
    ...{ id: 'cart', items: [], editingBookingId: null, sync: 'synced', coupons: [], totals },
    ...{ estimateOnly: false, count: 1, isComing: false },
  };
  return requestNow(asked, cart, totals);
};

const ask = (totals: typeof wholeTotals) => {
  const now = nowOf(totals);
  const part = <RequestQuestion {...{ intent, now }} timeZone="America/New_York" question="price" />;
  return drawPart(part);
};

test('a request whose cart costs something else is asked for again at that total', async () => {
  const question = await ask(wholeTotals);
  expect(question).toContain('$45');
  expect(question).toContain('Ask for it at $25');
});

test('what is no longer offered has to leave the cart first, and nothing is asked for without it (D77)', async () => {
  const lines = wholeTotals.lines.map((line) => ({ ...line, amountCents: 0, withdrawn: true }));
  const now = nowOf({ ...wholeTotals, lines });
  expect(now).toMatchObject({ question: 'refused', code: 'cart.unknown_item' });
  const question = await drawPart(
    <RequestQuestion {...{ intent, now }} timeZone="America/New_York" question="refused" />,
  );
  expect(question).toContain('href="/cart"');
  expect(question).toContain('Nothing was booked');
});

test('what was refused of a cart is asked about anew once the cart is mended', () => {
  const refused: BookingIntent = { ...intent, state: 'asks', code: 'cart.unknown_item' };
  expect(nowOf(wholeTotals, refused).question).toBe('price');
  expect(nowOf(wholeTotals, { ...refused, totalCents: wholeTotals.totalCents }).question).toBe('still');
  expect(nowOf(wholeTotals, { ...refused, code: 'area.outside' }).question).toBe('refused');
  expect(nowOf(wholeTotals, { ...refused, code: 'cart.closed' }).question).toBe('booked');
});

test('where all of it has to be quoted now, no total of $0 is asked for (D46)', async () => {
  const lines = openTotals.lines.filter(({ quote }) => quote);
  const question = await ask({ ...openTotals, lines, quote: true, subtotalCents: 0, totalCents: 0 });
  expect(question).toContain('$45');
  expect(question).toContain('To be quoted');
  expect(question).toContain('Ask for a quote');
  expect(question).not.toContain('$0');
});
