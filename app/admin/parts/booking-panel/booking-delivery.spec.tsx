import i18next from 'i18next';
import { initReactI18next } from 'react-i18next';
import { beforeAll, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import type { DeliveryView } from '#shared/api/delivery.ts';
import { expectSoundPart } from '../../../../tests/support/part-check.ts';
import { admin } from '../../../i18n/messages/admin/fr.ts';
import { BookingDelivery } from './booking-delivery.tsx';

const { doubt: w } = admin.booking.delivery;

beforeAll(async () => {
  await i18next.use(initReactI18next).init({ lng: 'fr', resources: { fr: { admin } } });
});

/** From a shop to a door, by a road that is pending. */
function aDelivery(doubt: DeliveryView['doubt']) {
  return {
    kind: 'delivery' as const,
    stops: [
      { type: 'pickup' as const, street: '1420 Palmetto Ave', city: 'Orlando' },
      { type: 'dropoff' as const, street: '200 Park Ave', city: 'Winter Park' },
    ],
    ...{ distanceMiles: null, durationMinutes: null, extraPickupCount: 0, geometry: null },
    ...{ routePending: true, doubt, estimated: false, quote: false },
    ...{ instructions: null, reference: null, estimatedBasketAmount: null },
    pricing: { baseFee: 10, pickupFee: 0, mileageRate: 1.9, mileageFee: null, extras: [], total: 10 },
  };
}

const aDoubt: NonNullable<DeliveryView['doubt']> = {
  ...{ placedMiles: 0.12, placedMinutes: 1, typedMiles: 22.4, typedMinutes: 41 },
  points: [
    { fault: null, offMiles: 0.4 },
    { fault: 'address.point_far', offMiles: 17.3 },
  ],
};

const warning = () => page.getByText(w.title);
const lines = () =>
  page
    .getByRole('listitem')
    .elements()
    .map(({ textContent }) => textContent);

test('[RT43] a road whose points speak against their addresses is marked, with both ways and each stop', async () => {
  await render(
    <main>
      <BookingDelivery delivery={aDelivery(aDoubt)} />
    </main>,
  );
  await expect.element(warning()).toBeVisible();
  await expect.element(page.getByText(w.text)).toBeVisible();
  expect(lines().slice(0, 4)).toEqual([
    'Entre les points placés\u00a0: 0,1\u00a0mi, 1\u00a0min',
    'Entre les adresses saisies\u00a0: environ 22,4\u00a0mi, 41\u00a0min',
    'Retrait 1\u00a0: point à 0,4\u00a0mi de l’adresse saisie, vraisemblable',
    'Destination\u00a0: point à 17,3\u00a0mi de l’adresse saisie',
  ]);
  await expectSoundPart();
});

test('[RT43] of an address that nobody finds it says so, and an undoubted road is not marked', async () => {
  const unknown: NonNullable<DeliveryView['doubt']> = {
    ...aDoubt,
    ...{ typedMiles: null, typedMinutes: null },
    points: [
      { fault: 'address.unchecked', offMiles: null },
      { fault: 'address.mismatch', offMiles: 8 },
    ],
  };
  const { rerender } = await render(<BookingDelivery delivery={aDelivery(unknown)} />);
  await expect.element(page.getByText(w.typedUnknown)).toBeVisible();
  expect(lines().slice(2, 4)).toEqual([
    'Retrait 1\u00a0: adresse introuvable, point non vérifié',
    'Destination\u00a0: code postal d’une autre ville, 8\u00a0mi d’écart',
  ]);
  await rerender(<BookingDelivery delivery={aDelivery(null)} />);
  await expect.element(warning()).not.toBeInTheDocument();
});

test('an estimated road claims no tenths of a mile and no minute; a known one does', async () => {
  const road = { ...aDelivery(null), routePending: false, distanceMiles: 12.34, durationMinutes: 25 };
  const { rerender } = await render(<BookingDelivery delivery={{ ...road, estimated: true }} />);
  await expect.element(page.getByText(/^environ 12\smi, 15 à 30\smin$/)).toBeVisible();
  await rerender(<BookingDelivery delivery={road} />);
  await expect.element(page.getByText(/^12,3\smi, 25\smin$/)).toBeVisible();
});

test('a map is asked for the point that a person set, and for a place by its name', async () => {
  const point = { latitude: 28.51, longitude: -81.4 };
  const stops = [
    { type: 'pickup' as const, street: 'My location near Orlando', ...point, source: 'user' as const },
    { type: 'stop' as const, placeName: 'Publix', searchMode: 'place' as const, city: 'Winter Park' },
    { type: 'dropoff' as const, street: '200 Park Ave', placeName: 'Publix', city: 'Winter Park' },
  ];
  await render(
    <main>
      <BookingDelivery delivery={{ ...aDelivery(undefined), stops }} />
    </main>,
  );
  const goals = page
    .getByRole('link')
    .elements()
    .map((link) => new URL(link.getAttribute('href') ?? '').searchParams);
  expect(goals.map((query) => query.get('query')).slice(0, 3)).toEqual([
    '28.51,-81.4',
    'Publix, Winter Park',
    '200 Park Ave, Winter Park',
  ]);
  expect(goals[3]?.get('waypoints')).toBe('28.51,-81.4|Publix, Winter Park');
});
