import { expect, test } from 'vitest';
import { drawPart } from '../../../../tests/support/draw-part.ts';
import { aRow } from '../../parts/booking-panel/a-row.test-support.ts';
import { CustomerTimeline } from './customer-timeline.tsx';

test.each([
  ['a visit says what it comes to', {}, />118,50\s\$</],
  ['a request that waits for us says so', { quote: true, total: 0 }, />Devis</],
  [
    'so does one that waits for its customer',
    { quote: true, quoteOffered: true, total: 0 },
    />Devis proposé</,
  ],
  ['a visit with a rest to be quoted says both', { toQuote: 1 }, />118,50\s\$ \+ 1 partie sur devis</],
  [
    'a visit whose rest was offered says that too',
    { toQuote: 2, quoteOffered: true },
    />118,50\s\$ \+ 2 parties sur devis · Devis proposé</,
  ],
  ['what was cancelled is struck through', { status: 'CANCELLED' }, /<s>118,50\s\$<\/s>/],
] as const)('in a customer’s visits %s', async (_, over, words) => {
  const timeline = (
    <CustomerTimeline bookings={[aRow(over)]} timeZone="America/New_York" onBooking={() => undefined} />
  );
  expect(await drawPart(timeline, 'fr')).toMatch(words);
});
