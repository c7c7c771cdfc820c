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

const ask = (totals: typeof wholeTotals) => {
  const cart: LocalCart = {
    ...{ id: 'cart', items: [], editingBookingId: null, sync: 'synced', coupons: [], totals },
    ...{ estimateOnly: false, count: 1, isComing: false },
  };
  const now = requestNow(intent, cart, totals);
  const part = <RequestQuestion {...{ intent, now }} timeZone="America/New_York" question="price" />;
  return drawPart(part);
};

test('a request whose cart costs something else is asked for again at that total', async () => {
  const question = await ask(wholeTotals);
  expect(question).toContain('$45');
  expect(question).toContain('Ask for it at $25');
});

test('where all of it has to be quoted now, no total of $0 is asked for (D46)', async () => {
  const lines = openTotals.lines.filter(({ quote }) => quote);
  const question = await ask({ ...openTotals, lines, quote: true, subtotalCents: 0, totalCents: 0 });
  expect(question).toContain('$45');
  expect(question).toContain('To be quoted');
  expect(question).toContain('Ask for a quote');
  expect(question).not.toContain('$0');
});
