import type { CouponSnapshot, DetailSnapshot, LineSnapshot } from '#shared/booking/snapshot.ts';
import type { CartItem } from '#shared/cart/cart.ts';
import { type CountedOption, countOptions } from '#shared/cart/count-options.ts';
import type { Instance } from '#shared/cart/instance.ts';
import { countSeats, seatRule } from '#shared/cart/seat-rule.ts';
import { optionGroup } from '#shared/catalogue/option.ts';
import type { PriceBook } from '#shared/catalogue/price-book.ts';
import type { Rates } from '#shared/catalogue/rates.ts';
import type { Service } from '#shared/catalogue/service.ts';
import { instanceMinutes } from '#shared/durations/estimate-minutes.ts';
import type { Locale } from '#shared/kernel/locale.ts';
import { evenParts } from '#shared/pricing/told-line.ts';
import type { Totals, TotalsLine } from '#shared/pricing/totals.ts';
import { deliveryOf } from './delivery-of.ts';
import { requestOf } from './request-of.ts';

export function takeSnapshot(
  items: readonly CartItem[],
  totals: Totals,
  book: PriceBook,
  locale: Locale,
): { lines: readonly LineSnapshot[]; promotions: readonly CouponSnapshot[] } {
  const lines = totals.lines.flatMap((line, index) => {
    const item = items[index];
    const service = book.services.get(line.serviceId);
    return item && service ? [snapshotLine(item, line, service, { locale, rates: book.rates })] : [];
  });
  const promotions = totals.promotions
    .filter(({ active }) => active)
    .map(({ id, code, label, discountCents }) => ({ promotionId: id, code, label, discountCents }));
  return { lines, promotions };
}

interface Booked {
  readonly locale: Locale;
  readonly rates: Rates;
}

function snapshotLine(
  item: CartItem,
  line: TotalsLine,
  service: Service,
  { locale, rates }: Booked,
): LineSnapshot {
  const product = service.products.find(({ id }) => id === item.productId) ?? null;
  const seatsOf = (instance: Instance) => countSeats(instance.seats, seatRule(service, product));
  const { quantity, unitPriceCents } = evenParts(line);
  return {
    serviceTitle: service.title[locale],
    qty: line.qty,
    unitPriceCents,
    lineTotalCents: line.amountCents,
    quantity,
    options: sumOptions(item, service, seatsOf, locale),
    detail: item.instances.map((instance, index) => ({
      ...detailOf(instance, service, locale),
      delivery: deliveryOf(instance, service.kind, rates),
      label: instance.label ?? product?.title[locale],
      amountCents: line.instances[index]?.amountCents ?? 0,
      optionsSumCents: line.instances[index]?.optionsSumCents,
      minutes: line.quote ? undefined : instanceMinutes(instance, service, product),
    })),
    quote: line.quote,
    estimate: line.estimate,
    provisional: line.provisional,
  };
}

function detailOf(
  instance: Instance,
  service: Service,
  locale: Locale,
): Omit<DetailSnapshot, 'amountCents' | 'optionsSumCents' | 'minutes' | 'delivery'> {
  const { rooms, seats, sqft, soil, sealant } = instance;
  const titles = optionTitles(instance, service, locale);
  return { rooms, seats, sqft, soil, sealant, options: titles, request: requestOf(instance, service.kind) };
}

/** Of the options that count, with how many where it is more than one. */
export function optionTitles({ options }: Instance, service: Service, locale: Locale): string[] {
  return countOptions(options, service).counted.map(({ option, qty }) =>
    qty > 1 ? `${option.title[locale]} × ${qty}` : option.title[locale],
  );
}

function sumOptions(
  item: CartItem,
  service: Service,
  seatsOf: (instance: Instance) => number,
  locale: Locale,
): LineSnapshot['options'] {
  const sums = new Map<string, { title: string; qty: number; priceCents: number }>();
  for (const instance of item.instances) {
    for (const counted of countOptions(instance.options, service).counted) {
      const { option } = counted;
      const before = sums.get(option.id)?.qty ?? 0;
      const qty = before + timesCharged(counted, seatsOf(instance));
      sums.set(option.id, { title: option.title[locale], qty, priceCents: option.priceCents });
    }
  }
  return [...sums.values()];
}

/** Flip options are charged once a seat (D37). */
function timesCharged({ option, qty }: CountedOption, seats: number): number {
  return optionGroup(option.slug) === 'flip' ? seats : qty;
}
