import { expect, test } from 'vitest';
import { drawPart } from '../../../../tests/support/draw-part.ts';
import { admin } from '../../../i18n/messages/admin/fr.ts';
import { BookingDelivery } from './booking-delivery.tsx';

test.each(['delivery', 'errand'] as const)('whoever takes a call sees that it is a %s', async (kind) => {
  const drawn = await drawPart(
    <BookingDelivery
      delivery={{
        ...{ kind, stops: [], distanceMiles: null, durationMinutes: null, extraPickupCount: 0 },
        ...{ geometry: null, routePending: true, doubt: null, estimated: false, quote: false },
        ...{ instructions: null, reference: null, estimatedBasketAmount: null },
        pricing: { baseFee: 10, pickupFee: 0, mileageRate: 1.9, mileageFee: null, extras: [], total: 10 },
      }}
    />,
    'fr',
  );
  expect(drawn).toContain(`>${admin.booking.delivery.title[kind]}</h3>`);
});
