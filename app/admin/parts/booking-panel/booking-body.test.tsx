import { expect, test } from 'vitest';
import { drawPart } from '../../../../tests/support/draw-part.ts';
import { admin } from '../../../i18n/messages/admin/fr.ts';
import { aRow } from './a-row.test-support.ts';
import { BookingBody } from './booking-body.tsx';
import type { Booking } from './use-booking.ts';

const nothing = () => undefined;
const never = async () => undefined;

/** Known by the row of a list alone. */
const booking: Booking = {
  data: {
    ...{ body: undefined, asOf: undefined, fault: undefined, isCopy: false, busy: false },
    ...{ reload: never, put: never, change: never },
  },
  ...{ row: undefined, view: undefined, gateCode: null, manageUrl: undefined, version: 1, over: undefined },
  ...{ before: undefined, openOver: nothing, forgetBefore: nothing, take: nothing, reload: never },
  refused: async () => false,
};

const draw = (over: Parameters<typeof aRow>[0]) =>
  drawPart(<BookingBody row={aRow(over)} booking={booking} onMode={nothing} />, 'fr');

test.each([
  ['a request', { quote: true }],
  ['a visit with a price, of which a part is to be quoted', { toQuote: 1 }],
] as const)('%s can be answered with a price', async (_, over) => {
  const drawn = await draw(over);
  expect(drawn).toContain(admin.booking.kind.quote);
  expect(drawn).toContain(admin.booking.quote.answer);
});

test('where nothing is to be quoted there is no answer to give', async () => {
  const drawn = await draw({});
  expect(drawn).not.toContain(admin.booking.kind.quote);
  expect(drawn).not.toContain(admin.booking.quote.answer);
});
