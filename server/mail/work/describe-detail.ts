import type { BookingView } from '#shared/api/bookings.ts';
import { type Locale, localeTags } from '#shared/kernel/locale.ts';
import { serviceKinds } from '#shared/kinds/kinds.ts';
import { colon } from '../frame/colon.ts';
import { shortText } from '../frame/short-text.ts';
import { unlinked } from '../frame/unlinked.ts';
import { describeDelivery } from './describe-delivery.ts';
import { dollarWords } from './dollar-words.ts';
import { type RequestWords, requestWords } from './request-words.ts';

type Detail = BookingView['itemsSnapshot'][number]['detail'][number];
type Request = NonNullable<Detail['request']>;

/** The short lines below a service in a mail: one for a room or a seat, some for a request or a delivery. */
export function describeDetail(detail: Detail, locale: Locale): string[] {
  return linesOf(detail, locale).map(unlinked);
}

function linesOf(detail: Detail, locale: Locale): string[] {
  if (detail.delivery) return describeDelivery(detail.delivery, locale);
  return detail.request ? describeRequest(detail.request, locale) : describeInstance(detail, locale);
}

function describeInstance(detail: Detail, locale: Locale): string[] {
  const words = requestWords[locale];
  const { label, rooms, seats, sqft, soil, sealant, options } = detail;
  const how = [
    rooms !== undefined && words.rooms(rooms),
    seats !== undefined && words.seats(seats),
    sqft !== undefined && words.sqft(number(sqft, locale)),
    wordOf(words.soil, soil),
    sealant && words.sealant,
    ...options,
  ];
  const told = how.filter(Boolean).join(', ');
  if (!label) return told ? [told] : [];
  return [told ? `${label}${colon[locale]} ${told}` : label];
}

function describeRequest(request: Request, locale: Locale): string[] {
  const words = requestWords[locale];
  const lines = [
    kindOfWork(request, words),
    request.minutes !== undefined && `${words.time}${colon[locale]} ${duration(request.minutes)}`,
    effort(request, words, locale),
    place(request, words, locale),
    request.budget !== undefined &&
      `${words.budget}${colon[locale]} ${dollarWords(request.budget, locale, 'short')}`,
    request.description?.trim() && words.quoted(shortText(request.description)),
  ];
  return lines.filter((line) => typeof line === 'string' && line !== '') as string[]; // false and '' are gone
}

/** A choice that this build does not know stands as it was sent: it came from a person's form all the same. */
function kindOfWork({ kind, categories = [], serviceType }: Request, words: RequestWords): string {
  const choice = serviceKinds[kind].request?.choice;
  if (choice === 'categories') {
    return categories.map((code) => wordOf(words.categories, code) ?? code).join(', ');
  }
  if (serviceType === undefined) return '';
  const known = choice === 'help' ? words.helpTypes : words.paversTypes;
  return wordOf(known, serviceType) ?? serviceType;
}

function effort({ hours, vehicleRequired, miles }: Request, words: RequestWords, locale: Locale): string {
  if (hours === undefined) return '';
  const vehicle = vehicleRequired ? [words.vehicle] : [];
  const way = miles !== undefined && vehicleRequired ? [words.miles(number(miles, locale))] : [];
  return [words.hours(hours), ...vehicle, ...way].join(', ');
}

function place({ areaSqft, areaCondition }: Request, words: RequestWords, locale: Locale): string {
  const area = areaSqft ? [words.sqft(number(areaSqft, locale))] : [];
  const condition = areaCondition ? [wordOf(words.conditions, areaCondition) ?? areaCondition] : [];
  return [...area, ...condition].join(', ');
}

function wordOf(words: Readonly<Record<string, string>>, code: string | undefined): string | undefined {
  return code !== undefined && Object.hasOwn(words, code) ? words[code] : undefined;
}

/** "1 h 20 min" in all three languages. */
function duration(minutes: number): string {
  const hours = Math.floor(minutes / 60);
  const rest = minutes % 60;
  return [hours > 0 && `${hours} h`, rest > 0 && `${rest} min`].filter(Boolean).join(' ');
}

function number(value: number, locale: Locale): string {
  return new Intl.NumberFormat(localeTags[locale]).format(value);
}
