import type { CartItem } from '../cart/cart.ts';
import { countOptions } from '../cart/count-options.ts';
import type { Instance } from '../cart/instance.ts';
import { countSeats, seatRule } from '../cart/seat-rule.ts';
import type { PriceBook } from '../catalogue/price-book.ts';
import type { Product } from '../catalogue/product.ts';
import type { Service } from '../catalogue/service.ts';
import { serviceKinds } from '../kinds/kinds.ts';
import { optionUnits } from '../kinds/option-units.ts';
import { type BookedCart, findBooked, isUntouched } from '../pricing/booked-cart.ts';
import { isQuotedItem } from '../pricing/is-quoted.ts';
import { priceLine } from '../pricing/price-line.ts';

/** Without a cart, and for a cart without work, slots are an hour long (D75). */
export const DEFAULT_BOOKING_MIN = 60;

/** Park, walk through with the customer, carry hoses and machine in and out again. Once a visit, cleaning only. */
const SET_UP_MIN = 20;

/** Measure, look, talk: the visit before a quote, whose answer says how long the work takes (DU9). */
const SITE_BOOKING_MIN = 60;

/**
 * A full day, 8:00 to 18:00. Anything longer would fit no day and could not be booked at all; what does not get
 * done is agreed with the crew on the day.
 */
export const LONGEST_BOOKING_MIN = 600;

/**
 * Minutes of one visit for the whole cart, a multiple of `stepMin` and at least one step (DU1). In a cart that edits a
 * booking, what was not touched takes what it was booked with (DU12).
 */
export function estimateMinutes(
  items: readonly CartItem[],
  book: PriceBook,
  stepMin: number,
  booked?: BookedCart | null,
): number {
  if (booked?.minutes !== undefined && isUntouched(items, booked)) return booked.minutes;
  const step = Number.isFinite(stepMin) ? Math.max(1, Math.floor(stepMin)) : 1;
  const longest = Math.max(step, Math.floor(LONGEST_BOOKING_MIN / step) * step);
  const work = workMinutes(items, book, booked, guessedShare(book, booked));
  const wished = work > 0 ? work + setUpMinutes(items, book) : DEFAULT_BOOKING_MIN;
  const leastMin = items.some((item) => isGuessed(item, book, booked)) ? (booked?.minutes ?? 0) : 0;
  return Math.min(Math.ceil(Math.max(wished, leastMin) / step) * step, longest);
}

/** DU12: a booking that does not say how long each of its works takes keeps one that is no longer sold. */
function isGuessed(item: CartItem, book: PriceBook, booked: BookedCart | null | undefined): boolean {
  const kept = item.instances.flatMap((instance) => findBooked(item, instance, booked) ?? []);
  return kept.some(({ minutes }) => minutes === undefined) && priceLine(item, book).withdrawn;
}

/** DU12: how much of what is guessed the visit had room for, beside the rest of it. */
function guessedShare(book: PriceBook, booked: BookedCart | null | undefined): number {
  if (booked?.minutes === undefined) return 1;
  const items = booked.lines.map(({ cartItemId: id, serviceId, productId, instances }) => {
    return { id, serviceId, productId, instances: instances.map(({ instance }) => instance) };
  });
  const guessed = items.filter((item) => isGuessed(item, book, booked));
  const guessedMin = workMinutes(guessed, book, booked);
  if (guessedMin === 0) return 1;
  const known = items.filter((item) => !guessed.includes(item));
  const siteMin = booked.lines.some(({ quote }) => quote) ? SITE_BOOKING_MIN : 0;
  const restMin = setUpMinutes(items, book) + siteMin + workMinutes(known, book, booked);
  return Math.min(1, Math.max(0, booked.minutes - restMin) / guessedMin);
}

/** `share`: how much counts of what is guessed. */
function workMinutes(
  items: readonly CartItem[],
  book: PriceBook,
  booked: BookedCart | null | undefined,
  share = 1,
): number {
  let minutes = items.some((item) => isQuotedItem(item, book)) ? SITE_BOOKING_MIN : 0;
  for (const item of items) {
    const service = book.services.get(item.serviceId);
    if (service === undefined || isQuotedItem(item, book)) continue;
    const product = service.products.find((sold) => sold.id === item.productId) ?? null;
    const guessed = share < 1 && isGuessed(item, book, booked);
    for (const instance of item.instances) {
      const kept = findBooked(item, instance, booked);
      const live = instanceMinutes(instance, service, product);
      minutes += kept?.minutes ?? (kept && guessed ? Math.floor(live * share) : live);
    }
  }
  return minutes;
}

/** Working minutes of one instance with its options, before set-up and rounding; may be a fraction (DU4–DU8, DU11). */
export function instanceMinutes(instance: Instance, service: Service, product: Product | null): number {
  const ofKind = serviceKinds[service.kind].minutes(instance, service, product);
  return ofKind + optionMinutes(instance, service, product);
}

/** DU11: what the owner said of options, as often as they count (PR10). */
function optionMinutes(instance: Instance, service: Service, product: Product | null): number {
  if (!service.options.some((option) => option.minutes)) return 0;
  const seats = countSeats(instance.seats, seatRule(service, product));
  const { counted } = countOptions(instance.options, service);
  return counted.reduce(
    (sum, { option, qty }) => sum + (option.minutes ?? 0) * optionUnits(option, qty, seats),
    0,
  );
}

function setUpMinutes(items: readonly CartItem[], book: PriceBook): number {
  const hasCleaning = items.some((item) => {
    const kind = book.services.get(item.serviceId)?.kind;
    const cleans = kind !== undefined && serviceKinds[kind].isCleaning;
    return cleans && item.instances.length > 0 && !isQuotedItem(item, book);
  });
  return hasCleaning ? SET_UP_MIN : 0;
}
