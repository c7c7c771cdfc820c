import type { BookingView } from '#shared/api/bookings.ts';
import { describeStop } from '#shared/delivery/plan/describe-stop.ts';
import { roundEstimate } from '#shared/delivery/round-estimate.ts';
import { type Locale, localeTags } from '#shared/kernel/locale.ts';
import { colon } from '../frame/colon.ts';
import { shortText } from '../frame/short-text.ts';
import { type DeliveryWords, deliveryWords } from './delivery-words.ts';
import { dollarWords } from './dollar-words.ts';

type Delivery = NonNullable<BookingView['delivery']>;
type MailStop = Delivery['stops'][number];

/**
 * Mode and distance, every stop in the order driven, instructions, reference and what an errand may buy. Notes of a stop
 * stay out: they are where codes of gates and doors are written (D123).
 */
export function describeDelivery(delivery: Delivery, locale: Locale): string[] {
  const words = deliveryWords[locale];
  const named = (label: string, value: string) => `${label}${colon[locale]} ${value}`;
  const { instructions, reference, estimatedBasketAmount: basket } = delivery;
  return [
    [words.mode[delivery.kind], distance(delivery, words, locale)].join(', '),
    ...delivery.stops.map((stop, index) =>
      named(stop.type === 'dropoff' ? words.dropoff : words.pickup(index + 1), addressOf(stop, words)),
    ),
    ...(instructions ? [named(words.instructions, shortText(instructions))] : []),
    ...(reference ? [named(words.reference, shortText(reference))] : []),
    ...(basket === null ? [] : [named(words.basket, words.notOurs(dollarWords(basket, locale, 'short')))]),
  ];
}

/** An estimate is told in round miles: more digits would claim what it does not know. */
function distance({ distanceMiles, estimated }: Delivery, words: DeliveryWords, locale: Locale): string {
  if (distanceMiles === null) return words.pending;
  const shown = (miles: number, digits: number) =>
    new Intl.NumberFormat(localeTags[locale], {
      minimumFractionDigits: digits,
      maximumFractionDigits: 1,
    }).format(miles);
  return estimated
    ? words.estimatedMiles(shown(roundEstimate(distanceMiles), 0))
    : words.miles(shown(distanceMiles, 1));
}

function addressOf(stop: MailStop, words: DeliveryWords): string {
  const line = shortText(describeStop(stop) || stop.label || '');
  return stop.unit ? `${line} (${words.unit(shortText(stop.unit))})` : line;
}
