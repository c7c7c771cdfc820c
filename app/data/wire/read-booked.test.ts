import { expect, test } from 'vitest';
import type { BookedCartView } from '#shared/api/cart.ts';
import { readBooked } from './read-booked.ts';

const instance = { id: 'one', options: [] };
const view = {
  ...{ total: 90.5, serviceCharge: null },
  lines: [
    {
      ...{ cartItemId: 'line', serviceId: 'carpet', productId: 'bedroom', amount: 90.5, quote: false },
      instances: [{ instance, amount: 90.5, productBase: 80, optionsSum: 10.5 }],
    },
  ],
} satisfies BookedCartView;

test('[PR29] what a booking cost is read in cents', () => {
  expect(readBooked(view)).toMatchObject({
    totalCents: 9_050,
    lines: [{ amountCents: 9_050, instances: [{ productBaseCents: 8_000, optionsSumCents: 1_050 }] }],
  });
});

test('[PR29] a charge that is not known is none and not 0, and a discount of the company is in cents', () => {
  const chargeOf = (serviceCharge: number | null) =>
    readBooked({ ...view, serviceCharge }).serviceChargeCents;
  expect([chargeOf(null), chargeOf(0), chargeOf(4.5)]).toEqual([null, 0, 450]);
  const staffDiscount = { id: 'booking', reason: 'Rain', amount: 12.5 };
  expect(readBooked({ ...view, staffDiscount }).staffDiscount).toEqual({
    ...{ id: 'booking', reason: 'Rain', amountOffCents: 1_250 },
  });
});

test('[PR29] what it is of is read with it, and may be missing', () => {
  const title = { en: 'Carpet', es: 'Alfombra', fr: 'Moquette' };
  const services = [{ id: 'carpet', kind: 'carpet', pricingType: 'PER_ROOM_SIMPLE', title } as const];
  expect(readBooked({ ...view, services }).services).toEqual(services);
  expect(readBooked(view).services).toBeUndefined();
});

test('[DU12] its minutes are read with it, and may be missing', () => {
  const lines = view.lines.map((line) => ({
    ...line,
    instances: line.instances.map((one) => ({ ...one, minutes: 22.5 })),
  }));
  const told = readBooked({ ...view, minutes: 120, lines });
  expect([told.minutes, told.lines[0]?.instances[0]?.minutes]).toEqual([120, 22.5]);
  const untold = readBooked(view);
  expect([untold.minutes, untold.lines[0]?.instances[0]?.minutes]).toEqual([undefined, undefined]);
});
