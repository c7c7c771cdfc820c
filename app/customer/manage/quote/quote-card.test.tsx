import { expect, test } from 'vitest';
import { drawPart } from '../../../../tests/support/draw-part.ts';
import { aBooking } from '../../../data/bookings/a-booking.test-support.ts';
import { QuoteCard } from './quote-card.tsx';

const line = { text: 'Pavers', quantity: 1, unitPrice: 300, lineTotal: 300 };
const offer = {
  ...{ id: 'q1', lines: [line], total: 310, pricedBefore: 10, minutes: 180 },
  ...{ validUntil: '2126-11-20', expired: false, message: null },
} as const;
const link = { id: 'b1', email: 'ana@sabal-test.com', sig: undefined };

const drawn = (open: { estimate: boolean; provisional?: boolean }) => {
  const quoteOffer = { ...offer, lines: [line] };
  const booking = aBooking('b1', { status: 'PENDING', total: 10, toQuote: 1, quoteOffer, ...open });
  return drawPart(<QuoteCard booking={booking} offer={quoteOffer} link={link} />);
};

test('the price of an answered request is a total', async () => {
  const card = await drawn({ estimate: false });
  expect(card).toMatch(/Total<\/span><strong[^>]*>\$310</);
  expect(card).toMatch(/had a price<\/span><strong[^>]*>\$10</);
});

test('[PR40] beside a delivery without a road it is "from", and an estimate as the booking is', async () => {
  const card = await drawn({ estimate: true, provisional: true });
  expect(card).toMatch(/Estimated total<\/span><strong[^>]*>from \$310</);
  expect(card).toMatch(/had a price<\/span><strong[^>]*>from \$10</);
});
